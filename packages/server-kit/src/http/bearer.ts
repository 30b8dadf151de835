import type { FastifyRequest } from 'fastify';
import { isSameSecret } from '../secrets.ts';

/** Whether a request has the token of the settings; always false if the settings have no token. */
export function hasBearer(
  { headers }: Pick<FastifyRequest, 'headers'>,
  token: string | undefined,
): boolean {
  return token !== undefined && isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
}
