import { type TimeAnswer, timeSampleOf } from '@standby/contracts/clock-sync';
import { MILLIS_PER_SECOND } from '@standby/contracts/countdown';
import type { Clock } from './clock';
import type { ServerClock } from './server-clock';
import type { Unsubscribe } from '../subscribable';

const FIRST_SAMPLES = 8;
const FIRST_INTERVAL_MS = 100;
/** Interval of the questions of windows that do not ask at each beat. */
const INTERVAL_MS = 10 * MILLIS_PER_SECOND;
const TIMEOUT_MS = 5 * MILLIS_PER_SECOND;

interface TimeSamplerOptions {
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  /** Whether this window asks at each beat, so that the server notices its silence. */
  readonly asksAtBeats: boolean;
  readonly ask: (sentAtMs: number) => void;
  readonly onSample: () => void;
  /** Called when a question gets no answer: the connection is lost. */
  readonly onSilence: () => void;
}

/**
 * Asks the server for its time, often at first and then at intervals, T2. It asks one question at a
 * time.
 */
export class TimeSampler {
  readonly #options: TimeSamplerOptions;
  #firstLeft = 0;
  #askedAtMs: number | undefined;
  #cancel: Unsubscribe | undefined;

  constructor(options: TimeSamplerOptions) {
    this.#options = options;
  }

  /** Starts, or starts again after a sleep, which makes the old samples worthless. */
  start(): void {
    this.#firstLeft = FIRST_SAMPLES;
    this.#ask();
  }

  stop(): void {
    this.#cancel?.();
    this.#askedAtMs = undefined;
  }

  /**
   * Call for each beat. Messages of a server reach a hidden page at once, but its timeouts come
   * late.
   */
  beat(): void {
    const isIdle = this.#firstLeft === 0 && this.#askedAtMs === undefined;
    if (this.#options.asksAtBeats && isIdle) this.#ask();
  }

  receive(answer: Omit<TimeAnswer, 'arrivedAtMs'>): void {
    const { sentAtMs } = answer;
    const { clock, serverClock } = this.#options;
    if (sentAtMs !== this.#askedAtMs) return;
    this.#askedAtMs = undefined;
    const arrivedAtMs = clock.monotonicMs();
    const sample = timeSampleOf({ ...answer, arrivedAtMs });
    if (sample) serverClock.addSample(sample);
    this.#options.onSample();
    this.#firstLeft = Math.max(0, this.#firstLeft - 1);
    this.#wait(this.#firstLeft > 0 ? FIRST_INTERVAL_MS : INTERVAL_MS, () => this.#ask());
  }

  #ask(): void {
    this.#askedAtMs = this.#options.clock.monotonicMs();
    this.#wait(TIMEOUT_MS, () => this.#options.onSilence());
    this.#options.ask(this.#askedAtMs);
  }

  #wait(delayMs: number, then: () => void): void {
    this.#cancel?.();
    this.#cancel = this.#options.clock.after(delayMs, then);
  }
}
