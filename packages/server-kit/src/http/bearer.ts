import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Whether a request has the token of the settings. Without one in the settings, none has. */
export function hasBearer(
  { headers }: Pick<FastifyRequest, 'headers'>,
  token: string | undefined,
): boolean {
  if (token === undefined) return false;
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
