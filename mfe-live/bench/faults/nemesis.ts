import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from './faults.ts';
import type { History } from './history.ts';
import { between, type Random, shuffled } from './seeded-random.ts';

/** How long something lasts, in ms. */
interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface Pace {
  /** Of a fault. */
  readonly fault: Span;
  /** Without one, after it. */
  readonly rest: Span;
}

/** As long as windows notice: their questions for the time wait 5 s. */
export const USUAL_PACE: Pace = {
  fault: { fromMs: 300, toMs: 7_000 },
  rest: { fromMs: 200, toMs: 2_000 },
};

/** For a run that a person waits for. */
export const QUICK_PACE: Pace = {
  fault: { fromMs: 300, toMs: 1_500 },
  rest: { fromMs: 100, toMs: 500 },
};

export interface NemesisOptions {
  readonly faults: readonly Fault[];
  readonly random: Random;
  readonly history: History;
  readonly pace: Pace;
  /** No round begins after this. */
  readonly untilMs: number;
}

/** Lets one fault follow another, each healed before the next: all of them in a random order, then all again in another one. */
export async function injectFaults(options: NemesisOptions): Promise<void> {
  const { faults, random, history, pace, untilMs } = options;
  const pause = ({ fromMs, toMs }: Span): Promise<void> => delay(between(random, fromMs, toMs));
  do {
    for (const fault of shuffled(random, faults)) {
      history.add({ kind: 'fault', name: fault.name, isOn: true });
      const heal = await fault.begin(random);
      await pause(pace.fault);
      await heal();
      history.add({ kind: 'fault', name: fault.name, isOn: false });
      await pause(pace.rest);
    }
  } while (performance.now() < untilMs);
}
