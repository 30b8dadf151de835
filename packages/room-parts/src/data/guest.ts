import { byMode, isPageSessionKnown, readPageSession } from '@standby/contracts';
import { areRoomsOnServer } from './room-place';

/**
 * Whether this window belongs to a guest: a person without an account, who opened a link of the
 * room.
 */
export const isGuest = (): boolean =>
  areRoomsOnServer() && isPageSessionKnown() && !readPageSession();

/**
 * Ways to share a room: links of the server, addresses of this browser if there is no server, or
 * nothing for a guest.
 */
export type Sharing = 'links' | 'addresses' | 'nothing';

export const sharing = (): Sharing => byMode('addresses', isGuest() ? 'nothing' : 'links');

/**
 * Returns the fragment for paths of the room: a guest’s token, so that the same link opens them.
 */
export const guestFragment = (): string => (isGuest() ? window.location.hash : '');
