import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Pool } from 'pg';
import type { Changes } from '../database/changes.ts';
import { notFound } from './api-error.ts';
import { hasBearer } from './bearer.ts';

export interface Metrics {
  readonly registry: Registry;
  /** Registers a number that is read at each scrape. */
  readonly gauge: (name: string, help: string, read: () => number) => void;
  /** Registers a counter, and returns the function that raises it. */
  readonly counter: (name: string, help: string) => (by: number) => void;
  /** Registers a histogram of durations in seconds. */
  readonly histogram: (name: string, help: string) => (seconds: number) => void;
}

const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/** Creates the metrics of one server, to which features add their own. */
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

interface MetricsOptions {
  readonly metrics: Metrics;
  readonly token: string | undefined;
  readonly pool: Pool;
  readonly changes: Pick<Changes, 'isLive'>;
  readonly openStreams: () => number;
}

/** Serves Prometheus metrics at `/metrics`: requests by route, connections, the process. */
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
    'Whether this process is notified of other processes’ changes at once (1), or polls for them (0).',
    () => Number(changes.isLive()),
  );
  gauge('standby_change_streams', 'Windows that hear of changes.', openStreams);
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // The label is the route and never the address, because each id would create its own series.
    const route = routeOptions.url ?? 'page';
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    // The token is always required, because requests through a local proxy look like requests of this machine.
    if (!hasBearer(request, token)) throw notFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
