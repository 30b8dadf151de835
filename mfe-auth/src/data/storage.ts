import { openBrowserStorage, openTabStorage } from '@standby/shared-ui';

/**
 * Storage of this tab, with one instance for the life of the page; it keeps refused values in
 * memory.
 */
export const tabStorage = openTabStorage();

/** Storage shared by all tabs of this browser, otherwise like {@link tabStorage}. */
export const browserStorage = openBrowserStorage();

const INVITED_EMAIL_KEY = 'standby:invitation-email';

/**
 * Reads the email of this tab's invitation; null without an invitation, or if anyone with the link
 * is invited.
 */
export const readInvitedEmail = (): string | null => tabStorage.read(INVITED_EMAIL_KEY);

export function storeInvitedEmail(email: string | null): void {
  if (email === null) tabStorage.erase(INVITED_EMAIL_KEY);
  else tabStorage.write(INVITED_EMAIL_KEY, email);
}
