import { isPageSessionKnown, readPageSession } from '@standby/contracts';
import { openBrowserStorage } from '@standby/storage';
import {
  type RoomAccess,
  RoomAccessError,
  memberAccess,
  openLink,
  rememberedAccess,
  rememberAccess,
} from '../../data/server/room-access';
import { openGuestApi } from '../../data/server/guest-api';
import type { RoomConnection } from '@standby/live-room/domain/live-protocol/connection';

/** Access to a room once it is granted; until then, the reason why it is not. */
export type RoomAccessState =
  | { readonly access: RoomAccess; readonly failure?: undefined }
  | { readonly access?: undefined; readonly failure: Pick<RoomConnection, 'phase' | 'ended'> };

const SEARCHING: RoomAccessState = { failure: { phase: 'connecting', ended: null } };
const SIGNED_OUT: RoomAccessState = { failure: { phase: 'ended', ended: 'signed-out' } };
export const UNREACHABLE: RoomAccessState = { failure: { phase: 'away', ended: null } };

/**
 * Returns the access that is known before a request: from the page’s session, or from an earlier
 * visit.
 */
export function initialAccess(token: string | undefined, showId: string): RoomAccessState {
  if (token !== undefined) return SEARCHING;
  const storage = openBrowserStorage();
  // A page that was cached for use without a server has no session.
  if (!isPageSessionKnown()) {
    const access = rememberedAccess(storage, showId);
    return access ? { access } : UNREACHABLE;
  }
  const member = memberAccess(readPageSession());
  if (!member) return SIGNED_OUT;
  const known = rememberedAccess(storage, showId);
  const isSame =
    known?.subject === member.subject && known.organizationId === member.organizationId;
  const access = isSame ? { ...member, title: known.title } : member;
  rememberAccess(storage, showId, access);
  return { access };
}

/** Opens the room of a link. If the server does not answer, uses the access of an earlier visit. */
export async function fetchLinkAccess(token: string, showId: string): Promise<RoomAccessState> {
  const storage = openBrowserStorage();
  try {
    const access = await openLink(token, showId, openGuestApi());
    rememberAccess(storage, showId, access);
    return { access };
  } catch (error) {
    if (error instanceof RoomAccessError)
      return { failure: { phase: 'ended', ended: error.reason } };
    const access = rememberedAccess(storage, showId, token);
    return access ? { access } : UNREACHABLE;
  }
}
