import type { Clock } from '../time/clock';
import type { PageLifecycle, PageLifecycleEvent, Visibility } from '../protocol/page-lifecycle';
import { Listeners } from '../subscribable';
import type { FakeMachine } from './fake-machine';

/** Interval at which Chrome calls a tab that has been hidden for some minutes. */
const CHROME_THROTTLE_MS = 60_000;

/**
 * One window of a machine, with its clock and its page, and with everything that the browser does
 * to it.
 */
export class FakeWindow {
  readonly clock: Clock;
  readonly page: PageLifecycle;
  isFrozen = false;
  isGone = false;
  watchers = 0;
  #visibility: Visibility = 'visible';
  #throttleMs = 0;
  #hasGap = true;
  #waiting: (() => void)[] = [];
  readonly #listeners = new Listeners<[PageLifecycleEvent]>();

  constructor(machine: FakeMachine) {
    this.clock = {
      sample: () => {
        const isContinuous = this.watchers > 0 && !this.#hasGap && this.#visibility === 'visible';
        this.#hasGap = false;
        return { wallMs: machine.wallMs, monotonicMs: machine.monotonicMs, isContinuous };
      },
      monotonicMs: () => machine.monotonicMs,
      after: (delayMs, callback) =>
        machine.after(this.#throttled(machine, delayMs), callback, this),
      detectGaps: () => {
        this.watchers += 1;
        this.#hasGap = true;
        return () => {
          this.watchers -= 1;
        };
      },
    };
    this.page = {
      visibility: () => this.#visibility,
      subscribe: (listener) => this.#listeners.add(listener),
    };
  }

  /** Makes the next clock sample discontinuous with the one before. */
  noteGap(): void {
    this.#hasGap = true;
  }

  /** Hides the window, which is then called at most once in this many milliseconds. */
  hide(throttleMs = CHROME_THROTTLE_MS): void {
    this.#throttleMs = throttleMs;
    this.#turn('hidden');
  }

  show(): void {
    this.#throttleMs = 0;
    this.#turn('visible');
  }

  freeze(): void {
    this.#turn('frozen');
    this.isFrozen = true;
  }

  thaw(): void {
    this.isFrozen = false;
    this.#turn('hidden');
    const tasks = this.#waiting;
    this.#waiting = [];
    for (const task of tasks) this.run(task);
  }

  /** Unloads the page, which may come back from the back-forward cache. */
  leave(): void {
    this.#listeners.call('leave');
    this.#turn('hidden');
  }

  comeBack(): void {
    this.#turn('visible');
    this.#listeners.call('return');
  }

  /** Ends the window without an event, as a crash does. */
  crash(): void {
    this.isGone = true;
  }

  /** Runs a task in this window: at once, when it is thawed, or never after a crash. */
  run(task: () => void): void {
    if (this.isGone) return;
    if (this.isFrozen) this.#waiting.push(task);
    else task();
  }

  #turn(to: Visibility): void {
    this.#visibility = to;
    this.#hasGap = true;
    if (!this.isGone) this.#listeners.call('visibility');
  }

  #throttled(machine: FakeMachine, delayMs: number): number {
    if (this.#throttleMs === 0) return delayMs;
    const dueMs = machine.monotonicMs + delayMs;
    return Math.ceil(dueMs / this.#throttleMs) * this.#throttleMs - machine.monotonicMs;
  }
}
