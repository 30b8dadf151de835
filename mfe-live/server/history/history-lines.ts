import type { Database } from '@standby/server-kit';
import { eventIdOf } from '@standby/room-engine/log/event';
import { linesOf } from '@standby/room-engine/log/event-log';
import { LOG_LINES_MAX } from '@standby/room-engine/log/compaction';
import type { EventLog, LogLine } from '@standby/live-room';
import { decodeStoredEvents } from '@standby/room-engine/authority/room-copy';
import type { RoomKey } from '@standby/live-room/authority/ports';
import { currentFormat } from '@standby/live-room';
import type { EventRow } from '../storage/history-repository';
import { roomRepository } from '../storage/room-repository';
import type { RecentRooms } from './recent-rooms';
import { replayLines } from './replay-lines';

type Lines = Pick<ReadonlyMap<string, LogLine>, 'get' | 'has'>;

/** Milliseconds that replayed lines are kept for further parts of the same history. */
const REMEMBERED_MS = 60_000;

/**
 * Whether the log has lost the line of some event, since its checkpoint keeps only the latest
 * lines.
 */
function isCut({ checkpoint }: EventLog, rows: readonly EventRow[], lines: Lines): boolean {
  return (
    checkpoint.lines.length >= LOG_LINES_MAX &&
    rows.some(
      ({ author, seq, position }) =>
        position <= checkpoint.position && !lines.has(eventIdOf({ by: author, seq })),
    )
  );
}

/** Finds the log lines of stored events of any age. */
export class HistoryLines {
  readonly #database: Database;
  readonly #rooms: Pick<RecentRooms, 'logOf'>;
  /**
   * Lines of logs by id, for further parts and other readers. They stay valid because a log never
   * changes.
   */
  readonly #lines = new WeakMap<EventLog, Lines>();
  /** Lines of the room that was replayed last. */
  #replayed: { readonly name: string; readonly lines: Promise<Lines> } | undefined;
  #forget: NodeJS.Timeout | undefined;

  constructor(database: Database, rooms: Pick<RecentRooms, 'logOf'>) {
    this.#database = database;
    this.#rooms = rooms;
  }

  /** @returns lines by their event's id; an act without effect has no line */
  async read(key: RoomKey, rows: readonly EventRow[]): Promise<Lines> {
    const log = await this.#rooms.logOf(key);
    const known = this.#lines.get(log);
    const lines = known ?? new Map(linesOf(log).map((line) => [line.id, line]));
    if (!known) this.#lines.set(log, lines);
    if (!isCut(log, rows, lines)) return lines;
    const older = await this.#replay(key, log.checkpoint.position);
    return {
      get: (id) => lines.get(id) ?? older.get(id),
      has: (id) => lines.has(id) || older.has(id),
    };
  }

  #replay(key: RoomKey, position: number): Promise<Lines> {
    const name = `${key.organizationId}/${key.showId}/${position}`;
    const isKnown = this.#replayed?.name === name;
    const lines = isKnown && this.#replayed ? this.#replayed.lines : this.#readAll(key);
    const replayed = { name, lines };
    this.#replayed = replayed;
    // A failed replay is forgotten, so that the next reader tries again.
    lines.catch(() => {
      if (this.#replayed === replayed) this.#replayed = undefined;
    });
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.#replayed = undefined), REMEMBERED_MS);
    this.#forget.unref();
    return lines;
  }

  async #readAll(key: RoomKey): Promise<Lines> {
    const stored = await roomRepository(this.#database, key).inTransaction((transaction) =>
      transaction.allEvents(),
    );
    return replayLines(key.showId, decodeStoredEvents(stored, currentFormat));
  }
}
