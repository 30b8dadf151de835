import type { ClockSample } from './clock-jump';
import type { Unsubscribe } from '../subscribable';

/** The machine's clocks and timeouts, the only way for time to enter the room. */
export interface Clock {
  /**
   * Takes a sample for the room's clock alone. Each sample uses up the proof that the page ran
   * since the previous one.
   */
  sample(): ClockSample;
  monotonicMs(): number;
  /**
   * Calls back once, after the delay or when the browser gets round to it. After weeks it may call
   * back too early.
   */
  after(delayMs: number, callback: () => void): Unsubscribe;
  /**
   * Makes the clock check that the page runs without a gap, until the returned function is called.
   */
  detectGaps(): Unsubscribe;
}
