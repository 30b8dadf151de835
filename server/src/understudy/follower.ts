import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BackupPlan } from '@standby/server-kit/database/backup';
import type { Database } from '@standby/server-kit/database/database';
import {
  applyChanges,
  CopyMovedError,
  type Following,
  noteMoment,
  readFollowing,
  takeCopy,
} from '@standby/server-kit/replication/copy';
import { type FirstServer, reasonOf, RefusedError } from './first-server.ts';

/** Between two batches: the first has other things to do, too. */
const PACE_MS = 200;

/** After a first that did not answer. */
const RETRY_MS = 500;

/** Answers whose delay is compared: the quickest says best what time it is there. */
const CLOCK_SAMPLES = 64;

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
  /** Of the data. */
  readonly folder: string;
  readonly first: string;
  readonly server: FirstServer;
  /** Sentences for the person who runs this machine. */
  readonly print: (text: string) => void;
  /** Another process made the copy the data of a server that serves. */
  readonly onTakenOver: () => void;
}

/** Keeps a copy of another server's data. */
export class Follower {
  readonly #options: FollowerOptions;
  readonly #stopping = new AbortController();
  readonly #aheadsMs: number[] = [];
  #running: Promise<void> = Promise.resolve();
  #following: Following | undefined;
  /** Of the monotonic clock: the copy is at least as the first was then. */
  #asOfMs = Number.NEGATIVE_INFINITY;
  #phase: FollowerPhase = 'following';
  #batches = 0;

  constructor(options: FollowerOptions) {
    this.#options = options;
  }

  get phase(): FollowerPhase {
    return this.#phase;
  }

  /** Batches of changes since the start. */
  get batches(): number {
    return this.#batches;
  }

  /** The moment that the copy is of, or a later one. */
  get asOf(): Date | undefined {
    return this.#following?.asOf;
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
    const { database } = this.#options;
    this.#following = isAnew ? undefined : await readFollowing(database);
    const rows = this.#following ? undefined : await this.#copy();
    this.#running = this.#run();
    return rows;
  }

  /** Ends between two batches. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
    if (this.#following) await noteMoment(this.#options.database, this.#following);
  }

  async #copy(): Promise<number> {
    const { database, plan, folder, first, server } = this.#options;
    const file = resolve(folder, 'copy.gz');
    const asOf = new Date();
    const askedAtMs = performance.now();
    try {
      const { session, nowMs } = await server.copyTo(file, this.#stopping.signal);
      const clockAheadMs = this.#aheadMs(nowMs);
      const rows = await takeCopy(database, plan, file, { first, session, asOf, clockAheadMs });
      this.#following = { first, session, batch: 0, snapshot: '', asOf, clockAheadMs };
      this.#asOfMs = askedAtMs;
      return rows;
    } finally {
      await rm(file, { force: true });
    }
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
        const hasMore = await this.#takeChanges();
        this.#enter('following');
        if (hasMore) await delay(PACE_MS, undefined, { signal });
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof CopyMovedError) {
          this.#following = await readFollowing(this.#options.database);
          continue;
        }
        this.#enter(error instanceof RefusedError ? 'refused' : 'away', reasonOf(error));
        await delay(RETRY_MS, undefined, { signal }).catch(() => {});
      }
    }
  }

  /** Whether another process has taken over with this copy. */
  async #isTakenOver(): Promise<boolean> {
    return (await readFollowing(this.#options.database)) === undefined;
  }

  /** @returns whether something had changed, and more may follow at once */
  async #takeChanges(): Promise<boolean> {
    const { database, server } = this.#options;
    const following = this.#following;
    if (!following) return false;
    const asOf = new Date();
    const askedAtMs = performance.now();
    const { session, batch, snapshot } = following;
    const progress = { session, batch, snapshot };
    const { nowMs, changes } = await server.changesAfter(progress, this.#stopping.signal);
    const moment = { asOf, clockAheadMs: this.#aheadMs(nowMs) };
    if (changes.tables.length === 0) {
      this.#following = { ...following, ...moment };
    } else {
      const next = { ...following, ...moment, batch: batch + 1, snapshot: changes.snapshot };
      await applyChanges(database, changes, next);
      this.#following = next;
      this.#batches += 1;
    }
    this.#asOfMs = askedAtMs;
    return changes.tables.length > 0;
  }

  #aheadMs(nowMs: number): number {
    this.#aheadsMs.push(nowMs - Date.now());
    if (this.#aheadsMs.length > CLOCK_SAMPLES) this.#aheadsMs.shift();
    return Math.max(...this.#aheadsMs);
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
