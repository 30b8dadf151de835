import { MILLIS_PER_SECOND } from '@standby/contracts/countdown';

/*
 * The room's time is the system clock plus an offset that all windows of the room share.
 *
 * A system clock continues through sleep, but a person or a time server may set it. A monotonic
 * clock cannot be set, but on some systems it stops while the machine sleeps. So each sample takes
 * both. The advance of the system clock over the monotonic one since the last sample is classified:
 *
 * - a little: the two drift apart, and the room's time follows the system clock;
 * - back: sleep cannot do that, so the clock was set;
 * - forward: sleep, or a clock that was set. A page that provably ran all the time has not slept.
 *   If the proof is missing, sleep is likelier, and its time counts.
 *
 * When the clock was set, the offset compensates the jump, so that no timer moves. The last two
 * cases differ only in likelihood: the screen shows the assumption and lets a person reverse it.
 * Between page loads only the system clock is available, and is trusted.
 */

/** Both clocks of the machine at one instant. */
export interface ClockSample {
  /** System clock, epoch ms. */
  readonly wallMs: number;
  /** Monotonic clock in ms, with any origin; it never goes back. */
  readonly monotonicMs: number;
  /** Whether the page is known to have run without a gap since the previous sample. */
  readonly isContinuous: boolean;
}

/** A jump of the system clock against the monotonic one. */
export interface ClockJump {
  readonly kind: 'slept' | 'clock-set';
  readonly byMs: number;
}

/**
 * Maximum difference in ms between two samples from imprecision, or from a time server's
 * correction.
 */
const TOLERANCE_MS = 250;
/** Maximum rate at which time servers slew a clock, as a share of the passed time. */
const SLEW_RATE_MAX = 0.0005;

/** Returns the jump of the system clock between two samples; undefined without one. */
export function detectClockJump(before: ClockSample, after: ClockSample): ClockJump | undefined {
  const passedMs = after.monotonicMs - before.monotonicMs;
  const byMs = Math.round(after.wallMs - before.wallMs - passedMs);
  if (Math.abs(byMs) <= TOLERANCE_MS + SLEW_RATE_MAX * passedMs) return undefined;
  return { kind: byMs > 0 && !after.isContinuous ? 'slept' : 'clock-set', byMs };
}

/**
 * Maximum step back in ms for which the room's time waits, so that following a drift never moves a
 * figure back.
 */
const STEP_BACK_MAX_MS = MILLIS_PER_SECOND;

/** Returns the next moment of the room's time. A small step back is held at the last moment. */
export function withoutSmallStepBack(lastMs: number, nextMs: number): number {
  return nextMs < lastMs && lastMs - nextMs < STEP_BACK_MAX_MS ? lastMs : nextMs;
}
