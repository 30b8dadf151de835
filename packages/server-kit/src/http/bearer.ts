import type { FastifyRequest } from 'fastify';
import { isSameSecret } from '../secrets.ts';

/** Whether a request has the token of the settings. Without one in the settings, none has. */
export function hasBearer(
  { headers }: Pick<FastifyRequest, 'headers'>,
  token: string | undefined,
): boolean {
  return token !== undefined && isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
}
