import { setTimeout as delay } from 'node:timers/promises';
import type { BackupPlan } from '@standby/server-kit/database/backup';
import type { Database } from '@standby/server-kit/database/database';
import {
  beginCopy,
  caughtUp,
  copied,
  countRows,
  type Following,
  moveSubscription,
  noteMoment,
  readFollowing,
} from '@standby/server-kit/replication/subscription';
import { MeasuredClock, monotonicMs } from '@standby/server-kit/database/measured-clock';
import { type FirstServer, reasonOf, RefusedError } from './first-server.ts';

/** Poll interval of the first's position. */
const PACE_MS = 200;

/** Interval at which the moment of the copy is stored, for a take-over by another process. */
const NOTE_MS = 1_000;

/** Timeout of a copy; a large one takes minutes. */
const COPY_TIMEOUT_MS = 30 * 60 * 1000;

/** Timeout for the arrival of changes, after which the connection to the first's database counts as broken. */
const ARRIVAL_TIMEOUT_MS = 10_000;

/** Timeout of the question whether the first is there, for a person who waits for the page. */
const PRESENCE_TIMEOUT_MS = 2_000;

/** Milliseconds until a retry, after the first did not answer. */
const RETRY_MS = 500;

/** State of a copy. */
type FollowerPhase =
  | 'following'
  /** The first does not answer. */
  | 'away'
  /** The first refuses to continue this copy. */
  | 'refused';

interface FollowerOptions {
  readonly database: Database;
  readonly plan: BackupPlan;
  readonly first: string;
  readonly server: FirstServer;
  /** Local port at which the tunnel to the first begins. */
  readonly port: number;
  /** Sentences for the person who runs this machine. */
  readonly print: (text: string) => void;
  /** Called when another process has taken over with this copy. */
  readonly onTakenOver: () => void;
}

/** Keeps a copy of another server's data. */
export class Follower {
  readonly #options: FollowerOptions;
  readonly #stopping = new AbortController();
  /** Clock of the first's rooms. */
  readonly #firstClock = new MeasuredClock();
  #running: Promise<void> = Promise.resolve();
  #presence: Promise<boolean> | undefined;
  #following: Following | undefined;
  /** Monotonic moment of the first's state that the copy has at least reached. */
  #asOfMs = Number.NEGATIVE_INFINITY;
  #notedAtMs = Number.NEGATIVE_INFINITY;
  #phase: FollowerPhase = 'following';

  constructor(options: FollowerOptions) {
    this.#options = options;
  }

  get phase(): FollowerPhase {
    return this.#phase;
  }

  /** Returns the moment of the copy's state, or an earlier one. */
  get asOf(): Date | undefined {
    return this.#following?.asOf ?? undefined;
  }

  /** Returns the maximum lag of the copy. */
  lagMs(): number {
    return performance.now() - this.#asOfMs;
  }

  /** Asks whether the first still answers, since the copy notices its end only after some seconds. */
  async isFirstThere(): Promise<boolean> {
    const following = this.#following;
    if (this.#phase !== 'following' || !following) return false;
    // Visitors of the page share one question, so they cannot flood the first.
    this.#presence ??= this.#options.server
      .position(following.session, AbortSignal.timeout(PRESENCE_TIMEOUT_MS))
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        this.#presence = undefined;
      });
    return this.#presence;
  }

  /**
   * Continues an existing copy, or makes a whole new one.
   *
   * @param isAnew whether to replace an existing copy
   * @returns number of copied rows; undefined if a copy existed
   * @throws {RefusedError} if the first refuses a copy
   */
  async start(isAnew: boolean): Promise<number | undefined> {
    const { database, port } = this.#options;
    const known = isAnew ? undefined : await readFollowing(database);
    // A copy that was never whole starts again.
    this.#following = known?.asOf ? known : undefined;
    const rows = this.#following ? undefined : await this.#copy();
    if (known?.asOf && known.port !== port) await moveSubscription(database, port);
    this.#running = this.#run();
    return rows;
  }

  /** Stops following, and stores the moment of the copy. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
    if (this.#following?.asOf) await noteMoment(this.#options.database, this.#following);
  }

  async #copy(): Promise<number> {
    const { database, plan, first, server, port } = this.#options;
    const { signal } = this.#stopping;
    const { access } = await this.#askTime(() => server.begin(signal));
    const { session } = access;
    const time = this.#clockDifference();
    await beginCopy(database, plan, { first, port, ...time }, access);
    await copied(database, AbortSignal.any([signal, AbortSignal.timeout(COPY_TIMEOUT_MS)]));
    this.#following = { first, session, port, asOf: null, ...time };
    await this.#catchUp(this.#following);
    return countRows(database, plan);
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        if (await this.#isTakenOver()) return this.#options.onTakenOver();
        if (this.#phase === 'refused') {
          await delay(RETRY_MS, undefined, { signal });
          continue;
        }
        if (this.#following) await this.#catchUp(this.#following);
        this.#enter('following');
        await delay(PACE_MS, undefined, { signal });
      } catch (error) {
        if (signal.aborted) return;
        this.#enter(error instanceof RefusedError ? 'refused' : 'away', reasonOf(error));
        await delay(RETRY_MS, undefined, { signal }).catch(() => {});
      }
    }
  }

  /** Whether another process has taken over with this copy. */
  async #isTakenOver(): Promise<boolean> {
    return (await readFollowing(this.#options.database)) === undefined;
  }

  /** Waits until the copy has every change that the first had acknowledged at the question. */
  async #catchUp(following: Following): Promise<void> {
    const { database, server } = this.#options;
    const { signal } = this.#stopping;
    const asOf = new Date();
    const askedAtMs = performance.now();
    const { position } = await this.#askTime(() => server.position(following.session, signal));
    const limit = AbortSignal.timeout(ARRIVAL_TIMEOUT_MS);
    await caughtUp(database, position, AbortSignal.any([signal, limit]));
    this.#following = { ...following, asOf, ...this.#clockDifference() };
    this.#asOfMs = askedAtMs;
    if (askedAtMs < this.#notedAtMs + NOTE_MS) return;
    this.#notedAtMs = askedAtMs;
    await noteMoment(database, this.#following);
  }

  /** Sends a request to the first, and notes the time in the answer. */
  async #askTime<Answer extends { readonly nowMs: number }>(
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    const sentAtMs = monotonicMs();
    const answer = await ask();
    this.#firstClock.add({ sentAtMs, clockMs: answer.nowMs, arrivedAtMs: monotonicMs() });
    return answer;
  }

  /** Returns the difference between the time of the first's rooms and the time of this machine's database. */
  #clockDifference(): Pick<Following, 'clockAheadMs' | 'clockErrorMs'> {
    const { clock } = this.#options.database;
    return {
      clockAheadMs: this.#firstClock.now() - clock.now(),
      clockErrorMs: this.#firstClock.errorMs() + clock.errorMs(),
    };
  }

  #enter(phase: FollowerPhase, reason = ''): void {
    const { first, print } = this.#options;
    if (this.#phase === phase) return;
    this.#phase = phase;
    if (phase === 'following') print(`${first} answers again: the copy goes on.`);
    if (phase === 'away')
      print(
        `${first} does not answer (${reason}). The copy stays as it is; take over with it: npm run connected -- take-over`,
      );
    if (phase === 'refused')
      print(
        `${first} refuses to be followed. ${reason}. The copy stays as it is. Take over with it (npm run connected -- take-over), or copy anew (--follow ${first} --replace).`,
      );
  }
}
