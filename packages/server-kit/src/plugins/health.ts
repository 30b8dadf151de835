import { createSingleFlight } from '@standby/api-client/single-flight';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

export const PROBES = ['/health', '/ready', '/metrics'] as const;

/** A row that is written again at each look: a disk that is full may still be read. */
const WRITE = `insert into rate_limit (key, points, expire) values ('ready', 0, 0)
  on conflict (key) do update set points = 1 - rate_limit.points`;

/** A database that answers slower than this is not ready. */
const READY_MS = 2000;

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer within ${READY_MS} ms`)), READY_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** `/health`: the process answers. `/ready`: its database stores a row, too, and it is not stopping. */
export function serveHealth(app: FastifyInstance, pool: Pool, isStopping: () => boolean): void {
  // Strangers may ask as often as they like: one write at a time answers all of them.
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
      // Once: strangers may ask as often as they like, and a log is on a disk too.
      if (wasReady) request.log.warn({ err: error }, 'the database stores nothing');
      wasReady = false;
      return reply.code(503).send({ status: 'database stores nothing' });
    }
  });
}
