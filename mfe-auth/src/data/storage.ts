import { openBrowserStorage, openTabStorage } from '@standby/shared-ui';

/** One instance for the life of the page: what the browser refuses to store stays in its memory. */
export const tabStorage = openTabStorage();

/** As {@link tabStorage}, for all tabs of this browser. */
export const browserStorage = openBrowserStorage();

const INVITED_EMAIL_KEY = 'standby:invitation-email';

/** The address that this tab's invitation is for; null without one, or where anyone with its link is invited. */
export const readInvitedEmail = (): string | null => tabStorage.read(INVITED_EMAIL_KEY);

export function storeInvitedEmail(email: string | null): void {
  if (email === null) tabStorage.erase(INVITED_EMAIL_KEY);
  else tabStorage.write(INVITED_EMAIL_KEY, email);
}
