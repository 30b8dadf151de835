import * as v from 'valibot';
import { type Format, migrate } from './document-format';
import { type ActSchema, decodeStoredEvent } from './event';
import type { EventLog } from './event-log';
import type { NewerLog } from './merge';
import {
  deserializeLog,
  logEndSchema,
  type SerializedLog,
  serializedLogSchemaFor,
  serializeLog,
} from './serialized-log';

/*
 * A room's event log as a document: what is stored, and what a window sends to one that is far behind.
 * The version is that of the document's form and of the checkpoint in it, never of its events: these
 * and the checkpoint's end keep their form for ever, so that a release finds them in the documents of a newer one, too.
 */

export interface RoomDocument {
  readonly version: number;
  /** Id of the show. */
  readonly room: string;
  readonly log: SerializedLog;
}

/**
 * - `decoded`: the whole event log;
 * - `newer`: a newer release wrote it. Its events can be merged, its checkpoint is not understood;
 * - `foreign`: another room's;
 * - `invalid`: no document, or one that breaks a rule.
 */
export type DecodeResult =
  | { readonly kind: 'decoded'; readonly log: EventLog }
  | ({ readonly kind: 'newer' } & NewerLog)
  | { readonly kind: 'foreign' | 'invalid' };

const versionSchema = v.object({ version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

/** What decides, with `eventEnvelopeSchema`, whether a document of this release's version is read. */
export function documentSchemaFor(acts: ActSchema) {
  return v.object({ room: v.string(), log: serializedLogSchemaFor(acts) });
}

const newerSchema = v.object({
  room: v.string(),
  log: v.object({
    checkpoint: v.fallback(v.optional(logEndSchema), undefined),
    events: v.array(v.unknown()),
  }),
});

function decodeNewer(data: unknown, room: string, { acts }: Format): DecodeResult {
  const newer = v.safeParse(newerSchema, data);
  if (!newer.success) return { kind: 'newer', after: undefined, events: [] };
  if (newer.output.room !== room) return { kind: 'foreign' };
  const { checkpoint, events } = newer.output.log;
  const decoded = events.flatMap((event) => decodeStoredEvent(event, acts) ?? []);
  return { kind: 'newer', after: checkpoint, events: decoded };
}

/** Decodes a document of any version, as far as the format goes. Throws for no input. */
export function decodeDocument(data: unknown, room: string, format: Format): DecodeResult {
  const versioned = v.safeParse(versionSchema, data);
  if (!versioned.success) return { kind: 'invalid' };
  const { version } = versioned.output;
  if (version > format.version) return decodeNewer(data, room, format);
  const document = v.safeParse(documentSchemaFor(format.acts), migrate(data, version, format));
  if (!document.success) return { kind: 'invalid' };
  const { room: name, log } = document.output;
  const isOfRoom = name === room && log.checkpoint.state.showId === room;
  return isOfRoom ? { kind: 'decoded', log: deserializeLog(log) } : { kind: 'foreign' };
}

export function encodeDocument(log: EventLog, room: string, version: number): RoomDocument {
  return { version, room, log: serializeLog(log) };
}
