import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/** Where log lines go; a test collects them. */
export interface LogTarget {
  readonly write: (line: string) => void;
}

/** Characters of a path in the log: a stranger chooses it, and Node takes 16 kB. */
const PATH_MAX = 256;

/**
 * One JSON line an event. Of a request method, path and address: no query, no header, no body, so no
 * cookie, password or token gets in.
 */
export function loggerOptions(
  level: Settings['logLevel'],
  stream?: LogTarget,
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    ...(stream ? { stream } : {}),
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: ({ method, url, ip }: { method: string; url: string; ip: string }) => ({
        method,
        path: url.split('?', 1)[0]?.slice(0, PATH_MAX),
        address: ip,
      }),
    },
  };
}
