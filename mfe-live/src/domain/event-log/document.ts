import * as v from 'valibot';
import { type Format, migrate } from './document-format';
import { type ActSchema, decodeEvent, type RoomEvent } from './event';
import type { EventLog } from './event-log';
import {
  deserializeLog,
  type SerializedLog,
  serializedLogSchemaFor,
  serializeLog,
} from './serialized-log';

/*
 * A room's event log as a document: what is stored, and what a window sends to one that is far behind.
 * The version is that of the document's form and of the checkpoint in it, never of its events: these
 * keep their form for ever, so that a release finds them in the documents of a newer one, too.
 */

export interface RoomDocument {
  readonly version: number;
  /** Id of the show. */
  readonly room: string;
  /** The event log, under the name that version 1 gave it. */
  readonly book: SerializedLog;
}

/**
 * - `decoded`: the whole event log;
 * - `newer`: a newer release wrote it. Its events can be merged, its checkpoint is not understood;
 * - `foreign`: another room's;
 * - `invalid`: no document, or one that breaks a rule.
 */
export type DecodeResult =
  | { readonly kind: 'decoded'; readonly log: EventLog }
  | { readonly kind: 'newer'; readonly events: readonly RoomEvent[] }
  | { readonly kind: 'foreign' | 'invalid' };

const versionSchema = v.object({ version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

/** What decides, with `eventEnvelopeSchema`, whether a document of this release's version is read. */
export function documentSchemaFor(acts: ActSchema) {
  return v.object({ room: v.string(), book: serializedLogSchemaFor(acts) });
}

const newerSchema = v.object({
  room: v.string(),
  book: v.object({ entries: v.array(v.unknown()) }),
});

function decodeNewer(data: unknown, room: string, { acts }: Format): DecodeResult {
  const newer = v.safeParse(newerSchema, data);
  if (!newer.success) return { kind: 'newer', events: [] };
  if (newer.output.room !== room) return { kind: 'foreign' };
  const { entries } = newer.output.book;
  return { kind: 'newer', events: entries.flatMap((event) => decodeEvent(event, acts) ?? []) };
}

/** Decodes a document of any version, as far as the format goes. Never throws, whatever it is given. */
export function decodeDocument(data: unknown, room: string, format: Format): DecodeResult {
  const versioned = v.safeParse(versionSchema, data);
  if (!versioned.success) return { kind: 'invalid' };
  const { version } = versioned.output;
  if (version > format.version) return decodeNewer(data, room, format);
  const document = v.safeParse(documentSchemaFor(format.acts), migrate(data, version, format));
  if (!document.success) return { kind: 'invalid' };
  const { room: name, book } = document.output;
  const isOfRoom = name === room && book.base.state.showId === room;
  return isOfRoom ? { kind: 'decoded', log: deserializeLog(book) } : { kind: 'foreign' };
}

export function encodeDocument(log: EventLog, room: string, version: number): RoomDocument {
  return { version, room, book: serializeLog(log) };
}
