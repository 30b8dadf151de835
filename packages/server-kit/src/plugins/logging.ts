import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/** Target of log lines; a test collects them. */
export interface LogTarget {
  readonly write: (line: string) => void;
}

/** Maximum characters of a path in the log, because strangers choose paths and Node accepts 16 kB. */
const PATH_MAX = 256;

/**
 * Returns options for one JSON line per event. A request's line has method, path and address. It has no query,
 * header or body, so no cookie, password or token enters the log.
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
