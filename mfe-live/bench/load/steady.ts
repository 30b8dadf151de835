import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMPACTION_THRESHOLD, EVENTS_MAX } from '../../../packages/live-room/src/domain/index.ts';
import { addShows, type Bench, BenchDesk, openMany, wait } from '../server/bench-room.ts';
import { BenchWindow } from '../server/bench-window.ts';
import { actUntil } from './steady-desk.ts';
import { type Sample, slopeOf } from './slope.ts';

const ROOMS = 20;
const VIEWERS = 4;
const ACT_EVERY_MS = 250;
/** One window goes and another comes. */
const CHANGE_EVERY_MS = 500;
const SAMPLES = 60;
/** Share of the time in which caches fill, and code is compiled. */
const WARM_UP = 0.3;
const LOOK_EVERY_MS = 20;

const PROBE = pathToFileURL(resolve(import.meta.dirname, 'heap-probe.mjs')).href;

/** Settings with which a server says what memory it needs. */
export const probeSettings = (file: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${PROBE}`,
  STANDBY_HEAP_FILE: file,
});

/** Lets rooms begin with logs of different lengths: otherwise all of them would be compacted at the same moment. */
async function fillLog(desk: BenchDesk, share: number): Promise<void> {
  const batches = Math.floor((share * COMPACTION_THRESHOLD) / EVENTS_MAX);
  for (let batch = 0; batch < batches; batch += 1) {
    const stored = desk.window.next('events');
    desk.act(...Array.from({ length: EVENTS_MAX }, () => ({ type: 'flash' })));
    await stored;
  }
}

/** Bytes of a server's heap that are in use after its garbage was collected. */
async function usedHeap(pid: number, file: string): Promise<number> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file)) await wait(LOOK_EVERY_MS);
  return (JSON.parse(readFileSync(file, 'utf8')) as { heapUsed: number }).heapUsed;
}

export interface SteadyFigures {
  readonly heapBytes: number;
  /** After a while, as a straight line. */
  readonly bytesPerHour: number;
  readonly minutes: number;
}

/** Rooms in which people act, and come and go, for a long time; the heap must not grow. */
export async function measureSteady(
  bench: Bench,
  { pid, file, minutes }: { readonly pid: number; readonly file: string; readonly minutes: number },
): Promise<SteadyFigures> {
  const showIds = await addShows(bench, ROOMS);
  const desks: BenchDesk[] = [];
  for (const [index, showId] of showIds.entries()) {
    const desk = await BenchDesk.open(bench, showId);
    await fillLog(desk, index / ROOMS);
    desks.push(desk);
  }
  const viewers = await openMany(
    bench,
    showIds.flatMap((showId) => Array.from({ length: VIEWERS }, () => showId)),
  );
  const durationMs = minutes * 60_000;
  const untilMs = performance.now() + durationMs;
  const isOver = (): boolean => performance.now() >= untilMs;

  async function comeAndGo(): Promise<void> {
    for (let turn = 0; !isOver(); turn += 1) {
      await wait(CHANGE_EVERY_MS);
      viewers[turn % viewers.length]?.close();
      const showId = showIds[Math.floor((turn % viewers.length) / VIEWERS)] ?? '';
      viewers[turn % viewers.length] = await BenchWindow.open({ ...bench, showId, role: 'viewer' });
    }
  }
  const samples: Sample[] = [];
  async function look(): Promise<void> {
    while (!isOver()) {
      await wait(durationMs / SAMPLES);
      samples.push({ atMs: performance.now(), value: await usedHeap(pid, file) });
    }
  }
  await Promise.all([
    comeAndGo(),
    look(),
    ...desks.map((desk) => actUntil(desk, isOver, ACT_EVERY_MS)),
  ]);
  for (const window of [...desks.map(({ window: own }) => own), ...viewers]) window.close();
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  return {
    heapBytes: warm.at(-1)?.value ?? Number.NaN,
    bytesPerHour: slopeOf(warm) * 3_600_000,
    minutes,
  };
}
