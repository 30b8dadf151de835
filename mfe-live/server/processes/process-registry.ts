import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, inScopeAtOnce } from '@standby/server-kit';
import { AgreedTime, type OwnTime } from './agreed-time';

/** Interval of a process's heartbeats. */
const HEARTBEAT_EVERY_MS = 5_000;

/** Seconds of silence after which a process counts as gone. */
export const SILENCE_MAX_S = 15;

const TOPIC = 'live-processes';

export interface ProcessesChange {
  /** Processes that are no longer registered. */
  readonly gone: ReadonlySet<string>;
  /** Whether some process does not know this one, because it is new or took this one for gone. */
  readonly hasNew: boolean;
}

interface ProcessRegistryOptions {
  readonly database: Database;
  readonly time: OwnTime;
  readonly onError: (error: unknown) => void;
}

type ProcessesListener = (change: ProcessesChange) => void;

/**
 * The processes on one database, each with a row that it renews. The others notice a killed process
 * after 20 s at the latest.
 */
export class ProcessRegistry {
  readonly id = randomUUID();
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  readonly #time: AgreedTime;
  readonly #listeners = new Set<ProcessesListener>();
  readonly #unsubscribe: () => void;
  readonly #timer: NodeJS.Timeout;
  #others: ReadonlySet<string> = new Set();
  #lastHeartbeat: Promise<void>;

  constructor({ database, time, onError }: ProcessRegistryOptions) {
    this.#database = database;
    this.#onError = onError;
    this.#time = new AgreedTime(time);
    this.#unsubscribe = database.changes.subscribe(TOPIC, (isOwn) => {
      if (!isOwn) void this.heartbeat();
    });
    this.#timer = setInterval(() => void this.heartbeat(), HEARTBEAT_EVERY_MS);
    this.#timer.unref();
    this.#lastHeartbeat = this.#sendHeartbeat();
  }

  /** Resolves when the other processes are known. */
  get ready(): Promise<void> {
    return this.#lastHeartbeat;
  }

  get isAlone(): boolean {
    return this.#others.size === 0;
  }

  subscribe(listener: ProcessesListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Renews this process's row, and reads the rows of the others. */
  heartbeat(): Promise<void> {
    return (this.#lastHeartbeat = this.#lastHeartbeat.then(() => this.#sendHeartbeat()));
  }

  async stop(): Promise<void> {
    this.abandon();
    await this.#lastHeartbeat;
    await inScopeAtOnce(
      this.#database,
      {},
      sql`delete from live_process where id = ${this.id}`,
    ).catch(this.#onError);
    this.#database.changes.announce(TOPIC);
  }

  /** Stops without telling the others, as a killed process does. */
  abandon(): void {
    clearInterval(this.#timer);
    this.#unsubscribe();
    this.#listeners.clear();
  }

  async #sendHeartbeat(): Promise<void> {
    try {
      const rows = await inScopeAtOnce(this.#database, {}, this.#statement());
      this.#time.hear(rows.flatMap(({ aheadMs }) => aheadMs ?? []));
      const others = new Set(rows.flatMap(({ id }) => id ?? []));
      const gone = new Set([...this.#others].filter((id) => !others.has(id)));
      const isNew = rows.some((row) => row.isNew);
      const hasNew = isNew || [...others].some((id) => !this.#others.has(id));
      this.#others = others;
      if (isNew) this.#database.changes.announce(TOPIC);
      if (hasNew || gone.size > 0) for (const hear of this.#listeners) hear({ gone, hasNew });
    } catch (error) {
      this.#onError(error);
    }
  }

  /** Selects at least one row, which tells whether this process was unknown to the others. */
  #statement() {
    const isSilent = sql`seen_at < now() - make_interval(secs => ${SILENCE_MAX_S})`;
    return sql<{ id: string | null; aheadMs: number | null; isNew: boolean }>`
      with mine as (
        insert into live_process (id, seen_at, ahead_ms) values (${this.id}, now(), ${this.#time.aheadMs})
        on conflict (id) do update set seen_at = now(), ahead_ms = excluded.ahead_ms
        returning xmax = 0 as is_new
      ), gone as (
        delete from live_process where id <> ${this.id} and ${isSilent}
      )
      select other.id as id, other.ahead_ms as "aheadMs", mine.is_new as "isNew"
      from mine left join live_process as other on other.id <> ${this.id} and not (${isSilent})`;
  }
}
