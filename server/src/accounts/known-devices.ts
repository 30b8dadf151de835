import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieHeader, cookieName, readCookie } from '@standby/server-kit/http/cookies';
import { newToken } from '@standby/server-kit';

/** Maximum age of a cookie; browsers do not keep cookies for longer. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

const NAME_LENGTH = 16;

/**
 * Browsers in which an account was signed in before, by a signed cookie (OWASP: device cookies). Wrong passwords from
 * other browsers are counted separately, so they do not lock a person out of their own browser.
 */
export interface KnownDevices {
  /** Returns the browser's id if the account of this email was signed in there before. */
  readonly find: (request: FastifyRequest, email: string) => string | undefined;
  readonly remember: (reply: FastifyReply, email: string) => void;
}

export function knownDevices(secret: string, isHttps: boolean): KnownDevices {
  /** Returns the name of an account's cookie, since several people use a desk's machine. */
  const nameOf = (email: string): string => {
    const hash = createHash('sha256').update(email).digest('hex').slice(0, NAME_LENGTH);
    return `standby.device.${hash}`;
  };
  const sign = (id: string, email: string): Buffer =>
    createHmac('sha256', secret).update(`known-device ${id} ${email}`).digest();
  return {
    find: (request, email) => {
      const [id = '', signature = ''] =
        readCookie(request, cookieName(nameOf(email), isHttps))?.split('.') ?? [];
      const [given, expected] = [Buffer.from(signature, 'base64url'), sign(id, email)];
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
    },
    remember: (reply, email) => {
      const id = newToken();
      const value = `${id}.${sign(id, email).toString('base64url')}`;
      const cookie = { name: nameOf(email), value, path: '/api/v1/session' };
      reply.header(
        'set-cookie',
        cookieHeader({ ...cookie, maxAgeSeconds: MAX_AGE_SECONDS }, isHttps),
      );
    },
  };
}
