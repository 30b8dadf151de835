import {
  doorPath,
  isPageSessionKnown,
  readApiBase,
  readPageSession,
  roomPath,
  showPath,
} from '@standby/contracts';
import type { layoutAt } from '../nav/layout-at';

/** How the path of every stage door ends. */
const DOOR = doorPath('').slice(showPath('').length);

/**
 * Whether this visitor may see a page. In connected mode the app's screens are for people who
 * are signed in; public pages, and a room's viewer and ask pages, are for everybody. The server refuses by
 * itself: this only leads the way, through the `AuthGuard`.
 */
export function isOpenTo(
  layout: ReturnType<typeof layoutAt>,
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
): boolean {
  if (layout !== 'app' || readApiBase() === undefined) return true;
  // A link lets people without an account into one room: its token is the fragment. Without a server the
  // room itself knows whom this browser keeps it for.
  if ((hash || !isPageSessionKnown()) && pathname.startsWith(roomPath(''))) return true;
  // The same at a show's stage door.
  if (hash && pathname.startsWith(showPath('')) && pathname.endsWith(DOOR)) return true;
  return readPageSession()?.account.deletesAt === null;
}
