import { EVENTS_MAX } from '../../packages/room-engine/src/protocol/bounds.ts';
import {
  COMPACTION_KEEP,
  COMPACTION_THRESHOLD,
  LOG_LINES_MAX,
} from '../../packages/room-engine/src/log/compaction.ts';
import { addShows, type Bench, BenchDesk, openMany, wait } from '../room/bench-room.ts';
import { BenchWindow } from '../room/bench-window.ts';
import { actUntil } from './steady-desk.ts';
import { type Sample, slopeOf } from './slope.ts';

const ROOMS = 20;
const VIEWERS = 4;
const ACT_EVERY_MS = 250;
/** Interval at which one window leaves and another joins. */
const CHANGE_EVERY_MS = 500;
const SAMPLES = 60;
/** Share of the time in which caches fill and code is compiled. */
const WARM_UP = 0.3;

/**
 * Fills a room's log with as many lines of the following acts as a log keeps. The number of acts
 * differs between rooms, over the range between two compactions. Otherwise all rooms would grow and
 * be compacted at the same moment.
 */
async function fillLog(desk: BenchDesk, share: number): Promise<void> {
  const length = LOG_LINES_MAX + COMPACTION_KEEP + share * (COMPACTION_THRESHOLD - COMPACTION_KEEP);
  const batches = Math.round(length / EVENTS_MAX);
  for (let batch = 0; batch < batches; batch += 1) {
    const stored = desk.window.next('events');
    desk.act(
      ...Array.from({ length: EVENTS_MAX }, (_, n) => ({ type: 'blackout', isOn: n % 2 === 0 })),
    );
    await stored;
  }
}

interface SteadyFigures {
  readonly heapBytes: number;
  /** Growth of the heap after the warm-up, as a straight line. */
  readonly bytesPerHour: number;
  readonly minutes: number;
}

/** Measures rooms in which people act, come and go for a long time; the heap must not grow. */
export async function measureSteady(
  bench: Bench,
  minutes: number,
  memory: () => Promise<NodeJS.MemoryUsage>,
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
      const { heapUsed } = await memory();
      samples.push({ atMs: performance.now(), value: heapUsed });
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
