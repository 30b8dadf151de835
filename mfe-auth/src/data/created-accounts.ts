import type { SafeStorage } from '@standby/storage';
import { browserStorage } from './storage';

/** Emails with an account that was created in this browser. */
export interface CreatedAccounts {
  has(email: string): boolean;
  add(email: string): void;
}

/**
 * Prefix of the keys: one key per email, so that two tabs cannot overwrite each other's list. The
 * browser stores only the emails.
 */
const KEY_PREFIX = 'standby:account:';

/** Returns the key of an email, ignoring case and surrounding spaces. */
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
