import type { SafeStorage } from '@standby/storage';
import { browserStorage } from './storage';

/** Emails that set up an account in this browser. */
export interface CreatedAccounts {
  has(email: string): boolean;
  add(email: string): void;
}

/** One key an email, so that two tabs cannot overwrite each other's list. The browser stores only the emails. */
const KEY_PREFIX = 'standby:account:';

/** Case and surrounding spaces do not make another account. */
function keyOf(email: string): string {
  return KEY_PREFIX + email.trim().toLowerCase();
}

export function storedAccounts(storage: SafeStorage): CreatedAccounts {
  return {
    has: (email) => storage.read(keyOf(email)) !== null,
    add: (email) => storage.write(keyOf(email), 'created'),
  };
}

export const createdAccounts = storedAccounts(browserStorage);
