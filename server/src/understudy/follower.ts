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

/** Pause between two questions how far the first is. */
const PACE_MS = 200;

/** How often the moment of the copy is stored, for a take-over by another process. */
const NOTE_MS = 1_000;

/** A large copy takes minutes. */
const COPY_TIMEOUT_MS = 30 * 60 * 1000;

/** Limit for the arrival of changes; beyond it the way to the first's database counts as broken. */
const ARRIVAL_TIMEOUT_MS = 10_000;

/** After a first that did not answer. */
const RETRY_MS = 500;

/** How a copy is doing. */
export type FollowerPhase =
  | 'following'
  /** The first does not answer. */
  | 'away'
  /** It does not go on with this copy. */
  | 'refused';

export interface FollowerOptions {
  readonly database: Database;
  readonly plan: BackupPlan;
  readonly first: string;
  readonly server: FirstServer;
  /** Port of this machine at which the tunnel to the first begins. */
  readonly port: number;
  /** Sentences for the person who runs this machine. */
  readonly print: (text: string) => void;
  /** Another process made the copy the data of a server that serves. */
  readonly onTakenOver: () => void;
}

/** Keeps a copy of another server's data. */
export class Follower {
  readonly #options: FollowerOptions;
  readonly #stopping = new AbortController();
  /** The time of the first's rooms. */
  readonly #firstClock = new MeasuredClock();
  #running: Promise<void> = Promise.resolve();
  #following: Following | undefined;
  /** Of the monotonic clock: the copy is at least as the first was then. */
  #asOfMs = Number.NEGATIVE_INFINITY;
  #notedAtMs = Number.NEGATIVE_INFINITY;
  #phase: FollowerPhase = 'following';

  constructor(options: FollowerOptions) {
    this.#options = options;
  }

  get phase(): FollowerPhase {
    return this.#phase;
  }

  /** The moment that the copy is of, or a later one. */
  get asOf(): Date | undefined {
    return this.#following?.asOf ?? undefined;
  }

  /** By how much the copy can be behind, at most. */
  lagMs(): number {
    return performance.now() - this.#asOfMs;
  }

  /**
   * Goes on with the copy that is there, or makes a whole one.
   *
   * @param isAnew whether a copy that is there is replaced
   * @returns how many rows were copied; undefined where there was a copy
   * @throws {RefusedError} where the first gives none
   */
  async start(isAnew: boolean): Promise<number | undefined> {
    const { database, port } = this.#options;
    const known = isAnew ? undefined : await readFollowing(database);
    // A copy that was never whole is begun again.
    this.#following = known?.asOf ? known : undefined;
    const rows = this.#following ? undefined : await this.#copy();
    if (known?.asOf && known.port !== port) await moveSubscription(database, port);
    this.#running = this.#run();
    return rows;
  }

  /** Ends what it does, and notes how far the copy is. */
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

  /** Waits until the copy has what the first had acknowledged when it was asked. */
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

  /** Asks the first something, and notes the time that comes with the answer. */
  async #askTime<Answer extends { readonly nowMs: number }>(
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    const sentAtMs = monotonicMs();
    const answer = await ask();
    this.#firstClock.add({ sentAtMs, clockMs: answer.nowMs, arrivedAtMs: monotonicMs() });
    return answer;
  }

  /** Between the time of the first's rooms and that of this machine's database. */
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
