import { isPageSessionKnown, readApiBase, readPageSession } from '@standby/contracts';

/** Whether this window belongs to a person without an account, who opened a link of the room. */
export const isGuest = (): boolean =>
  readApiBase() !== undefined && isPageSessionKnown() && !readPageSession();

/** What follows a path of the room, so that it opens by the same link: the token is the address's fragment. */
export const guestFragment = (): string => (isGuest() ? window.location.hash : '');
