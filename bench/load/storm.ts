import { addShow, addShows, type Bench, BenchDesk, openMany } from '../room/bench-room.ts';
import { Crowd } from './crowd.ts';
import { actUntil } from './steady-desk.ts';

/** Windows of one house. */
const WINDOWS_PER_ROOM = 200;
const STAYED = 20;
const CALM_ACTS = 100;
/** Length of the log that each room of the storm sends again. */
const LOG_LENGTH = 100;

interface StormFigures {
  /** Milliseconds from cutting all windows until the last one was welcome again. */
  readonly allBackMs: number;
  /** Number of attempts that the server refused or that failed. */
  readonly retries: number;
  /** Milliseconds from act to acknowledgement before the storm, at a desk that was not cut off. */
  readonly calm: readonly number[];
  /** Milliseconds from act to acknowledgement at that desk during the storm. */
  readonly stayed: readonly number[];
}

async function fillLog(bench: Bench, showId: string): Promise<void> {
  const desk = await BenchDesk.open(bench, showId);
  await actUntil(desk, (acts) => acts >= LOG_LENGTH, 0);
  desk.window.close();
}

/** Creates shows for windows, which are spread over rooms of the size of a house. */
export async function createHouses(bench: Bench, count: number): Promise<string[]> {
  const rooms = await addShows(bench, Math.ceil(count / WINDOWS_PER_ROOM));
  return Array.from({ length: count }, (_, index) => rooms[index % rooms.length] ?? '');
}

/** Cuts off all windows except for one room at one moment; they come back at once. */
export async function measureStorm(bench: Bench, count: number): Promise<StormFigures> {
  const { origin, owner } = bench;
  const showIds = await createHouses(bench, count);
  for (const room of new Set(showIds)) await fillLog(bench, room);
  const crowd = new Crowd();
  try {
    await crowd.order({ kind: 'open', origin, owner, showIds });
    const showId = await addShow(bench);
    const desk = await BenchDesk.open(bench, showId);
    const others = await openMany(
      bench,
      Array.from({ length: STAYED }, () => showId),
    );
    const calm = await actUntil(desk, (acts) => acts >= CALM_ACTS);
    let isOver = false;
    const acting = actUntil(desk, () => isOver);
    const storm = await crowd.order({ kind: 'storm', origin, owner, showIds });
    isOver = true;
    const stayed = await acting;
    for (const window of [desk.window, ...others]) window.close();
    return { allBackMs: storm.tookMs, retries: storm.retries, calm, stayed };
  } finally {
    crowd.stop();
  }
}
