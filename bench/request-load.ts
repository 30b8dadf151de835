import { Agent } from 'node:http';
import { send, type SentRequest } from 'server/testing/send-request';
import { quantile } from './statistics.ts';

export interface LoadOptions {
  readonly origin: string;
  /** Returns the request with a number, from 0. */
  readonly requestOf: (number: number) => SentRequest;
  readonly count: number;
  /** Number of requests in progress at any moment. */
  readonly connections: number;
}

export interface LoadFigures {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Share of a load that is sent first and not measured. */
const WARM_UP = 0.1;

/**
 * Sends a number of requests. Each connection sends the next request as soon as it has its answer.
 *
 * This loop replaces autocannon, which rounds times to whole milliseconds, although some answers take less
 * than two.
 *
 * @throws {Error} if a request is refused
 */
export async function runLoad(options: LoadOptions): Promise<LoadFigures> {
  const { origin, requestOf, count, connections } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const warmUp = Math.ceil(count * WARM_UP);
  let next = 0;
  let times: number[] = [];

  async function connection(end: number): Promise<void> {
    while (next < end) {
      const number = next;
      next += 1;
      const startedAt = performance.now();
      await send(origin, requestOf(number), agent);
      times.push(performance.now() - startedAt);
    }
  }
  const connect = (end: number): Promise<void[]> =>
    Promise.all(Array.from({ length: connections }, () => connection(end)));

  try {
    await connect(warmUp);
    times = [];
    const startedAt = performance.now();
    await connect(warmUp + count);
    const seconds = (performance.now() - startedAt) / 1000;
    return {
      perSecond: times.length / seconds,
      p50Ms: quantile(times, 0.5),
      p99Ms: quantile(times, 0.99),
    };
  } finally {
    agent.destroy();
  }
}
