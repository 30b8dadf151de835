import { MILLIS_PER_SECOND } from './time';

/*
 * The room's time is the system clock plus an offset that all windows of the room share.
 *
 * A system clock runs on through sleep but a person or a time server may set it; a monotonic clock
 * cannot be set but on some systems it stands still while the machine sleeps. So each reading takes
 * both, and what the system clock did more than the monotonic one since the last reading is judged:
 *
 * - a little: the two drift apart, and the system clock is followed;
 * - back: sleep cannot do that, so the clock was set;
 * - forward: sleep, or a clock that was set. A page that provably ran all the time has not slept.
 *   Where that proof is missing, sleep is likelier, and it is counted.
 *
 * When the clock was set, the offset takes the jump back, so that no timer moves. The last two cases
 * can be told apart only by likelihood: the screen says what was assumed and lets one reverse it.
 * From one page load to the next there is only the system clock, which is trusted then.
 */

/** Both clocks of the machine at one instant. */
export interface Reading {
  /** System clock, epoch ms. */
  readonly wallMs: number;
  /** From any origin; never goes back. */
  readonly monotonicMs: number;
  /** True where the page is known to have run without a gap since the reading before. */
  readonly ranThrough: boolean;
}

/** What happened between two readings, besides time passing. */
export type Passage =
  { readonly kind: 'steady' } | { readonly kind: 'slept' | 'clock-set'; readonly byMs: number };

/** What two readings may differ by for their own lack of precision, or a time server's nudge. */
const NUDGE_MS = 250;
/** Time servers slew a clock by at most this share of the time that passed. */
const SLEW = 0.0005;

export function judge(before: Reading, after: Reading): Passage {
  const passedMs = after.monotonicMs - before.monotonicMs;
  const byMs = Math.round(after.wallMs - before.wallMs - passedMs);
  if (Math.abs(byMs) <= NUDGE_MS + SLEW * passedMs) return { kind: 'steady' };
  return { kind: byMs > 0 && !after.ranThrough ? 'slept' : 'clock-set', byMs };
}

/** Following a drift must not make a figure step back: time waits this long for the clock. */
const WAIT_MS = MILLIS_PER_SECOND;

/** The next moment of the room's time: never a little before the last one. */
export function advance(lastMs: number, nextMs: number): number {
  return nextMs < lastMs && lastMs - nextMs < WAIT_MS ? lastMs : nextMs;
}
