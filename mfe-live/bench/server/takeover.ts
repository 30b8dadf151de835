import { liveRoomPath } from '@standby/live-room';
import { unusedPort } from '@standby/hosting/port';
import { signUp } from 'server/bench/desk';
import { startBalancer } from 'server/testing/balancer';
import { METRICS_TOKEN } from 'server/testing/test-server';
import { type ServerProcess, startServerProcess } from 'server/testing/connected-server';
import { quantile } from '../../../platform/bench/statistics.ts';
import { EngineWindow } from '../../server/testing/engine-window.ts';
import { addShow, wait } from './bench-room.ts';
import { metricsOf } from './process-metrics.ts';

const PROCESSES = 3;
const DESKS = 4;
const ACT_EVERY_MS = 200;
const SETTLING_MS = 5_000;

export interface TakeoverFigures {
  readonly what: string;
  /** Number of windows that lost their process. */
  readonly windows: number;
  /** Longest time between two acknowledgements of a window that acts all the time. */
  readonly p50Ms: number;
  readonly maxMs: number;
}

/** A desk that acts all the time, and measures how long no act is acknowledged. */
class WatchedDesk {
  readonly window: EngineWindow;
  readonly #timer: NodeJS.Timeout;
  #done = 0;
  #stored = 0;
  #storedAtMs = performance.now();
  #longestMs = 0;

  constructor(window: EngineWindow) {
    this.window = window;
    window.room.subscribe(() => this.#note());
    this.#timer = setInterval(() => {
      const messageId = window.room.newId();
      window.act({ type: 'send-message', messageId, text: messageId });
      this.#done += 1;
    }, ACT_EVERY_MS);
  }

  /** Returns the longest time since the last call, in ms. */
  takeLongest(): number {
    const longestMs = this.#longestMs;
    this.#longestMs = 0;
    return longestMs;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.window.close();
  }

  #note(): void {
    const stored = this.#done - this.window.unsent;
    if (stored <= this.#stored) return;
    const nowMs = performance.now();
    this.#longestMs = Math.max(this.#longestMs, nowMs - this.#storedAtMs);
    this.#stored = stored;
    this.#storedAtMs = nowMs;
  }
}

async function measure(
  what: string,
  desks: readonly WatchedDesk[],
  end: () => Promise<void>,
): Promise<TakeoverFigures> {
  console.log(`  a process is ${what}`);
  const lostConnections = desks.map(({ window }) => window.lostConnections);
  for (const desk of desks) desk.takeLongest();
  await end();
  await wait(SETTLING_MS);
  const moved = desks.filter(
    ({ window }, index) => window.lostConnections > (lostConnections[index] ?? 0),
  );
  const times = moved.map((desk) => desk.takeLongest());
  return { what, windows: moved.length, p50Ms: quantile(times, 0.5), maxMs: Math.max(...times) };
}

/** Returns the process that has the room. */
async function processOf(servers: readonly ServerProcess[]): Promise<ServerProcess> {
  const counts = await Promise.all(
    servers.map(async (server) => (await metricsOf(server))('standby_live_sockets')),
  );
  const found = servers[counts.indexOf(Math.max(...counts))];
  if (!found) throw new Error('No process has the room');
  return found;
}

/**
 * Measures how long the windows of a process go without one that accepts their acts, behind the
 * balancer.
 */
export async function measureTakeover(databaseUrl: string): Promise<TakeoverFigures[]> {
  const port = await unusedPort();
  const settings = {
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: `http://localhost:${port}`,
    TRUST_PROXY: 'loopback',
    METRICS_TOKEN,
  };
  const servers: ServerProcess[] = [];
  for (let started = 0; started < PROCESSES; started += 1) {
    servers.push(await startServerProcess(settings, undefined, ['--api-only']));
  }
  const processes = servers.map(({ origin }) => Number(new URL(origin).port));
  const { origin, stop } = await startBalancer({ port, processes });
  try {
    const owner = await signUp(origin);
    const showId = await addShow({ origin, owner });
    const url = `${origin.replace('http', 'ws')}${liveRoomPath(owner.organizationId, showId)}`;
    const headers = { origin, cookie: owner.cookie };
    const windows = Array.from(
      { length: DESKS },
      () => new EngineWindow({ url, headers, showId, role: 'controller' }),
    );
    for (const window of windows) await window.until(() => window.isLive);
    const desks = windows.map((window) => new WatchedDesk(window));
    await wait(SETTLING_MS);
    const first = await processOf(servers);
    const killed = await measure('killed', desks, () => first.stop('SIGKILL'));
    const second = await processOf(servers.filter((server) => server !== first));
    const stopped = await measure('stopped', desks, () => second.stop('SIGTERM'));
    for (const desk of desks) desk.stop();
    return [killed, stopped];
  } finally {
    await stop();
    for (const server of servers) await server.stop('SIGKILL');
  }
}
