import { createSingleFlight } from '@standby/api-client/single-flight';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

export const PROBES = ['/health', '/ready', '/metrics'] as const;

/** Statement that writes a row at each check, because a full disk may still be readable. */
const WRITE = `insert into rate_limit (key, points, expire) values ('ready', 0, 0)
  on conflict (key) do update set points = 1 - rate_limit.points`;

/** Timeout after which a database counts as not ready. */
const READY_MS = 2000;

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer within ${READY_MS} ms`)), READY_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** Serves `/health`, where the process answers, and `/ready`, which also needs a database that stores and no stop. */
export function serveHealth(app: FastifyInstance, pool: Pool, isStopping: () => boolean): void {
  // Strangers may send any number of requests; one write at a time answers all of them.
  const write = createSingleFlight(async () => void (await pool.query(WRITE)));
  let wasReady = true;
  app.get('/health', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/ready', { logLevel: 'warn' }, async (request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await withTimeout(write());
      wasReady = true;
      return { status: 'ok' };
    } catch (error) {
      // The warning is logged once: strangers may send any number of requests, and the log is on a disk too.
      if (wasReady) request.log.warn({ err: error }, 'the database stores nothing');
      wasReady = false;
      return reply.code(503).send({ status: 'database stores nothing' });
    }
  });
}
