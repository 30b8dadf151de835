import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { startServerProcess } from '../../../server/testing/connected-server.ts';
import type { PostgresCluster } from '../../../server/testing/postgres-cluster.ts';
import { deskRequests, type DeskOwner, signUp } from '../connected/desk.ts';
import { runLoad } from '../connected/load.ts';
import { residentBytes } from '../connected/memory.ts';
import { quantile } from '../statistics.ts';
import { BenchWindow } from './bench-window.ts';
import { type ClockFigures, measureClocks } from './clocks.ts';

export const VIEWERS = [1, 20, 200] as const;
const ACTS = 300;
const WARM_UP = 50;
/** The server takes 2,000 messages a second of one account, and each viewer answers each act. */
const PAUSE_MS_PER_VIEWER = 0.6;
const ROOMS = 1_000;
const SOCKETS_PER_ROOM = 5;
/** How many connections are opened at once. */
const AT_ONCE = 50;
const IDLE_MS = 30_000;
const TIME_EVERY_MS = 10_000;
const REST_MS = 3_000;
/** Below what the server compacts, so that all of it is read. */
const LONG_LOG = 1_400;

export interface Quantiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export interface LiveFigures {
  readonly acts: readonly {
    readonly viewers: number;
    readonly stored: Quantiles;
    /** Of all viewers' messages. */
    readonly atViewer: Quantiles;
    /** Of the last viewer of each act. */
    readonly atLast: Quantiles;
  }[];
  readonly wakeMs: number;
  readonly clocks: readonly ClockFigures[];
  readonly idleBytesPerSecond: number;
  readonly bytes: {
    readonly rest: number;
    readonly all: number;
    readonly perSocket: number;
    readonly perRoom: number;
  };
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const quantiles = (figures: readonly number[]): Quantiles => ({
  p50: quantile(figures, 0.5),
  p95: quantile(figures, 0.95),
  p99: quantile(figures, 0.99),
});

interface Bench {
  readonly origin: string;
  readonly owner: DeskOwner;
}

/** Writes acts one after the other, each when all have the one before. */
class BenchDesk {
  readonly window: BenchWindow;
  #seq = 0;

  constructor(window: BenchWindow) {
    this.window = window;
  }

  act(act: object): void {
    this.#seq += 1;
    const { by } = this.window;
    const event = { by, role: 'controller', seq: this.#seq, lamport: this.#seq, atMs: Date.now() };
    this.window.send({ kind: 'entries', entries: [{ ...event, act }] });
  }

  blackout(): void {
    this.act({ type: 'blackout', isOn: this.#seq % 2 === 0 });
  }
}

async function addShow({ origin, owner }: Bench): Promise<string> {
  const [showId] = await addShows({ origin, owner }, 1);
  return showId ?? '';
}

async function addShows({ origin, owner }: Bench, count: number): Promise<string[]> {
  const { create } = deskRequests(owner);
  const ids = Array.from({ length: count + 1 }, () => randomBytes(9).toString('hex'));
  const requestOf = (number: number) => create(`Hamlet ${number}`, ids[number] ?? '');
  // A tenth of a load comes before it: ids beyond the list are new ones.
  await runLoad({
    origin,
    count,
    connections: 4,
    requestOf: (number) => (number <= count ? requestOf(number) : create(`Extra ${number}`)),
  });
  return ids.slice(0, count);
}

async function openMany(
  bench: Bench,
  showIds: readonly string[],
  role: 'controller' | 'viewer' = 'viewer',
): Promise<BenchWindow[]> {
  const windows: BenchWindow[] = [];
  for (let start = 0; start < showIds.length; start += AT_ONCE) {
    const opened = showIds
      .slice(start, start + AT_ONCE)
      .map((showId) => BenchWindow.open({ ...bench, showId, role }));
    windows.push(...(await Promise.all(opened)));
  }
  return windows;
}

async function measureActs(bench: Bench, viewers: number): Promise<LiveFigures['acts'][number]> {
  const showId = await addShow(bench);
  const desk = new BenchDesk(await BenchWindow.open({ ...bench, showId, role: 'controller' }));
  const windows = await openMany(
    bench,
    Array.from({ length: viewers }, () => showId),
  );
  const [stored, atViewer, atLast]: [number[], number[], number[]] = [[], [], []];
  for (let act = 0; act < WARM_UP + ACTS; act += 1) {
    const heard = [desk.window.next('ack'), ...windows.map((window) => window.next('entries'))];
    const sentAt = performance.now();
    desk.blackout();
    const [acknowledged = 0, ...arrived] = (await Promise.all(heard)).map((at) => at - sentAt);
    // As screens do: they say what they show.
    for (const window of windows) {
      window.send({ kind: 'presence', visibility: 'visible', shown: act + 1 });
    }
    await wait(viewers * PAUSE_MS_PER_VIEWER);
    if (act < WARM_UP) continue;
    stored.push(acknowledged);
    atViewer.push(...arrived);
    atLast.push(Math.max(...arrived));
  }
  for (const window of [desk.window, ...windows]) window.close();
  return {
    viewers,
    stored: quantiles(stored),
    atViewer: quantiles(atViewer),
    atLast: quantiles(atLast),
  };
}

/** The time from hello to welcome in a room that slept, with a long log. */
async function measureWake(bench: Bench): Promise<number> {
  const showId = await addShow(bench);
  const desk = new BenchDesk(await BenchWindow.open({ ...bench, showId, role: 'controller' }));
  for (let act = 0; act < LONG_LOG; act += 1) {
    const stored = desk.window.next('ack');
    desk.blackout();
    await stored;
    // The server takes 100 messages a second of one window.
    if (act > 300) await wait(10);
  }
  desk.window.close();
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    await wait(200);
    const startedAt = performance.now();
    const window = await BenchWindow.open({ ...bench, showId, role: 'viewer' });
    times.push(performance.now() - startedAt);
    window.close();
  }
  return quantile(times, 0.5);
}

/** What a viewer of a running timer sends and gets, beside nothing that happens. */
async function measureIdle(bench: Bench): Promise<number> {
  const showId = await addShow(bench);
  const desk = new BenchDesk(await BenchWindow.open({ ...bench, showId, role: 'controller' }));
  desk.act({ type: 'play', timerId: 'timer-1' });
  const viewer = await BenchWindow.open({ ...bench, showId, role: 'viewer' });
  const ask = (): void => viewer.send({ kind: 'time', sentAtMs: performance.now() });
  const before = viewer.bytes();
  const asking = setInterval(ask, TIME_EVERY_MS);
  await wait(IDLE_MS);
  clearInterval(asking);
  const bytes = viewer.bytes() - before;
  for (const window of [desk.window, viewer]) window.close();
  return bytes / (IDLE_MS / 1000);
}

async function measureMemory(bench: Bench, memory: () => number): Promise<LiveFigures['bytes']> {
  const showIds = await addShows(bench, ROOMS);
  await wait(REST_MS);
  const rest = memory();
  const first = await openMany(bench, showIds, 'controller');
  await wait(REST_MS);
  const withRooms = memory();
  const others: BenchWindow[] = [];
  for (let socket = 1; socket < SOCKETS_PER_ROOM; socket += 1) {
    others.push(...(await openMany(bench, showIds)));
  }
  await wait(REST_MS);
  const all = memory();
  for (const window of [...first, ...others]) window.close();
  const perSocket = (all - withRooms) / others.length;
  return { rest, all, perSocket, perRoom: (withRooms - rest) / ROOMS - perSocket };
}

/** The real server on one database, in a process of its own; all windows are in this one. */
export async function measureLive(cluster: PostgresCluster | undefined): Promise<LiveFigures> {
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-bench-'));
  const start = () =>
    startServerProcess(
      {
        STANDBY_DATA: folder,
        TRUST_PROXY: 'loopback',
        ...(cluster ? { DATABASE_URL: cluster.url } : {}),
      },
      undefined,
      ['--api-only'],
    );
  // The first start makes the database, and leaves memory that later ones do not need.
  await (await start()).stop();
  const server = await start();
  try {
    const { origin, pid = 0 } = server;
    const bench = { origin, owner: await signUp(origin) };
    // First: what comes before leaves garbage.
    console.log(`  ${ROOMS} rooms of ${SOCKETS_PER_ROOM} windows`);
    const bytes = await measureMemory(bench, () => residentBytes(pid));
    const acts: LiveFigures['acts'][number][] = [];
    for (const viewers of VIEWERS) {
      console.log(`  ${viewers} viewers`);
      acts.push(await measureActs(bench, viewers));
    }
    console.log('  a room that wakes');
    const wakeMs = await measureWake(bench);
    console.log('  clocks of machines on three networks');
    const clocks = await measureClocks({ ...bench, showId: await addShow(bench) });
    console.log('  a viewer at rest');
    const idleBytesPerSecond = await measureIdle(bench);
    return { acts, wakeMs, clocks, idleBytesPerSecond, bytes };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
