import { FakeWindow } from './fake-window';

interface Timeout {
  readonly dueMs: number;
  readonly callback: () => void;
  readonly window: FakeWindow | undefined;
}

/**
 * Resolves when no promise has anything left to do, because a tick runs once the microtask queue is
 * empty.
 */
const settled = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

function canFire({ window }: Timeout): boolean {
  return !window || (!window.isFrozen && !window.isGone);
}

/**
 * A machine under the test's control: one system clock, one monotonic clock, and any number of
 * windows whose timeouts fire in order as time is advanced.
 */
export class FakeMachine {
  /** Time as it really passes, measured by a stopwatch beside the machine. */
  trueMs = 0;
  monotonicMs = 5_000;
  wallMs: number;
  /** Number of timeouts that have fired. */
  timeoutsFired = 0;
  #timeouts: Timeout[] = [];
  readonly #windows: FakeWindow[] = [];

  constructor(wallMs = Date.UTC(2025, 0, 15, 19, 30)) {
    this.wallMs = wallMs;
  }

  open(): FakeWindow {
    const window = new FakeWindow(this);
    this.#windows.push(window);
    return window;
  }

  /**
   * Lets time pass and fires everything that is due, after finishing the work that has already
   * begun.
   */
  async advance(ms: number): Promise<void> {
    await settled();
    const untilMs = this.monotonicMs + ms;
    for (;;) {
      const next = this.#next(untilMs);
      if (!next) break;
      this.#pass(Math.max(0, next.dueMs - this.monotonicMs));
      this.#timeouts.splice(this.#timeouts.indexOf(next), 1);
      this.timeoutsFired += 1;
      next.callback();
      await settled();
    }
    this.#pass(untilMs - this.monotonicMs);
  }

  /** Closes the lid and opens it again; on some systems the monotonic clock stops meanwhile. */
  sleep(ms: number, { doesMonotonicStop }: { doesMonotonicStop: boolean }): void {
    this.trueMs += ms;
    this.wallMs += ms;
    if (!doesMonotonicStop) this.monotonicMs += ms;
    for (const window of this.#windows) window.noteGap();
  }

  /** Sets the system clock, as a person or a time server would. */
  setClock(byMs: number): void {
    this.wallMs += byMs;
  }

  after(delayMs: number, callback: () => void, window?: FakeWindow): () => void {
    const timeout = { dueMs: this.monotonicMs + Math.max(0, delayMs), callback, window };
    this.#timeouts.push(timeout);
    return () => {
      this.#timeouts = this.#timeouts.filter((other) => other !== timeout);
    };
  }

  #next(untilMs: number): Timeout | undefined {
    let next: Timeout | undefined;
    for (const timeout of this.#timeouts) {
      const isDue = timeout.dueMs <= untilMs && canFire(timeout);
      if (isDue && (!next || timeout.dueMs < next.dueMs)) next = timeout;
    }
    return next;
  }

  #pass(ms: number): void {
    this.trueMs += ms;
    this.wallMs += ms;
    this.monotonicMs += ms;
  }
}
