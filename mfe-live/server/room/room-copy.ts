import {
  createEventLog,
  currentFormat,
  decodeDocument,
  decodeStoredEvent,
  type EventLog,
  initialCheckpoint,
  mergeStoredEvents,
  type RoomEvent,
  SERVER_AUTHOR,
} from '../../src/domain/index';
import * as v from 'valibot';
import type { Author, OpaqueEvent, RoomTransaction } from './ports';

/** This process's copy of a room as it is stored. */
export interface RoomCopy {
  readonly showId: string;
  readonly log: EventLog;
  /** Position of the last event. */
  readonly position: number;
  /** Of the stored checkpoint. */
  readonly generation: number;
  readonly authors: ReadonlyMap<string, Author>;
  /** Events in the checkpoint that this release does not understand: the first of each kind. */
  readonly opaque: readonly OpaqueEvent[];
  /** Whether a checkpoint of this release may take the place of the stored one: not of a newer release's. */
  readonly mayCompact: boolean;
}

export const decodeStoredEvents = (written: readonly unknown[]): RoomEvent[] =>
  written.flatMap((event) => decodeStoredEvent(event) ?? []);

export function authorMap(authors: readonly Author[]): Map<string, Author> {
  return new Map(authors.map((author) => [author.by, author]));
}

/** The log of a room without its checkpoint: all its events are stored, too. */
async function rebuild(
  transaction: RoomTransaction,
  showId: string,
  generation: number,
): Promise<EventLog> {
  const checkpoint = { ...initialCheckpoint(showId), generation, by: SERVER_AUTHOR };
  return mergeStoredEvents(
    createEventLog(checkpoint),
    decodeStoredEvents(await transaction.allEvents()),
  );
}

const opaqueSchema = v.looseObject({
  opaque: v.array(v.object({ type: v.string(), by: v.string(), seq: v.number() })),
});

/** Whether an older release made the checkpoint without knowing what some event does, which this one knows. */
async function isUnderstoodNow(
  transaction: RoomTransaction,
  opaque: readonly OpaqueEvent[],
): Promise<boolean> {
  const events = opaque.length === 0 ? [] : decodeStoredEvents(await transaction.find(opaque));
  return events.some(({ verbatim }) => !verbatim);
}

/** Reads a room from its storage. One that was never used is as new. */
export async function loadRoom(transaction: RoomTransaction, showId: string): Promise<RoomCopy> {
  const stored = await transaction.load();
  const { position, generation, checkpoint } = stored;
  const opaque = v.is(opaqueSchema, checkpoint) ? checkpoint.opaque : [];
  const copy = { showId, position, generation, authors: authorMap(stored.authors), opaque };
  const start =
    checkpoint === null
      ? createEventLog(initialCheckpoint(showId))
      : decodedLog(checkpoint, showId);
  if (!start) {
    return { ...copy, log: await rebuild(transaction, showId, generation), mayCompact: false };
  }
  if (await isUnderstoodNow(transaction, opaque)) {
    // For the windows it is another checkpoint. The next commit makes one that lacks nothing.
    const log = await rebuild(transaction, showId, generation + 1);
    return { ...copy, log, opaque: [], mayCompact: true };
  }
  const log = mergeStoredEvents(start, decodeStoredEvents(stored.events));
  return { ...copy, log, mayCompact: true };
}

function decodedLog(checkpoint: unknown, showId: string): EventLog | undefined {
  const decoded = decodeDocument(checkpoint, showId, currentFormat);
  return decoded.kind === 'decoded' ? decoded.log : undefined;
}
