import * as v from 'valibot';
import { type Format, migrate } from './document-format';
import { decodeStoredEvent, type EventFormat, type RoomTypes } from './event';
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
 * A room's event log as a document, for storage and for a window that is far behind. The version
 * covers the document's form and its checkpoint. It does not cover the events and the checkpoint's
 * end: they never change their form, so that a release also finds them in newer documents.
 */

interface RoomDocument<Room extends RoomTypes> {
  readonly version: number;
  /** Name of the room. */
  readonly room: string;
  readonly log: SerializedLog<Room>;
}

/**
 * - `decoded`: the whole event log;
 * - `newer`: a newer release wrote it. Its events can be merged, but its checkpoint cannot be read;
 * - `foreign`: it belongs to another room;
 * - `invalid`: it is not a document, or breaks a rule.
 */
export type DecodeResult<Room extends RoomTypes> =
  | { readonly kind: 'decoded'; readonly log: EventLog<Room> }
  | ({ readonly kind: 'newer' } & NewerLog<Room>)
  | { readonly kind: 'foreign' | 'invalid' };

const versionSchema = v.object({ version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

/**
 * Returns the schema that, with `eventEnvelopeSchema`, decides whether a document of this release's
 * version is valid.
 */
export function documentSchemaFor<Room extends RoomTypes>(format: EventFormat<Room>) {
  return v.object({ room: v.string(), log: serializedLogSchemaFor(format) });
}

const newerSchema = v.object({
  room: v.string(),
  log: v.object({
    checkpoint: v.fallback(v.optional(logEndSchema), undefined),
    events: v.array(v.unknown()),
  }),
});

function decodeNewer<Room extends RoomTypes>(
  data: unknown,
  room: string,
  format: Format<Room>,
): DecodeResult<Room> {
  const newer = v.safeParse(newerSchema, data);
  if (!newer.success) return { kind: 'newer', after: undefined, events: [] };
  if (newer.output.room !== room) return { kind: 'foreign' };
  const { checkpoint, events } = newer.output.log;
  const decoded = events.flatMap((event) => decodeStoredEvent(event, format) ?? []);
  return { kind: 'newer', after: checkpoint, events: decoded };
}

/** Decodes a document of any version, as far as the format allows. Never throws. */
export function decodeDocument<Room extends RoomTypes>(
  data: unknown,
  room: string,
  format: Format<Room>,
): DecodeResult<Room> {
  const versioned = v.safeParse(versionSchema, data);
  if (!versioned.success) return { kind: 'invalid' };
  const { version } = versioned.output;
  if (version > format.version) return decodeNewer(data, room, format);
  const document = v.safeParse(documentSchemaFor(format), migrate(data, version, format));
  if (!document.success) return { kind: 'invalid' };
  const { room: name, log } = document.output;
  const isOfRoom = name === room && format.rules.roomOf(log.checkpoint.state) === room;
  return isOfRoom
    ? { kind: 'decoded', log: deserializeLog(format.rules, log) }
    : { kind: 'foreign' };
}

export function encodeDocument<Room extends RoomTypes>(
  log: EventLog<Room>,
  room: string,
  version: number,
): RoomDocument<Room> {
  return { version, room, log: serializeLog(log) };
}
