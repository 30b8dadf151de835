import { setTimeout as wait } from 'node:timers/promises';
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { type ChangeListener, type Changes, Coalescer, Listeners } from './changes.ts';

/** Milliseconds for which topics are collected. The time is short, because a message costs NATS little. */
const COALESCE_MS = 1;

const RECONNECT_MS = 500;
const CONNECT_MS = 3_000;

/** Interval of pings; a connection counts as lost after two of them without an answer. */
const PING_EVERY_MS = 3_000;

/** Poll interval while NATS is away, for changes that other processes may announce through NATS. */
const POLL_INTERVAL_MS = 2_000;

export interface NatsChangesOptions {
  readonly url: string;
  /** Notifications through the database: from processes without NATS, and in place of NATS while it is away. */
  readonly notify: Changes;
  readonly onError: (error: unknown) => void;
  /** Sentences for the person who runs the server. */
  readonly onNotice: (notice: string) => void;
}

const subjectOf = (topic: string): string => `standby.${topic.replaceAll('/', '.')}`;

/** Returns the client's options, because the client does not read name and password from an address. */
function optionsOf(text: string) {
  const { protocol, host, username, password } = new URL(text);
  return {
    servers: host,
    ...(protocol === 'tls:' && { tls: {} }),
    ...(username !== '' && { user: decodeURIComponent(username) }),
    ...(password !== '' && { pass: decodeURIComponent(password) }),
  };
}

/**
 * Changes between processes through NATS, which delivers a topic only to its listeners and costs the database nothing. A
 * message is a hint, so a lost one costs only time.
 */
export class NatsChanges implements Changes {
  readonly #options: NatsChangesOptions;
  readonly #listeners = new Listeners();
  readonly #coalescer = new Coalescer((topics) => this.#send(topics), COALESCE_MS);
  /** Number of listeners of each topic. */
  readonly #counts = new Map<string, number>();
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  #connection: NatsConnection | undefined;
  #looking: NodeJS.Timeout | undefined;

  private constructor(options: NatsChangesOptions, onFirst: () => void) {
    this.#options = options;
    this.#running = this.#run(onFirst);
  }

  /** Resolves after the first attempt, because the server also starts without NATS. */
  static async open(options: NatsChangesOptions): Promise<NatsChanges> {
    let changes: NatsChanges | undefined;
    await new Promise<void>((tried) => {
      changes = new NatsChanges(options, tried);
    });
    if (!changes) throw new Error('It is made before it tries');
    return changes;
  }

  readonly isLive = (): boolean => this.#connection !== undefined;

  readonly announce = (topic: string): void => this.#coalescer.add(topic);

  readonly subscribe = (topic: string, listener: ChangeListener): (() => void) => {
    const ends = [
      this.#listeners.subscribe(topic, listener),
      this.#options.notify.subscribe(topic, listener),
    ];
    const count = this.#counts.get(topic) ?? 0;
    this.#counts.set(topic, count + 1);
    if (count === 0) this.#listen(topic);
    return () => {
      for (const end of ends.splice(0)) end();
      this.#forget(topic);
    };
  };

  readonly close = async (): Promise<void> => {
    this.#coalescer.stop();
    this.#closing.abort();
    await this.#connection?.close();
    await this.#running;
    await this.#options.notify.close();
  };

  #forget(topic: string): void {
    const count = (this.#counts.get(topic) ?? 0) - 1;
    if (count > 0) {
      this.#counts.set(topic, count);
      return;
    }
    this.#counts.delete(topic);
    this.#subscriptions.get(topic)?.unsubscribe();
    this.#subscriptions.delete(topic);
  }

  #listen(topic: string): void {
    const connection = this.#connection;
    if (!connection) return;
    const callback = (error: Error | null): void => {
      if (error) this.#options.onError(error);
      else this.#listeners.tell([topic], false);
    };
    this.#subscriptions.set(topic, connection.subscribe(subjectOf(topic), { callback }));
    // Announcements before NATS knows the subscription are missed. If the flush fails, the connection ends.
    connection.flush().then(
      () => this.#listeners.tellMissed(topic),
      () => {},
    );
  }

  #send(topics: readonly string[]): void {
    const connection = this.#connection;
    // A connection can be closed a moment before this process handles the loss.
    if (!connection || connection.isClosed()) {
      for (const topic of topics) this.#options.notify.announce(topic);
      return;
    }
    for (const topic of topics) connection.publish(subjectOf(topic));
    this.#listeners.tell(topics, true);
  }

  async #run(onFirst: () => void): Promise<void> {
    const { url, onError, onNotice } = this.#options;
    const { signal } = this.#closing;
    let isAway = false;
    while (!signal.aborted) {
      const lost = await this.#hold(url, () => {
        if (isAway) onNotice('NATS is back.');
        isAway = false;
        onFirst();
      }).catch((error: unknown) => error);
      if (signal.aborted) break;
      if (!isAway) {
        if (lost) onError(lost);
        onNotice('NATS is unavailable: processes announce changes through the database.');
      }
      isAway = true;
      this.#handleLoss();
      onFirst();
      await wait(RECONNECT_MS, undefined, { signal }).catch(() => {});
    }
    clearInterval(this.#looking);
  }

  /** Holds one connection from its beginning to its end, and resolves to the reason if there is one. */
  async #hold(url: string, onOpen: () => void): Promise<unknown> {
    const connection = await connect({
      ...optionsOf(url),
      name: 'standby',
      noEcho: true,
      reconnect: false,
      timeout: CONNECT_MS,
      pingInterval: PING_EVERY_MS,
    });
    this.#handleOpen(connection);
    onOpen();
    if (this.#closing.signal.aborted) await connection.close();
    return connection.closed();
  }

  #handleOpen(connection: NatsConnection): void {
    this.#connection = connection;
    clearInterval(this.#looking);
    this.#looking = undefined;
    for (const topic of this.#counts.keys()) this.#listen(topic);
  }

  #handleLoss(): void {
    this.#connection = undefined;
    this.#subscriptions.clear();
    // Other processes may still reach NATS and announce their changes there.
    this.#looking ??= setInterval(() => this.#listeners.tellAllMissed(), POLL_INTERVAL_MS);
    this.#looking.unref();
    this.#listeners.tellAllMissed();
  }
}
