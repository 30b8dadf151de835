import type { FastifyRequest } from 'fastify';

/** The value of one of a request's cookies. */
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

export interface Cookie {
  /** Without the prefix that a cookie of https has. */
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly maxAgeSeconds: number;
}

export const cookieName = (name: string, isHttps: boolean): string =>
  `${isHttps ? '__Secure-' : ''}${name}`;

/** The value of `Set-Cookie`. No script of a page reads it, and no other site sends it. */
export function cookieHeader(
  { name, value, path, maxAgeSeconds }: Cookie,
  isHttps: boolean,
): string {
  const attributes = `Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  return `${cookieName(name, isHttps)}=${value}; ${attributes}${isHttps ? '; Secure' : ''}`;
}
