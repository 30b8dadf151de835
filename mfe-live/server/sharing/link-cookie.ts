import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { cookieHeader, cookieName, readCookie } from '@standby/server-kit';
import type { LinkKind } from '@standby/room-parts/contract';
import type { RoomKey } from '@standby/live-room/authority/ports';

const NAME_LENGTH = 16;

/**
 * Returns the name of the cookie for one room and purpose, because a browser may have several
 * links.
 */
function nameOf({ organizationId, showId }: RoomKey, kind: LinkKind): string {
  const room = createHash('sha256').update(`${organizationId}/${showId}`).digest('hex');
  return `standby.live.${kind}.${room.slice(0, NAME_LENGTH)}`;
}

interface LinkCookie {
  readonly key: RoomKey;
  readonly kind: LinkKind;
  readonly token: string;
  readonly maxAgeSeconds: number;
}

/** Returns the value of `Set-Cookie`. No script of a page can read the cookie. */
export function linkCookie(
  { key, kind, token, maxAgeSeconds }: LinkCookie,
  isHttps: boolean,
): string {
  const age = Math.max(0, Math.floor(maxAgeSeconds));
  return cookieHeader(
    { name: nameOf(key, kind), value: token, path: '/', maxAgeSeconds: age },
    isHttps,
  );
}

/** Returns the token of a room's link from a browser's cookies. */
export function readLinkCookie(
  request: Pick<FastifyRequest, 'headers'>,
  key: RoomKey,
  kind: LinkKind,
  isHttps: boolean,
): string | undefined {
  return readCookie(request, cookieName(nameOf(key, kind), isHttps));
}
