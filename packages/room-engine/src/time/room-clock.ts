import {
  type ClockJump,
  type ClockSample,
  detectClockJump,
  withoutSmallStepBack,
} from './clock-jump';
import type { Clock } from './clock';
import type { Unsubscribe } from '../subscribable';

/**
 * A jump of the machine's clocks, in the room's time. The room counts the time of `slept`, but not
 * of `clock-set`.
 */
export interface RoomClockJump extends ClockJump {
  readonly atMs: number;
  /** Offset from the system clock with which the room's time continues without the jump. */
  readonly offsetMs: number;
}

export interface RoomClock {
  /** Returns the room's time in whole milliseconds. */
  now(): number;
  /**
   * Like `now`, but without looking for a jump, which would change the room; for use in a render.
   */
  estimate(): number;
  /** Sets whether a jump matters now: only then does the page check that it runs without a gap. */
  detectGaps(isNeeded: boolean): void;
}

/**
 * Derives the room's time from the machine's clocks.
 * @param offsetMs the room's agreed offset from the system clock
 * @param onJump called before `now` returns; if the clock was set, it sets the offset
 */
export function createRoomClock(
  clock: Clock,
  offsetMs: () => number,
  onJump: (jump: RoomClockJump) => void,
): RoomClock {
  let last: ClockSample | undefined;
  let lastMs = Number.NEGATIVE_INFINITY;
  let stopDetecting: Unsubscribe | undefined;
  return {
    now() {
      const sample = clock.sample();
      const jump = last && detectClockJump(last, sample);
      last = sample;
      const nextMs = Math.round(sample.wallMs + offsetMs());
      if (!jump) {
        lastMs = withoutSmallStepBack(lastMs, nextMs);
        return lastMs;
      }
      const atMs = jump.kind === 'clock-set' ? nextMs - jump.byMs : nextMs;
      lastMs = atMs;
      onJump({ ...jump, atMs, offsetMs: offsetMs() - jump.byMs });
      return atMs;
    },
    estimate() {
      if (!last) return Math.round(clock.sample().wallMs + offsetMs());
      return Math.round(lastMs + clock.monotonicMs() - last.monotonicMs);
    },
    detectGaps(isNeeded) {
      if (isNeeded) {
        stopDetecting ??= clock.detectGaps();
      } else {
        stopDetecting?.();
        stopDetecting = undefined;
      }
    },
  };
}
