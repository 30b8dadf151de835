import {
  createEventLog,
  currentFormat,
  decodeDocument,
  decodeEvent,
  type EventLog,
  initialCheckpoint,
  mergeStoredEvents,
  type RoomEvent,
  SERVER_AUTHOR,
} from '../../src/domain/index';
import type { Author, RoomTransaction, StoredRoom } from './ports';

/** This process's copy of a room as it is stored. */
export interface RoomCopy {
  readonly showId: string;
  readonly log: EventLog;
  /** Position of the last event. */
  readonly position: number;
  /** Of the stored checkpoint. */
  readonly generation: number;
  readonly authors: ReadonlyMap<string, Author>;
  /** Whether a checkpoint of this release may take the place of the stored one: not of a newer release's. */
  readonly mayCompact: boolean;
}

export const decodeEvents = (written: readonly unknown[]): RoomEvent[] =>
  written.flatMap((event) => decodeEvent(event) ?? []);

export function authorMap(authors: readonly Author[]): Map<string, Author> {
  return new Map(authors.map((author) => [author.by, author]));
}

/** The log of a room whose checkpoint this release cannot read: all its events are stored, too. */
async function rebuild(
  transaction: RoomTransaction,
  showId: string,
  { generation }: StoredRoom,
): Promise<EventLog> {
  const checkpoint = { ...initialCheckpoint(showId), generation, by: SERVER_AUTHOR };
  return mergeStoredEvents(createEventLog(checkpoint), decodeEvents(await transaction.allEvents()));
}

/** Reads a room from its storage. One that was never used is as new. */
export async function loadRoom(transaction: RoomTransaction, showId: string): Promise<RoomCopy> {
  const stored = await transaction.load();
  const { position, generation, checkpoint } = stored;
  const copy = { showId, position, generation, authors: authorMap(stored.authors) };
  const start =
    checkpoint === null
      ? createEventLog(initialCheckpoint(showId))
      : decodedLog(checkpoint, showId);
  if (!start) {
    return { ...copy, log: await rebuild(transaction, showId, stored), mayCompact: false };
  }
  const log = mergeStoredEvents(start, decodeEvents(stored.events));
  return { ...copy, log, mayCompact: true };
}

function decodedLog(checkpoint: unknown, showId: string): EventLog | undefined {
  const decoded = decodeDocument(checkpoint, showId, currentFormat);
  return decoded.kind === 'decoded' ? decoded.log : undefined;
}
