import { browserTexts, type KeptTexts } from './kept-texts';

/** Which emails set up an account in this browser. */
export interface CreatedAccounts {
  has(email: string): boolean;
  add(email: string): void;
}

/** One key an email, so that two tabs cannot overwrite each other's list. Nothing else is kept. */
const KEY_PREFIX = 'standby:account:';

/** Nobody means another account by another case or a stray space. */
function keyOf(email: string): string {
  return KEY_PREFIX + email.trim().toLowerCase();
}

export function keepCreatedAccounts(texts: KeptTexts): CreatedAccounts {
  return {
    has: (email) => texts.read(keyOf(email)) !== null,
    add: (email) => texts.write(keyOf(email), 'created'),
  };
}

export const createdAccounts = keepCreatedAccounts(browserTexts);
