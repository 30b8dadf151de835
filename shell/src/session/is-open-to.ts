import {
  doorPath,
  isPageSessionKnown,
  readApiBase,
  readPageSession,
  roomPath,
  showPath,
} from '@standby/contracts';
import type { layoutAt } from '../composition/layout-at';

/** End of the path of every stage door. */
const DOOR = doorPath('').slice(showPath('').length);

/**
 * Whether this visitor may see a page. In connected mode the app's screens are for signed-in
 * people. Public pages, and a room's viewer and ask pages, are for everybody. The server checks
 * every request; this check only leads the visitor to the `AuthGuard`.
 */
export function isOpenTo(
  layout: ReturnType<typeof layoutAt>,
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
): boolean {
  if (layout !== 'app' || readApiBase() === undefined) return true;
  // A link lets people without an account into one room: its token is the fragment. If the server is gone, the room checks for which account this browser stores it.
  if ((hash || !isPageSessionKnown()) && pathname.startsWith(roomPath(''))) return true;
  // A show's stage door has such a link, too.
  if (hash && pathname.startsWith(showPath('')) && pathname.endsWith(DOOR)) return true;
  return readPageSession()?.account.deletesAt === null;
}
