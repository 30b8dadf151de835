import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

export const PROBES = ['/health', '/ready', '/metrics'] as const;

/** A database that answers slower than this is not ready. */
const READY_MS = 2000;

/** One answer is good for this long: strangers may ask, and each answer is a write. */
const GOOD_FOR_MS = 1000;

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer within ${READY_MS} ms`)), READY_MS);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/** A row of its own, which is written over: a full disk still reads. */
const WRITE = `insert into rate_limit (key, points, expire) values ('ready', 1, 0)
  on conflict (key) do update set points = rate_limit.points + 1`;

/** Writes to the database, at most once at a time and once a second. */
function writeProbe(pool: Pool): () => Promise<void> {
  let writing: { readonly sinceMs: number; readonly done: Promise<void> } | undefined;
  return () => {
    if (!writing || performance.now() - writing.sinceMs > GOOD_FOR_MS) {
      const done = withTimeout(pool.query(WRITE)).then(() => undefined);
      writing = { sinceMs: performance.now(), done };
    }
    return writing.done;
  };
}

/** `/health`: the process answers. `/ready`: its database also stores what it is given, and it is not stopping. */
export function serveHealth(app: FastifyInstance, pool: Pool, isStopping: () => boolean): void {
  const write = writeProbe(pool);
  app.get('/health', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/ready', { logLevel: 'warn' }, async (request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await write();
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not store');
      return reply.code(503).send({ status: 'database does not store' });
    }
  });
}
