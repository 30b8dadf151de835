import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { LinkKind } from '../contract';
import type { RoomKey } from '../storage/room-repository';

const NAME_LENGTH = 16;

/** A cookie for one room and purpose: a browser may have several links. */
function nameOf({ organizationId, showId }: RoomKey, kind: LinkKind, isHttps: boolean): string {
  const room = createHash('sha256').update(`${organizationId}/${showId}`).digest('hex');
  return `${isHttps ? '__Secure-' : ''}standby.live.${kind}.${room.slice(0, NAME_LENGTH)}`;
}

export interface LinkCookie {
  readonly key: RoomKey;
  readonly kind: LinkKind;
  readonly token: string;
  readonly maxAgeSeconds: number;
}

/** The value of `Set-Cookie`. No script of a page reads it. */
export function linkCookie(
  { key, kind, token, maxAgeSeconds }: LinkCookie,
  isHttps: boolean,
): string {
  const name = nameOf(key, kind, isHttps);
  const age = Math.max(0, Math.floor(maxAgeSeconds));
  return `${name}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

/** The token of a room's link that a browser has. */
export function readLinkCookie(
  { headers }: Pick<FastifyRequest, 'headers'>,
  key: RoomKey,
  kind: LinkKind,
  isHttps: boolean,
): string | undefined {
  const name = `${nameOf(key, kind, isHttps)}=`;
  return (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(name))
    ?.slice(name.length);
}
