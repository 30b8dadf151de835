import type { Browser } from '@playwright/test';
import { signUp } from 'server/testing/desk-owner';
import { withServer } from '../measured-server.ts';
import { residentBytes } from '../process-usage.ts';
import { quantile } from '../statistics.ts';
import { type ActFigures, measureActs } from './acts.ts';
import { addShow, addShows, type Bench, BenchDesk, openMany, wait } from '../room/bench-room.ts';
import { BenchWindow } from '../room/bench-window.ts';
import { type ClockFigures, measureClocks } from './clocks.ts';

const VIEWERS = [1, 20, 200] as const;
const ROOMS = 1_000;
const SOCKETS_PER_ROOM = 5;
const IDLE_MS = 30_000;
const TIME_EVERY_MS = 10_000;
const REST_MS = 3_000;
/** Events below the server's compaction threshold, so that all of them are read. */
const LONG_LOG = 1_400;

export interface LiveFigures {
  readonly acts: readonly ActFigures[];
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

/** Measures the time from hello to welcome in a sleeping room with a long log. */
async function measureWake(bench: Bench): Promise<number> {
  const showId = await addShow(bench);
  const desk = await BenchDesk.open(bench, showId);
  for (let act = 0; act < LONG_LOG; act += 1) {
    const stored = desk.window.next('events');
    desk.blackout();
    await stored;
    // The server accepts 100 messages a second of one window.
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

/**
 * Measures the bytes that a viewer of a running timer sends and gets while nothing else happens.
 */
async function measureIdle(bench: Bench): Promise<number> {
  const showId = await addShow(bench);
  const desk = await BenchDesk.open(bench, showId);
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

/** Measures the real server. All windows but the browser's are in this process. */
export function measureLive(browser: Browser): Promise<LiveFigures> {
  return withServer(async ({ origin, pid = 0 }) => {
    const bench = { browser, origin, owner: await signUp(origin) };
    // Memory is measured first, because other measurements leave garbage.
    console.log(`  ${ROOMS} rooms of ${SOCKETS_PER_ROOM} windows`);
    const bytes = await measureMemory(bench, () => residentBytes(pid));
    const acts: ActFigures[] = [];
    for (const viewers of VIEWERS) {
      console.log(`  ${viewers} viewers`);
      acts.push(await measureActs(bench, viewers, pid));
    }
    console.log('  a room that wakes');
    const wakeMs = await measureWake(bench);
    console.log('  clocks of machines on three networks');
    const clocks = await measureClocks({ ...bench, showId: await addShow(bench) });
    console.log('  a viewer at rest');
    return { acts, wakeMs, clocks, idleBytesPerSecond: await measureIdle(bench), bytes };
  });
}
