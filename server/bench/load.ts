import { Agent, request } from 'node:http';
import { quantile } from '../../platform/bench/statistics.ts';

/** One request of a load. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface LoadOptions {
  readonly origin: string;
  /** Returns the request with a number, from 0. */
  readonly requestOf: (number: number) => LoadRequest;
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
 * Sends one request, and resolves to the answer's body.
 *
 * @throws {Error} if the request is refused
 */
export function send(
  origin: string,
  { method, path, headers, body }: LoadRequest,
  agent?: Agent,
): Promise<string> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((done, fail) => {
    const sent = request(
      `${origin}${path}`,
      {
        ...(agent ? { agent } : {}),
        method,
        headers: {
          origin,
          ...headers,
          ...(payload === undefined
            ? {}
            : {
                'content-type': 'application/json',
                'content-length': String(Buffer.byteLength(payload)),
              }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', fail);
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          const { statusCode = 0 } = response;
          if (statusCode >= 200 && statusCode < 300) done(text);
          else fail(new Error(`${method} ${path} was answered with ${statusCode}: ${text}`));
        });
      },
    );
    sent.on('error', fail);
    sent.end(payload);
  });
}

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
