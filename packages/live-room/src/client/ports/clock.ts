import type { ClockSample } from '../../domain/timer/clock-jump';
import type { Unsubscribe } from '../subscribable';

/** The machine's clocks and its timeouts: the only way by which time enters the room. */
export interface Clock {
  /** For the room's clock alone: a sample uses up the proof that the page ran since the one before. */
  sample(): ClockSample;
  monotonicMs(): number;
  /** Calls back once, this much later or when the browser gets round to it; after weeks it may call back too early. */
  after(delayMs: number, callback: () => void): Unsubscribe;
  /** Until it is undone, the clock checks that the page runs without a gap. */
  detectGaps(): Unsubscribe;
}
