import { signUp } from 'server/testing/desk-owner';
import { withServer } from '../measured-server.ts';
import { addShow, BenchDesk, wait } from '../room/bench-room.ts';
import { flood, type FloodAnswer } from './flood.ts';
import { floodsOn, type NamedFlood } from './floods-on.ts';

/** Interval of the acts, whether or not the previous one is acknowledged. */
const ACT_EVERY_MS = 40;
const QUIET_ACTS = 100;
/** Minimum number of acts, for a flood that ends early. */
const LEAST_ACTS = 50;
/** Acts before the first measurement, in which code is compiled and connections are opened. */
const WARM_UP_ACTS = 50;

export interface FloodFigures {
  readonly name: string;
  readonly flood: FloodAnswer;
  /** Milliseconds from each act of the desk to its acknowledgement. */
  readonly quiet: readonly number[];
  readonly duringFlood: readonly number[];
}

interface Events {
  readonly kind: string;
  readonly events: readonly { readonly by: string }[];
}

/** Acts at a steady interval until the condition is true, and waits for every acknowledgement. */
async function actUntil(desk: BenchDesk, isOver: (acts: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  const sentAtMs: number[] = [];
  const isStored = (): boolean => times.length === sentAtMs.length;
  let allStored: () => void = () => undefined;
  desk.window.onMessage = (text) => {
    if (!text.startsWith('{"kind":"events"')) return;
    const { events } = JSON.parse(text) as Events;
    const own = events.filter(({ by }) => by === desk.window.by).length;
    // A desk's own acts come back in order.
    for (let stored = 0; stored < own; stored += 1) {
      times.push(performance.now() - (sentAtMs[times.length] ?? Number.NaN));
    }
    if (isStored()) allStored();
  };
  const startedAtMs = performance.now();
  while (!isOver(sentAtMs.length)) {
    sentAtMs.push(performance.now());
    desk.blackout();
    await wait(startedAtMs + sentAtMs.length * ACT_EVERY_MS - performance.now());
  }
  if (!isStored()) await new Promise<void>((done) => (allStored = done));
  return times;
}

/** Measures a desk's acts alone, and then during a flood. */
async function measureFlood(desk: BenchDesk, { name, order }: NamedFlood): Promise<FloodFigures> {
  console.log(`  ${name}`);
  const quiet = await actUntil(desk, (acts) => acts >= QUIET_ACTS);
  let answer: FloodAnswer | undefined;
  const flooding = flood(order).then((answered) => (answer = answered));
  const duringFlood = await actUntil(desk, (acts) => answer !== undefined && acts >= LEAST_ACTS);
  return { name, flood: await flooding, quiet, duringFlood };
}

/** Measures a desk's acts on the real server during each flood. */
export function measureFloods(): Promise<readonly FloodFigures[]> {
  return withServer(
    async ({ origin }) => {
      const bench = { origin, owner: await signUp(origin) };
      const showId = await addShow(bench);
      const floods = await floodsOn(bench, showId, await signUp(origin));
      const desk = await BenchDesk.open(bench, showId);
      await actUntil(desk, (acts) => acts >= WARM_UP_ACTS);
      const figures: FloodFigures[] = [];
      for (const one of floods) figures.push(await measureFlood(desk, one));
      desk.window.close();
      return figures;
    },
    { options: ['--api-only'] },
  );
}
