import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Pool } from 'pg';
import { notFound } from '../http/api-error.ts';

export interface MetricsOptions {
  readonly token: string | undefined;
  readonly pool: Pool;
  readonly openStreams: () => number;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** With a token whoever has it; else this machine, and nothing that came through a proxy on it. */
function isAllowed({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers;
    return LOOPBACK.has(socket.remoteAddress ?? '') && !isForwarded;
  }
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Prometheus metrics at `/metrics`: requests by route, connections, the process. */
export function serveMetrics(
  app: FastifyInstance,
  { token, pool, openStreams }: MetricsOptions,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const gauges: readonly [name: string, help: string, read: () => number][] = [
    ['standby_database_connections', 'Open connections.', () => pool.totalCount],
    ['standby_database_waiting', 'Queries that wait for a connection.', () => pool.waitingCount],
    ['standby_change_streams', 'Windows that hear of changes.', openStreams],
  ];
  for (const [name, help, read] of gauges) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      collect: () => gauge.set(read()),
    });
  }
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // The route, never the address: ids would make a series each.
    const route = routeOptions.url ?? 'page';
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isAllowed(request, token)) throw notFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
