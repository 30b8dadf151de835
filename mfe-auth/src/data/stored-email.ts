import { SESSION_EMAIL_KEY } from 'shared-ui/contracts';
import { tabTexts } from './kept-texts';

/** The email carried across the steps of this tab, or null where the person has not given one. */
export function readStoredEmail(): string | null {
  return tabTexts.read(SESSION_EMAIL_KEY) || null;
}

export function storeEmail(email: string): void {
  tabTexts.write(SESSION_EMAIL_KEY, email);
}

export function removeStoredEmail(): void {
  tabTexts.erase(SESSION_EMAIL_KEY);
}
