import type { FastifyReply } from 'fastify';
import { ApiError } from './api-error.ts';
import { isGone, whenOver } from './when-over.ts';

/** Limits of the work of one kind that runs and waits. A key names the owner of work: a network, account or organization. */
export interface LaneSize {
  readonly atOnce: number;
  readonly atOncePerKey: number;
  readonly waiting: number;
  readonly waitingPerKey: number;
}

interface Waiting {
  readonly keys: readonly string[];
  readonly begin: () => void;
  readonly refuse: (error: ApiError) => void;
}

const RETRY_AFTER_SECONDS = 2;

const tooManyAtOnce = (): ApiError =>
  new ApiError(429, 'too-many-at-once', 'Too many requests at once. Try again in a moment.', {
    retryAfter: RETRY_AFTER_SECONDS,
  });

/** Returns an error that no client receives, since the request's connection is closed. */
const connectionClosed = (): ApiError =>
  new ApiError(499, 'connection-closed', 'The connection was closed before the answer.');

/** Counts by key; keys with zero are removed. */
class Counts {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(keys: readonly string[], by: 1 | -1): void {
    for (const key of keys) {
      const count = this.of(key) + by;
      if (count === 0) this.#counts.delete(key);
      else this.#counts.set(key, count);
    }
  }
}

/**
 * Limits the requests in progress, in memory, before they query the database. Waiting requests take turns by key, so a key
 * with a thousand requests does not delay other keys. A request whose connection closes is forgotten.
 */
export class Lane {
  readonly #size: LaneSize;
  /** Waiting work by its first key; the keys take turns in the order of the map. */
  readonly #queues = new Map<string, Waiting[]>();
  readonly #running = new Counts();
  readonly #waiting = new Counts();
  #runningCount = 0;
  #waitingCount = 0;

  constructor(size: LaneSize) {
    this.#size = size;
  }

  get running(): number {
    return this.#runningCount;
  }

  get waiting(): number {
    return this.#waitingCount;
  }

  /**
   * Runs work when it is its turn.
   *
   * @param keys owners of the work, which counts for each of them and waits in the queue of the first
   * @throws {ApiError} if too much work waits, or the connection closed meanwhile
   */
  async run<Result>(
    keys: readonly string[],
    reply: FastifyReply,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (isGone(reply)) throw connectionClosed();
    if (this.#queues.has(queueOf(keys)) || !this.#canRun(keys)) await this.#wait(keys, reply);
    else this.#begin(keys);
    try {
      return await work();
    } finally {
      this.#runningCount -= 1;
      this.#running.add(keys, -1);
      this.#callNext();
    }
  }

  #canRun(keys: readonly string[]): boolean {
    const { atOnce, atOncePerKey } = this.#size;
    return this.#runningCount < atOnce && keys.every((key) => this.#running.of(key) < atOncePerKey);
  }

  #begin(keys: readonly string[]): void {
    this.#runningCount += 1;
    this.#running.add(keys, 1);
  }

  #wait(keys: readonly string[], reply: FastifyReply): Promise<void> {
    const { waiting, waitingPerKey } = this.#size;
    if (keys.some((key) => this.#waiting.of(key) >= waitingPerKey)) throw tooManyAtOnce();
    if (this.#waitingCount >= waiting) this.#makeRoom(queueOf(keys));
    return new Promise((begin, fail) => {
      const one: Waiting = {
        keys,
        begin: () => {
          stopWatching();
          begin();
        },
        refuse: (error) => {
          stopWatching();
          fail(error);
        },
      };
      const name = queueOf(keys);
      this.#queues.set(name, [...(this.#queues.get(name) ?? []), one]);
      this.#waiting.add(keys, 1);
      this.#waitingCount += 1;
      const stopWatching = whenOver(reply, () => {
        this.#remove(one);
        fail(connectionClosed());
      });
    });
  }

  /** Refuses the last work of the longest queue, so that floods leave room for other keys. */
  #makeRoom(name: string): void {
    const own = this.#queues.get(name)?.length ?? 0;
    let longest: readonly Waiting[] = [];
    for (const queue of this.#queues.values()) if (queue.length > longest.length) longest = queue;
    const last = longest.at(-1);
    if (!last || longest.length <= own + 1) throw tooManyAtOnce();
    this.#remove(last);
    last.refuse(tooManyAtOnce());
  }

  #remove(one: Waiting): void {
    const name = queueOf(one.keys);
    const rest = (this.#queues.get(name) ?? []).filter((other) => other !== one);
    if (rest.length > 0) this.#queues.set(name, rest);
    else this.#queues.delete(name);
    this.#waiting.add(one.keys, -1);
    this.#waitingCount -= 1;
  }

  #callNext(): void {
    while (this.#runningCount < this.#size.atOnce) {
      const next = this.#findNext();
      if (!next) return;
      this.#remove(next);
      this.#putLast(queueOf(next.keys));
      this.#begin(next.keys);
      next.begin();
    }
  }

  #findNext(): Waiting | undefined {
    for (const [first] of this.#queues.values())
      if (first && this.#canRun(first.keys)) return first;
    return undefined;
  }

  #putLast(name: string): void {
    const rest = this.#queues.get(name);
    if (!rest) return;
    this.#queues.delete(name);
    this.#queues.set(name, rest);
  }
}

const queueOf = ([first = '']: readonly string[]): string => first;
