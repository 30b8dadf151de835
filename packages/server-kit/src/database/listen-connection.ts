import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { type ClockAnswer, monotonicMs } from './measured-clock.ts';

/** After a connection that was lost, and after an attempt that failed. */
const RECONNECT_MS = 500;

/** How often the connection is asked for an answer: one whose other side vanished says nothing for hours. */
const CHECK_EVERY_MS = 3_000;

/** One that has not answered after this is given up, and so is an attempt to connect. */
const ANSWER_MS = 3_000;

/** Questions for the time when it connects: the one with the shortest way is the best. */
const FIRST_QUESTIONS = 8;

/**
 * On a busy machine more are asked for a while, until the way there and back is this short: rooms follow a better time at
 * 0.5 ms a second alone, so a bad first one would last.
 */
const SHORT_WAY_MS = 2;
const MORE_QUESTIONS_MS = 300;

export interface ListenConnectionOptions {
  readonly config: ClientConfig;
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  /** Notifications may have been missed. */
  readonly onReconnect: () => void;
  /** The database said what time it is: when it connects, and at each check. */
  readonly onTime: (answer: ClockAnswer) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * The connection that hears a channel's notifications. A dead one is noticed within seconds, and replaced. It asks for the
 * database's time, as no other query is before it.
 */
export class ListenConnection {
  readonly #options: ListenConnectionOptions;
  #client: Client | undefined;
  #stream: Socket | undefined;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ListenConnectionOptions) {
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#client !== undefined;
  }

  /** @throws where the first attempt fails */
  async open(): Promise<void> {
    const { config, channel, onNotification, onError } = this.#options;
    const stream = new Socket();
    const client = new Client({ ...config, stream: () => stream });
    const giveUp = setTimeout(() => stream.destroy(silence()), ANSWER_MS);
    client.on('error', onError);
    client.on('notification', ({ payload = '' }) => onNotification(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      await this.#askFirstTimes(client);
    } catch (error) {
      stream.destroy();
      throw error;
    } finally {
      clearTimeout(giveUp);
    }
    client.once('end', () => this.#reconnect());
    this.#client = client;
    this.#stream = stream;
    if (this.#isClosed) await this.close();
    else this.#checkLater(client, stream);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const giveUp = setTimeout(() => this.#stream?.destroy(), ANSWER_MS);
    await this.#client?.end();
    clearTimeout(giveUp);
  }

  #reconnect(): void {
    clearTimeout(this.#timer);
    this.#client = undefined;
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.open().then(this.#options.onReconnect, (error: unknown) => {
        this.#options.onError(error);
        this.#reconnect();
      });
    }, RECONNECT_MS);
  }

  #checkLater(client: Client, stream: Socket): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#check(client, stream), CHECK_EVERY_MS);
    this.#timer.unref();
  }

  async #check(client: Client, stream: Socket): Promise<void> {
    const giveUp = setTimeout(() => stream.destroy(silence()), ANSWER_MS);
    try {
      await this.#askTime(client);
      this.#checkLater(client, stream);
    } catch {
      // Its end, which follows, is handled as every other one.
      stream.destroy();
    } finally {
      clearTimeout(giveUp);
    }
  }

  async #askFirstTimes(client: Client): Promise<void> {
    const lastMs = monotonicMs() + MORE_QUESTIONS_MS;
    let shortestMs = Number.POSITIVE_INFINITY;
    for (let asked = 1; ; asked += 1) {
      shortestMs = Math.min(shortestMs, await this.#askTime(client));
      const isGood = shortestMs <= SHORT_WAY_MS || monotonicMs() > lastMs;
      if (asked >= FIRST_QUESTIONS && isGood) return;
    }
  }

  /** @returns how long the answer took, in ms */
  async #askTime(client: Client): Promise<number> {
    const sentAtMs = monotonicMs();
    const { rows } = await client.query<{ ms: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
    );
    const arrivedAtMs = monotonicMs();
    this.#options.onTime({ sentAtMs, clockMs: rows[0]?.ms ?? Number.NaN, arrivedAtMs });
    return arrivedAtMs - sentAtMs;
  }
}

const silence = (): Error => new Error('The database does not answer the connection that listens');
