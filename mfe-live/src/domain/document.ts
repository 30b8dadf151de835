import * as v from 'valibot';
import { type Book, bookSchemaFor, readBook, writeBook } from './book';
import { type ActSchema, type Entry, readEntry } from './entry';
import { type Format, migrate } from './format';
import type { Journal } from './journal';

/*
 * A room's journal as a document: what is stored, and what a window sends to one that is far behind.
 * Its version belongs to its form and to the checkpoint (the base) in it, never to its events: these
 * keep their form for ever, so that a release finds them in the documents of a newer one, too.
 */

export interface RoomDocument {
  readonly version: number;
  /** Id of the show. */
  readonly room: string;
  readonly book: Book;
}

/**
 * - `read`: the whole journal;
 * - `newer`: a newer release wrote it. Its events can be merged, its base is not understood;
 * - `foreign`: another room's;
 * - `unreadable`: no document, or one that breaks a rule.
 */
export type Reading =
  | { readonly kind: 'read'; readonly journal: Journal }
  | { readonly kind: 'newer'; readonly entries: readonly Entry[] }
  | { readonly kind: 'foreign' | 'unreadable' };

const versionSchema = v.object({ version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

/** What decides, with `eventEnvelopeSchema`, whether a document of this release's version is read. */
export function documentSchemaFor(acts: ActSchema) {
  return v.object({ room: v.string(), book: bookSchemaFor(acts) });
}

const newerSchema = v.object({
  room: v.string(),
  book: v.object({ entries: v.array(v.unknown()) }),
});

function readNewer(data: unknown, room: string, { acts }: Format): Reading {
  const newer = v.safeParse(newerSchema, data);
  if (!newer.success) return { kind: 'newer', entries: [] };
  if (newer.output.room !== room) return { kind: 'foreign' };
  const { entries } = newer.output.book;
  return { kind: 'newer', entries: entries.flatMap((entry) => readEntry(entry, acts) ?? []) };
}

/** Reads a document of any version, as far as the format goes. Never throws, whatever it is given. */
export function readDocument(data: unknown, room: string, format: Format): Reading {
  const versioned = v.safeParse(versionSchema, data);
  if (!versioned.success) return { kind: 'unreadable' };
  const { version } = versioned.output;
  if (version > format.version) return readNewer(data, room, format);
  const document = v.safeParse(documentSchemaFor(format.acts), migrate(data, version, format));
  if (!document.success) return { kind: 'unreadable' };
  const { room: name, book } = document.output;
  const isOfRoom = name === room && book.base.state.showId === room;
  return isOfRoom ? { kind: 'read', journal: readBook(book) } : { kind: 'foreign' };
}

export function writeDocument(journal: Journal, room: string, version: number): RoomDocument {
  return { version, room, book: writeBook(journal) };
}
