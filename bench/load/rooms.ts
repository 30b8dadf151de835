import { processorMs } from '../process-usage.ts';
import { addShows, type Bench, BenchDesk, wait } from '../room/bench-room.ts';
import { Crowd } from './crowd.ts';
import { ACTS_PER_ROOM_SECOND } from './figures.ts';
import type { LoadSizes } from './sizes.ts';

const VIEWERS = 4;
/** Desks that act at the same time, each again as soon as its act is stored. */
const AT_ONCE = 50;
const OPEN_AT_ONCE = 20;

interface RoomsFigures {
  /** Milliseconds from act to acknowledgement at the rate of an evening. */
  readonly stored: readonly number[];
  /** Maximum number of acts stored per second. */
  readonly perSecond: number;
  /** Processor time of the server for one of these acts. */
  readonly processorMs: number;
}

async function actOnce(desk: BenchDesk): Promise<number> {
  const stored = desk.window.next('events');
  const sentAtMs = performance.now();
  desk.blackout();
  return (await stored) - sentAtMs;
}

/** Acts at a rate, whether or not the previous acts are stored. */
async function atRate(desks: readonly BenchDesk[], seconds: number): Promise<number[]> {
  const pauseMs = 1000 / (desks.length * ACTS_PER_ROOM_SECOND);
  const startedAtMs = performance.now();
  const acts: Promise<number>[] = [];
  // A desk acts again only at its next turn, long after its last act.
  const count = Math.min((seconds * 1000) / pauseMs, desks.length);
  for (const desk of desks.slice(0, count)) {
    await wait(startedAtMs + acts.length * pauseMs - performance.now());
    acts.push(actOnce(desk));
  }
  return Promise.all(acts);
}

async function asManyAsPossible(
  desks: readonly BenchDesk[],
  seconds: number,
  pid: number,
): Promise<Omit<RoomsFigures, 'stored'>> {
  const before = processorMs(pid);
  const startedAtMs = performance.now();
  const untilMs = startedAtMs + seconds * 1000;
  let count = 0;
  async function act(own: readonly BenchDesk[]): Promise<void> {
    for (let turn = 0; performance.now() < untilMs; turn += 1) {
      const desk = own[turn % own.length];
      if (!desk) return;
      await actOnce(desk);
      count += 1;
    }
  }
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, worker) =>
      act(desks.filter((_desk, index) => index % AT_ONCE === worker)),
    ),
  );
  return {
    perSecond: (count * 1000) / (performance.now() - startedAtMs),
    processorMs: (processorMs(pid) - before) / count,
  };
}

/** Measures many rooms at once, each with a desk and four viewers. */
export async function measureRooms(
  bench: Bench,
  { rooms: count, seconds }: LoadSizes,
  pid: number,
): Promise<RoomsFigures> {
  const { origin, owner } = bench;
  const showIds = await addShows(bench, count);
  const crowd = new Crowd();
  const desks: BenchDesk[] = [];
  try {
    const all = showIds.flatMap((showId) => Array.from({ length: VIEWERS }, () => showId));
    await crowd.order({ kind: 'open', origin, owner, showIds: all });
    for (let start = 0; start < count; start += OPEN_AT_ONCE) {
      const next = showIds.slice(start, start + OPEN_AT_ONCE);
      const opened = await Promise.all(next.map((showId) => BenchDesk.open(bench, showId)));
      // The first act of a room creates its row.
      await Promise.all(opened.map(actOnce));
      desks.push(...opened);
    }
    const stored = await atRate(desks, seconds);
    return { stored, ...(await asManyAsPossible(desks, seconds, pid)) };
  } finally {
    for (const desk of desks) desk.window.close();
    crowd.stop();
  }
}
