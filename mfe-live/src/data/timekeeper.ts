import { advance, judge, type Reading } from '../domain/timebase';
import type { Clock } from './clock';
import type { Unsubscribe } from './source';

/** A jump between the machine's clocks, and what was made of it. */
export interface Jump {
  /** `slept` was counted, `clock-set` was not. */
  readonly kind: 'slept' | 'clock-set';
  readonly byMs: number;
  readonly atMs: number;
  /** The room's offset from the system clock that keeps its time where it was. */
  readonly offsetMs: number;
}

export interface Timekeeper {
  /** Now, in the room's time, whole milliseconds. */
  now(): number;
  /** Whether a jump of the clocks matters now: only then is it worth gathering proof against sleep. */
  watch(isNeeded: boolean): void;
}

/**
 * Reads the room's time off the machine's clocks.
 * @param offsetMs the room's agreed offset from the system clock.
 * @param onJump called before `now` returns; where the clock was set, it sets the offset.
 */
export function createTimekeeper(
  clock: Clock,
  offsetMs: () => number,
  onJump: (jump: Jump) => void,
): Timekeeper {
  let last: Reading | undefined;
  let lastMs = Number.NEGATIVE_INFINITY;
  let unwatch: Unsubscribe | undefined;
  return {
    now() {
      const reading = clock.read();
      const passage = last ? judge(last, reading) : ({ kind: 'steady' } as const);
      last = reading;
      const nextMs = Math.round(reading.wallMs + offsetMs());
      if (passage.kind === 'steady') {
        lastMs = advance(lastMs, nextMs);
        return lastMs;
      }
      const { kind, byMs } = passage;
      const atMs = kind === 'clock-set' ? nextMs - byMs : nextMs;
      lastMs = atMs;
      onJump({ kind, byMs, atMs, offsetMs: offsetMs() - byMs });
      return atMs;
    },
    watch(isNeeded) {
      if (isNeeded) {
        unwatch ??= clock.watch();
      } else {
        unwatch?.();
        unwatch = undefined;
      }
    },
  };
}
