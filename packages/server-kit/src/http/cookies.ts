import type { FastifyRequest } from 'fastify';

/** Returns the value of one of a request's cookies. */
export function readCookie(
  { headers }: Pick<FastifyRequest, 'headers'>,
  name: string,
): string | undefined {
  return (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

interface Cookie {
  /** Name without the prefix of https cookies. */
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly maxAgeSeconds: number;
}

export const cookieName = (name: string, isHttps: boolean): string =>
  `${isHttps ? '__Secure-' : ''}${name}`;

/** Returns the value of `Set-Cookie`. Scripts cannot read the cookie, and other sites cannot send it. */
export function cookieHeader(
  { name, value, path, maxAgeSeconds }: Cookie,
  isHttps: boolean,
): string {
  const attributes = `Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  return `${cookieName(name, isHttps)}=${value}; ${attributes}${isHttps ? '; Secure' : ''}`;
}
