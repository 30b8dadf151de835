import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from './faults.ts';
import type { History } from './history.ts';
import { between, type Random, shuffled } from './seeded-random.ts';

/** Range of a random duration, in ms. */
interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

export interface Pace {
  /** Duration of a fault. */
  readonly fault: Span;
  /** Duration of the rest after a fault. */
  readonly rest: Span;
}

/** Pace at which windows notice faults: their questions for the time wait 5 s. */
export const USUAL_PACE: Pace = {
  fault: { fromMs: 300, toMs: 7_000 },
  rest: { fromMs: 200, toMs: 2_000 },
};

/** Pace for a run that a person waits for. */
export const QUICK_PACE: Pace = {
  fault: { fromMs: 300, toMs: 1_500 },
  rest: { fromMs: 100, toMs: 500 },
};

interface NemesisOptions {
  readonly faults: readonly Fault[];
  readonly random: Random;
  readonly history: History;
  readonly pace: Pace;
  /** Moment after which no round begins. */
  readonly untilMs: number;
}

/**
 * Injects one fault after another, each healed before the next. Each round has all faults in a new
 * random order.
 */
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
