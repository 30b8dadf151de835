import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Pool } from 'pg';
import type { Changes } from '../database/changes.ts';
import { notFound } from '../http/api-error.ts';
import { hasBearer } from '../http/bearer.ts';

export interface Metrics {
  readonly registry: Registry;
  /** A number that is read at each scrape. */
  readonly gauge: (name: string, help: string, read: () => number) => void;
  /** Counts up, and returns how. */
  readonly counter: (name: string, help: string) => (by: number) => void;
  /** Durations in seconds. */
  readonly histogram: (name: string, help: string) => (seconds: number) => void;
}

const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/** The metrics of one server, to which features add theirs. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    gauge: (name, help, read) => {
      const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(read()) });
    },
    counter: (name, help) => {
      const counter = new Counter({ name, help, registers });
      return (by) => counter.inc(by);
    },
    histogram: (name, help) => {
      const histogram = new Histogram({ name, help, registers, buckets: DURATION_BUCKETS });
      return (seconds) => histogram.observe(seconds);
    },
  };
}

export interface MetricsOptions {
  readonly metrics: Metrics;
  readonly token: string | undefined;
  readonly pool: Pool;
  readonly changes: Pick<Changes, 'isLive'>;
  readonly openStreams: () => number;
}

/** Prometheus metrics at `/metrics`: requests by route, connections, the process. */
export function serveMetrics(
  app: FastifyInstance,
  { metrics, token, pool, changes, openStreams }: MetricsOptions,
): void {
  const { registry, gauge } = metrics;
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  gauge('standby_database_connections', 'Open connections.', () => pool.totalCount);
  gauge('standby_database_waiting', 'Queries that wait for a connection.', () => pool.waitingCount);
  gauge(
    'standby_changes_live',
    'Whether this process hears of changes by others at once: 1, or 0 while it looks for them.',
    () => Number(changes.isLive()),
  );
  gauge('standby_change_streams', 'Windows that hear of changes.', openStreams);
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // The route, never the address: ids would make a series each.
    const route = routeOptions.url ?? 'page';
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    // Always: a request that a proxy on this machine sends on looks like one of this machine, with any headers.
    if (!hasBearer(request, token)) throw notFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
