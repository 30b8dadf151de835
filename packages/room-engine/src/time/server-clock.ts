import {
  bestSample,
  errorAt,
  isTimeKnown,
  SAMPLES_MAX,
  slewedOffset,
  type TimeSample,
} from '@standby/contracts/clock-sync';
import { detectClockJump, type ClockSample } from './clock-jump';
import type { Clock } from './clock';
import type { RoomClock } from './room-clock';
import type { Unsubscribe } from '../subscribable';

export interface ServerClock extends RoomClock {
  addSample(sample: TimeSample): void;
  /** Whether the time is good enough to be shown. */
  isKnown(): boolean;
  /** Returns by how many ms the time can be wrong; null if only the system clock is known. */
  errorMs(): number | null;
}

export interface ServerClockOptions {
  readonly clock: Clock;
  /** The server's time minus the system clock's, as it was last known. */
  readonly rememberedOffsetMs: number | undefined;
  /** Stores the server's time minus the system clock's. */
  readonly remember: (offsetMs: number) => void;
  /** Called when the machine has slept, because the offset has to be measured again. */
  readonly onJump: () => void;
}

/** The server's time: the monotonic clock with the offset of the best sample. */
export function createServerClock(options: ServerClockOptions): ServerClock {
  const { clock, rememberedOffsetMs = 0, remember, onJump } = options;
  let samples: readonly TimeSample[] = [];
  let last: ClockSample = clock.sample();
  let offsetMs = last.wallMs + rememberedOffsetMs - last.monotonicMs;
  let offsetAtMs = last.monotonicMs;
  let stopDetecting: Unsubscribe | undefined;

  function offsetAt(nowMs: number): number {
    const best = bestSample(samples, nowMs);
    return best ? slewedOffset(offsetMs, best.offsetMs, nowMs - offsetAtMs) : offsetMs;
  }

  function settle(): number {
    const nowMs = clock.monotonicMs();
    offsetMs = offsetAt(nowMs);
    offsetAtMs = nowMs;
    return nowMs;
  }

  /** If the monotonic clock stopped during sleep, the system clock knows how long the sleep was. */
  function followSleep(): void {
    const sample = clock.sample();
    const jump = detectClockJump(last, sample);
    last = sample;
    // Setting the system clock has no effect here.
    if (jump?.kind !== 'slept') return;
    offsetMs += jump.byMs;
    samples = [];
    onJump();
  }

  return {
    now() {
      followSleep();
      return Math.round(settle() + offsetMs);
    },
    estimate() {
      const nowMs = clock.monotonicMs();
      return Math.round(nowMs + offsetAt(nowMs));
    },
    addSample(sample) {
      followSleep();
      settle();
      const wasKnown = isTimeKnown(samples, sample.takenAtMs);
      samples = [...samples, sample].slice(-SAMPLES_MAX);
      const best = bestSample(samples, sample.takenAtMs) ?? sample;
      // Either no time was shown yet, or the shown time may be wrong after sleep.
      if (!wasKnown) offsetMs = best.offsetMs;
      remember(best.offsetMs - (last.wallMs - last.monotonicMs));
    },
    isKnown: () => isTimeKnown(samples, clock.monotonicMs()),
    errorMs() {
      const nowMs = clock.monotonicMs();
      const best = bestSample(samples, nowMs);
      return best ? errorAt(best, nowMs) + Math.abs(best.offsetMs - offsetAt(nowMs)) : null;
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
