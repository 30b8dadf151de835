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
