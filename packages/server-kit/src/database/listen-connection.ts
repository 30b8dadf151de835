import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

/** After a connection that was lost, and after an attempt that failed. */
const RECONNECT_MS = 500;

/** How often the connection is asked for an answer: one whose other side vanished says nothing for hours. */
const CHECK_EVERY_MS = 3_000;

/** One that has not answered after this is given up, and so is an attempt to connect. */
const ANSWER_MS = 3_000;

export interface ListenConnectionOptions {
  readonly config: ClientConfig;
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  /** Notifications may have been missed. */
  readonly onReconnect: () => void;
  readonly onError: (error: unknown) => void;
}

/** The connection that hears a channel's notifications. A dead one is noticed within seconds, and replaced. */
export class ListenConnection {
  readonly #options: ListenConnectionOptions;
  #client: Client | undefined;
  #stream: Socket | undefined;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ListenConnectionOptions) {
    this.#options = options;
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
      await client.query('select 1');
      this.#checkLater(client, stream);
    } catch {
      // Its end, which follows, is handled as every other one.
      stream.destroy();
    } finally {
      clearTimeout(giveUp);
    }
  }
}

const silence = (): Error => new Error('The database does not answer the connection that listens');
