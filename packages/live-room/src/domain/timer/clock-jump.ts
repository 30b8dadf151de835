import { MILLIS_PER_SECOND } from './time';

/*
 * The room's time is the system clock plus an offset that all windows of the room share.
 *
 * A system clock runs on through sleep but a person or a time server may set it; a monotonic clock
 * cannot be set but on some systems it stops while the machine sleeps. So each sample takes both, and
 * what the system clock advanced more than the monotonic one since the last sample is classified:
 *
 * - a little: the two drift apart, and the system clock is followed;
 * - back: sleep cannot do that, so the clock was set;
 * - forward: sleep, or a clock that was set. A page that provably ran all the time has not slept.
 *   Where that proof is missing, sleep is likelier, and it is counted.
 *
 * When the clock was set, the offset takes the jump back, so that no timer moves. The last two cases
 * can only be distinguished by likelihood: the screen says what was assumed and lets one reverse it.
 * From one page load to the next there is only the system clock, which is trusted then.
 */

/** Both clocks of the machine at one instant. */
export interface ClockSample {
  /** System clock, epoch ms. */
  readonly wallMs: number;
  /** From any origin; never goes back. */
  readonly monotonicMs: number;
  /** True where the page is known to have run without a gap since the sample before. */
  readonly isContinuous: boolean;
}

/** A jump of the system clock against the monotonic one. */
export interface ClockJump {
  readonly kind: 'slept' | 'clock-set';
  readonly byMs: number;
}

/** What two samples may differ by for their own lack of precision, or a time server's correction. */
const TOLERANCE_MS = 250;
/** Time servers slew a clock by at most this share of the time that passed. */
const SLEW_RATE_MAX = 0.0005;

/** What happened between two samples besides time passing; undefined where nothing did. */
export function detectClockJump(before: ClockSample, after: ClockSample): ClockJump | undefined {
  const passedMs = after.monotonicMs - before.monotonicMs;
  const byMs = Math.round(after.wallMs - before.wallMs - passedMs);
  if (Math.abs(byMs) <= TOLERANCE_MS + SLEW_RATE_MAX * passedMs) return undefined;
  return { kind: byMs > 0 && !after.isContinuous ? 'slept' : 'clock-set', byMs };
}

/** Following a drift must not make a figure step back: up to this much, time waits for the clock. */
const STEP_BACK_MAX_MS = MILLIS_PER_SECOND;

/** The next moment of the room's time: never a little before the last one. */
export function withoutSmallStepBack(lastMs: number, nextMs: number): number {
  return nextMs < lastMs && lastMs - nextMs < STEP_BACK_MAX_MS ? lastMs : nextMs;
}
