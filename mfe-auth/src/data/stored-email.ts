import { SESSION_EMAIL_KEY } from '@standby/contracts';
import { tabStorage } from './storage';

/** Returns the email carried across the steps of this tab; null if the person has not given one. */
export function readStoredEmail(): string | null {
  return tabStorage.read(SESSION_EMAIL_KEY) || null;
}

export function storeEmail(email: string): void {
  tabStorage.write(SESSION_EMAIL_KEY, email);
}

export function removeStoredEmail(): void {
  tabStorage.erase(SESSION_EMAIL_KEY);
}
