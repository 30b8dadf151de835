import {
  isPageSessionKnown,
  readApiBase,
  readPageSession,
  roomPath,
} from '@standby/shared-ui/contracts';
import type { layoutAt } from '../nav/layout-at';

/**
 * Whether a page may be shown to whoever opened it. In connected mode the app's screens are for people who
 * are signed in; public pages, and a room's viewer and ask pages, are for everybody. The server refuses by
 * itself: this only leads the way, by the `SessionGate`.
 */
export function isOpenTo(
  layout: ReturnType<typeof layoutAt>,
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
): boolean {
  if (layout !== 'app' || readApiBase() === undefined) return true;
  // A link lets people without an account into one room: its token is the fragment. Without a server the
  // room itself knows whom this browser keeps it for.
  if ((hash || !isPageSessionKnown()) && pathname.startsWith(roomPath(''))) return true;
  return readPageSession()?.account.deletesAt === null;
}
