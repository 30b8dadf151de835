import { decodeDocument } from '../log/document';
import type { Format } from '../log/document-format';
import { decodeStoredEvent, type EventFormat, type RoomEvent, type RoomTypes } from '../log/event';
import { appendEvents, type EventLog, initialLog } from '../log/event-log';
import type { Author, RoomTransaction } from './ports';

/** This process's copy of a room as it is stored. */
export interface RoomCopy<Room extends RoomTypes> {
  readonly room: string;
  /** Format that this release reads and writes. */
  readonly format: Format<Room>;
  readonly log: EventLog<Room>;
  readonly authors: ReadonlyMap<string, Author>;
  /**
   * Whether a checkpoint of this release may replace the stored one; false for one of a newer
   * release.
   */
  readonly mayCompact: boolean;
}

/**
 * @throws if a stored event cannot be read, because without it all later ones would shift their
 * positions
 */
export const decodeStoredEvents = <Room extends RoomTypes>(
  written: readonly unknown[],
  format: EventFormat<Room>,
): RoomEvent<Room>[] =>
  written.map((stored) => {
    const event = decodeStoredEvent(stored, format);
    if (!event) throw new TypeError(`A stored event cannot be read: ${JSON.stringify(stored)}`);
    return event;
  });

export function authorMap(authors: readonly Author[]): Map<string, Author> {
  return new Map(authors.map((author) => [author.by, author]));
}

/**
 * Builds the log of a room without its checkpoint, from its events, which are all stored as well.
 */
async function rebuild<Room extends RoomTypes>(
  transaction: RoomTransaction<Room>,
  { room, format }: Pick<RoomCopy<Room>, 'room' | 'format'>,
): Promise<EventLog<Room>> {
  return appendEvents(
    initialLog(format.rules, room),
    decodeStoredEvents(await transaction.allEvents(), format),
  );
}

/**
 * Whether an older release made the checkpoint without knowing the effect of an event that this
 * release knows.
 */
async function lacksKnownEvent<Room extends RoomTypes>(
  transaction: RoomTransaction<Room>,
  { checkpoint }: EventLog<Room>,
  format: Format<Room>,
): Promise<boolean> {
  if (checkpoint.opaque.length === 0) return false;
  const events = decodeStoredEvents(await transaction.find(checkpoint.opaque), format);
  return events.some(({ verbatim }) => !verbatim);
}

/** Reads a room from its storage. A room that was never used starts empty. */
export async function loadRoom<Room extends RoomTypes>(
  transaction: RoomTransaction<Room>,
  room: string,
  format: Format<Room>,
): Promise<RoomCopy<Room>> {
  const { checkpoint, events, authors } = await transaction.load();
  const copy = { room, format, authors: authorMap(authors) };
  const start =
    checkpoint === null ? initialLog(format.rules, room) : decodedLog(checkpoint, room, format);
  if (!start) return { ...copy, log: await rebuild(transaction, copy), mayCompact: false };
  const isOutdated = await lacksKnownEvent(transaction, start, format);
  const log = isOutdated
    ? await rebuild(transaction, copy)
    : appendEvents(start, decodeStoredEvents(events, format));
  return { ...copy, log, mayCompact: true };
}

function decodedLog<Room extends RoomTypes>(
  checkpoint: unknown,
  room: string,
  format: Format<Room>,
): EventLog<Room> | undefined {
  const decoded = decodeDocument(checkpoint, room, format);
  return decoded.kind === 'decoded' ? decoded.log : undefined;
}
