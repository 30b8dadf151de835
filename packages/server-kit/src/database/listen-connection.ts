import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { type ClockAnswer, monotonicMs } from './measured-clock.ts';

/** Milliseconds until the next attempt, after a lost connection and after a failed attempt. */
const RECONNECT_MS = 500;

/** Heartbeat interval: a connection whose other side vanished would stay silent for hours. */
const CHECK_EVERY_MS = 3_000;

/** Timeout of a heartbeat, and of an attempt to connect. */
const ANSWER_MS = 3_000;

/** Number of time queries after connecting; the one with the shortest round trip gives the best time. */
const FIRST_QUESTIONS = 8;

/**
 * Round trip in milliseconds that is short enough. On a busy machine, the connection asks on until one is so short. Rooms
 * follow a better time at only 0.5 ms a second, so a bad first time would last.
 */
const SHORT_WAY_MS = 2;
const MORE_QUESTIONS_MS = 300;

interface ListenConnectionOptions {
  readonly config: ClientConfig;
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  /** Called after a reconnection, because notifications may have been missed. */
  readonly onReconnect: () => void;
  /** Called with the database's time, after connecting and at each heartbeat. */
  readonly onTime: (answer: ClockAnswer) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * The connection that receives a channel's notifications. It notices a lost connection within seconds, and replaces it.
 * It also asks for the database's time, because its queries wait for no other query.
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

  /** @throws if the first attempt fails */
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
      // The stream's end follows, and is handled like every other one.
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

  /** @returns milliseconds until the answer */
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
