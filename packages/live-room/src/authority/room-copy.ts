import { appendEvents } from '@standby/room-engine/log/event-log';
import { decodeDocument } from '@standby/room-engine/log/document';
import { decodeStoredEvent } from '@standby/room-engine/log/event';
import {
  currentFormat,
  type EventLog,
  type Format,
  initialLog,
  type RoomEvent,
} from '../domain/index';
import type { Author, RoomTransaction } from './ports';

/** This process's copy of a room as it is stored. */
export interface RoomCopy {
  readonly showId: string;
  /** Format that this release reads and writes. */
  readonly format: Format;
  readonly log: EventLog;
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
export const decodeStoredEvents = (
  written: readonly unknown[],
  format: Format = currentFormat,
): RoomEvent[] =>
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
async function rebuild(
  transaction: RoomTransaction,
  { showId, format }: Pick<RoomCopy, 'showId' | 'format'>,
): Promise<EventLog> {
  return appendEvents(
    initialLog(showId),
    decodeStoredEvents(await transaction.allEvents(), format),
  );
}

/**
 * Whether an older release made the checkpoint without knowing the effect of an event that this
 * release knows.
 */
async function lacksKnownEvent(
  transaction: RoomTransaction,
  { checkpoint }: EventLog,
  format: Format,
): Promise<boolean> {
  if (checkpoint.opaque.length === 0) return false;
  const events = decodeStoredEvents(await transaction.find(checkpoint.opaque), format);
  return events.some(({ verbatim }) => !verbatim);
}

/** Reads a room from its storage. A room that was never used starts empty. */
export async function loadRoom(
  transaction: RoomTransaction,
  showId: string,
  format: Format = currentFormat,
): Promise<RoomCopy> {
  const { checkpoint, events, authors } = await transaction.load();
  const copy = { showId, format, authors: authorMap(authors) };
  const start = checkpoint === null ? initialLog(showId) : decodedLog(checkpoint, showId, format);
  if (!start) return { ...copy, log: await rebuild(transaction, copy), mayCompact: false };
  const isOutdated = await lacksKnownEvent(transaction, start, format);
  const log = isOutdated
    ? await rebuild(transaction, copy)
    : appendEvents(start, decodeStoredEvents(events, format));
  return { ...copy, log, mayCompact: true };
}

function decodedLog(checkpoint: unknown, showId: string, format: Format): EventLog | undefined {
  const decoded = decodeDocument(checkpoint, showId, format);
  return decoded.kind === 'decoded' ? decoded.log : undefined;
}
