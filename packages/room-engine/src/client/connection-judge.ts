import {
  type Awaited,
  nextVerdictAtMs,
  NO_DOUBT,
  type Verdict,
  verdictOn,
} from '../protocol/heartbeat';
import type { Clock } from '../time/clock';
import type { Unsubscribe } from '../subscribable';

const NOTHING: Awaited = {
  heardAtMs: undefined,
  behindSinceMs: undefined,
  unsentSinceMs: undefined,
};

interface ConnectionJudgeOptions {
  readonly clock: Pick<Clock, 'after' | 'monotonicMs'>;
  /** Called when the verdict has changed. */
  readonly onChange: () => void;
}

/**
 * Judges at each moment whether this window hears the authority, lacks events, or waits for an
 * acknowledgement.
 */
export class ConnectionJudge {
  readonly #options: ConnectionJudgeOptions;
  #awaited: Awaited = NOTHING;
  #heardAtMs = Number.NEGATIVE_INFINITY;
  #hasBeats = false;
  #cancel: Unsubscribe | undefined;
  #verdict: Verdict = NO_DOUBT;

  constructor(options: ConnectionJudgeOptions) {
    this.#options = options;
  }

  get verdict(): Verdict {
    return this.#verdict;
  }

  /** Returns the ms since the last message of the authority; infinity before the first one. */
  silenceMs(): number {
    return this.#options.clock.monotonicMs() - this.#heardAtMs;
  }

  /** Returns for how many ms events have been missing; 0 if none are. */
  behindMs(): number {
    const { behindSinceMs } = this.#awaited;
    return behindSinceMs === undefined ? 0 : this.#options.clock.monotonicMs() - behindSinceMs;
  }

  /**
   * Call when the authority has said welcome.
   * @param hasBeats whether the authority promised beats
   */
  start(hasBeats: boolean): void {
    this.#hasBeats = hasBeats;
    this.#await(NOTHING);
    this.hear();
  }

  /** Call when the connection is lost, which is reported separately. */
  stop(): void {
    this.#hasBeats = false;
    this.#await(NOTHING);
  }

  /** Call for each message. */
  hear(): void {
    this.#heardAtMs = this.#options.clock.monotonicMs();
    if (this.#hasBeats) this.#await({ heardAtMs: this.#heardAtMs });
  }

  /** Call after the machine slept: messages from before no longer count. */
  doubt(): void {
    this.#heardAtMs = Number.NEGATIVE_INFINITY;
    if (this.#hasBeats) this.#await({ heardAtMs: this.#heardAtMs });
  }

  /**
   * Notes whether events are missing.
   * @param hasMoved whether some arrived since the last call
   */
  noteBehind(isBehind: boolean, hasMoved: boolean): void {
    const nowMs = this.#options.clock.monotonicMs();
    const sinceMs = hasMoved ? nowMs : (this.#awaited.behindSinceMs ?? nowMs);
    this.#await({ behindSinceMs: isBehind ? sinceMs : undefined });
  }

  /**
   * Notes the oldest act without an acknowledgement.
   * @param ageMs age of that act; undefined if every act is acknowledged
   */
  noteUnsent(ageMs: number | undefined): void {
    const nowMs = this.#options.clock.monotonicMs();
    this.#await({ unsentSinceMs: ageMs === undefined ? undefined : nowMs - ageMs });
  }

  /** Judges now, because the timeouts of a hidden or frozen page come late. */
  check(): void {
    this.#cancel?.();
    const { clock, onChange } = this.#options;
    const nowMs = clock.monotonicMs();
    const nextMs = nextVerdictAtMs(this.#awaited, nowMs);
    this.#cancel =
      nextMs === undefined ? undefined : clock.after(nextMs - nowMs, () => this.check());
    const before = this.#verdict;
    this.#verdict = verdictOn(this.#awaited, nowMs);
    const { isHeard, isBehind, isSending } = this.#verdict;
    const isSame =
      before.isHeard === isHeard && before.isBehind === isBehind && before.isSending === isSending;
    if (!isSame) onChange();
  }

  #await(change: Partial<Awaited>): void {
    this.#awaited = { ...this.#awaited, ...change };
    this.check();
  }
}
