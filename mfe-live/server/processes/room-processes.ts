import { sql } from 'kysely';
import { type Database, inScopeAtOnce } from '@standby/server-kit';
import * as v from 'valibot';
import { idSchema } from '@standby/room-engine/log/basic-schemas';
import { VISIBILITIES } from '@standby/room-engine/protocol/page-lifecycle';
import { WINDOW_ROLES } from '@standby/live-room';
import { hintEntries } from '@standby/live-room/domain/presence/hints';
import type { PeerProcesses, PresentWindow, RoomKey } from '@standby/live-room/authority/ports';
import { createSingleFlight } from '@standby/api-client/single-flight';
import type { ProcessesChange, ProcessRegistry } from './process-registry';

const windowsSchema = v.array(
  v.object({
    by: idSchema,
    owner: v.object({ kind: v.picklist(['account', 'link']), id: v.string() }),
    role: v.picklist(WINDOW_ROLES),
    number: v.number(),
    visibility: v.picklist(VISIBILITIES),
    shown: v.nullable(v.number()),
    ...hintEntries,
    isDesk: v.exactOptional(v.boolean()),
    isSilent: v.exactOptional(v.boolean()),
    person: v.nullable(v.object({ id: v.string(), name: v.string(), role: v.string() })),
    joinedAtMs: v.number(),
    name: v.exactOptional(v.string()),
  }),
);

const NONE = JSON.stringify([]);

/** Reads the windows that another process wrote; empty if its release has another format. */
function readWindows(text: string): readonly PresentWindow[] {
  const windows = v.safeParse(windowsSchema, JSON.parse(text));
  return windows.success ? windows.output : [];
}

interface RoomProcessesOptions {
  readonly key: RoomKey;
  readonly database: Database;
  readonly registry: ProcessRegistry;
  readonly onChange: () => void;
  readonly onError: (error: unknown) => void;
}

/**
 * The windows of one room in other processes. Each process writes its own windows into a row, and
 * tells the others to read it.
 */
export class RoomProcesses implements PeerProcesses {
  readonly #options: RoomProcessesOptions;
  readonly #topic: string;
  readonly #unsubscribe: readonly (() => void)[];
  /** Windows of the other processes, by process. */
  #elsewhere: ReadonlyMap<string, readonly PresentWindow[]> = new Map();
  #here: readonly PresentWindow[] = [];
  /** Windows in this process's row, as JSON. */
  #written = NONE;
  readonly #readAll: () => Promise<void>;
  readonly #writeAll: () => Promise<void>;

  private constructor(options: RoomProcessesOptions) {
    const { key, database, registry, onError } = options;
    this.#options = options;
    this.#readAll = createSingleFlight(() => this.#read().catch(onError));
    this.#writeAll = createSingleFlight(() => this.#write().catch(onError));
    this.#topic = `live-windows/${key.organizationId}/${key.showId}`;
    this.#unsubscribe = [
      database.changes.subscribe(this.#topic, (isOwn) => {
        if (!isOwn) void this.#readAll();
      }),
      registry.subscribe((change) => this.#handleProcesses(change)),
    ];
  }

  static async open(options: RoomProcessesOptions): Promise<RoomProcesses> {
    const processes = new RoomProcesses(options);
    await options.registry.ready;
    if (!options.registry.isAlone) await processes.#readAll();
    return processes;
  }

  windows(): readonly PresentWindow[] {
    return [...this.#elsewhere.values()].flat();
  }

  publish(windows: readonly PresentWindow[]): void {
    this.#here = windows;
    void this.#writeAll();
  }

  identify(by: string): void {
    this.#options.database.changes.announce(this.#identifyTopic(by));
  }

  listen(by: string, onIdentify: () => void): () => void {
    return this.#options.database.changes.subscribe(this.#identifyTopic(by), (isOwn, isMissed) => {
      if (!isOwn && !isMissed) onIdentify();
    });
  }

  async close(): Promise<void> {
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#here = [];
    await this.#writeAll();
  }

  #identifyTopic(by: string): string {
    return `${this.#topic}/${by}`;
  }

  #handleProcesses({ gone, hasNew }: ProcessesChange): void {
    const elsewhere = new Map([...this.#elsewhere].filter(([process]) => !gone.has(process)));
    if (elsewhere.size < this.#elsewhere.size) {
      this.#elsewhere = elsewhere;
      this.#options.onChange();
    }
    if (!hasNew) return;
    this.#written = NONE;
    void this.#writeAll();
  }

  async #write(): Promise<void> {
    const { key, database, registry } = this.#options;
    // Windows written earlier have to be removed, even if no process reads them now.
    if (registry.isAlone && this.#written === NONE) return;
    const windows = JSON.stringify(this.#here);
    if (windows === this.#written) return;
    const ofRoom = sql`(${key.organizationId}, ${key.showId}, ${registry.id})`;
    const statement =
      windows === NONE
        ? sql`delete from live_window where (organization_id, show_id, process) = ${ofRoom}`
        : sql`
            insert into live_window (organization_id, show_id, process, windows)
            values (${key.organizationId}, ${key.showId}, ${registry.id}, ${windows})
            on conflict (organization_id, show_id, process) do update set windows = excluded.windows`;
    await inScopeAtOnce(database, key, statement);
    this.#written = windows;
    database.changes.announce(this.#topic);
  }

  async #read(): Promise<void> {
    const { key, database, registry, onChange } = this.#options;
    const rows = await inScopeAtOnce(
      database,
      key,
      sql<{ process: string; windows: string }>`
        select process, windows from live_window
        where organization_id = ${key.organizationId} and show_id = ${key.showId}
          and process <> ${registry.id}`,
    );
    this.#elsewhere = new Map(rows.map(({ process, windows }) => [process, readWindows(windows)]));
    onChange();
  }
}
