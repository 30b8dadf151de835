import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

export const PROBES = ['/health', '/ready', '/metrics'] as const;

/** A database that answers slower than this is not ready. */
const READY_MS = 2000;

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer within ${READY_MS} ms`)), READY_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** `/health`: the process answers. `/ready`: its database does, too, and it is not stopping. */
export function serveHealth(app: FastifyInstance, pool: Pool, isStopping: () => boolean): void {
  app.get('/health', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/ready', { logLevel: 'warn' }, async (request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await withTimeout(pool.query('select 1'));
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer');
      return reply.code(503).send({ status: 'database does not answer' });
    }
  });
}
