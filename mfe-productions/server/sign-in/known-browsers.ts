import { createHash, createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieHeader, cookieName, readCookie } from '@standby/server-kit';
import { isSameSecret } from '@standby/server-kit/secrets';

/** Longest lifetime that browsers allow a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

const NAME_LENGTH = 16;

interface DoorOfBrowser {
  readonly organizationId: string;
  readonly showId: string;
  readonly pinKey: string;
}

/**
 * Recognizes browsers in which a person signed in at a stage door, by a signed cookie (OWASP:
 * device cookies). Wrong PINs from other browsers are counted separately, so they do not close the
 * door to the company. New PINs invalidate the cookies.
 */
export function knownBrowsers(isHttps: boolean) {
  const nameOf = ({ organizationId, showId }: Omit<DoorOfBrowser, 'pinKey'>): string => {
    const hash = createHash('sha256').update(`${organizationId} ${showId}`).digest('hex');
    return `standby.door.${hash.slice(0, NAME_LENGTH)}`;
  };
  const sign = ({ pinKey }: DoorOfBrowser, personId: string): string =>
    createHmac('sha256', pinKey).update(`browser of ${personId}`).digest('base64url');
  return {
    /**
     * Returns the person who signed in last in the browser of a request; undefined in an unknown
     * browser.
     */
    find(request: FastifyRequest, door: DoorOfBrowser): string | undefined {
      const cookie = readCookie(request, cookieName(nameOf(door), isHttps));
      const [personId = '', signature = ''] = cookie?.split('.') ?? [];
      return isSameSecret(signature, sign(door, personId)) ? personId : undefined;
    },
    remember(reply: FastifyReply, door: DoorOfBrowser, personId: string): void {
      const value = `${personId}.${sign(door, personId)}`;
      const cookie = { name: nameOf(door), value, path: '/api/v1/sign-in' };
      reply.header(
        'set-cookie',
        cookieHeader({ ...cookie, maxAgeSeconds: MAX_AGE_SECONDS }, isHttps),
      );
    },
    /** Whether a request claims to come from a known browser. */
    isClaimed: ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
      headers.cookie?.includes('standby.door.') ?? false,
  };
}
