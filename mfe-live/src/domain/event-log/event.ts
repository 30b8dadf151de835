import * as v from 'valibot';
import { commandSchema, type CommandType } from '../room/commands';
import { hasPermission, WINDOW_ROLES, type WindowRole } from '../room/permissions';
import { idSchema, timestampSchema } from '../room/room-schema';
import { EVENT_DEPTH_MAX, isDeeperThan, withoutDeeperThan } from './depth';
import { sequenceSchema } from './version-vector';

export const undoSchema = v.object({
  type: v.literal('undo'),
  /** `eventIdOf` the event that is undone. */
  entryId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}:\d{1,16}$/)),
});

export const actSchema = v.union([commandSchema, undoSchema]);

/** What a window can do: change the room, or undo such a change. */
export type Act = v.InferOutput<typeof actSchema>;
export type ActType = CommandType | 'undo';

/** What a release accepts as an act. */
export type ActSchema = v.GenericSchema<unknown, Act>;

const roleSchema = v.picklist(WINDOW_ROLES);

/**
 * What every release must find in an event, whatever its kind. It never changes: an older window has
 * to order, store and forward the events of a newer one.
 */
export const eventEnvelopeSchema = v.object({
  /** The window that acted. */
  by: idSchema,
  role: idSchema,
  /** Counts this window's events from 1, without gaps. */
  seq: sequenceSchema,
  /** The Lamport timestamp: greater than that of every event that its author knew of. */
  lamport: sequenceSchema,
  atMs: timestampSchema,
  act: v.looseObject({ type: idSchema }),
});

type Envelope = v.InferOutput<typeof eventEnvelopeSchema>;

/** One event of the room's log, the same in every window. */
export interface RoomEvent extends Omit<Envelope, 'role' | 'act'> {
  readonly role: WindowRole;
  /** Null where this release does not know what was done: the event is opaque and has no effect. */
  readonly act: Act | null;
  /** The event as its author wrote it, where this release does not understand all of it. */
  readonly verbatim?: Envelope;
}

/** An event that this release can replay. */
export type KnownEvent = RoomEvent & { readonly act: Act };

/** In characters of JSON: an event that is not understood must not fill the storage. */
export const OPAQUE_EVENT_MAX = 20_000;

/** Whether what was read holds every field of what was written. */
function isWhole(read: unknown, written: unknown): boolean {
  if (typeof written !== 'object' || written === null) return true;
  if (typeof read !== 'object' || read === null) return false;
  const fields = new Map(Object.entries(read));
  return Object.entries(written).every(
    ([name, value]) => fields.has(name) && isWhole(fields.get(name), value),
  );
}

/** A copy that can be stored; undefined for what is too large, too deep, or no plain data. */
function verbatimCopy(written: unknown): Envelope | undefined {
  if (isDeeperThan(written, EVENT_DEPTH_MAX)) return undefined;
  try {
    const text = JSON.stringify(written);
    const copy: unknown = text.length <= OPAQUE_EVENT_MAX ? JSON.parse(text) : undefined;
    return v.is(eventEnvelopeSchema, copy) ? copy : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads an event from another window or from storage. One of an unknown kind, or with fields that
 * this release does not know, is kept verbatim.
 * @returns undefined where the envelope is invalid, or the author's role may not do this.
 */
export function decodeEvent(written: unknown, acts: ActSchema = actSchema): RoomEvent | undefined {
  const envelope = v.safeParse(eventEnvelopeSchema, written);
  if (!envelope.success) return undefined;
  const { role: writtenRole, act: writtenAct, ...rest } = envelope.output;
  const role = v.safeParse(roleSchema, writtenRole);
  const act = v.safeParse(acts, writtenAct);
  if (role.success && act.success) {
    if (!hasPermission(role.output, act.output.type)) return undefined;
    const event = { ...rest, role: role.output, act: act.output };
    if (isWhole(event, written)) return event;
    const verbatim = verbatimCopy(written);
    return verbatim && { ...event, verbatim };
  }
  const verbatim = verbatimCopy(written);
  // An unknown role is shown as the one that may do least.
  return verbatim && { ...rest, role: role.success ? role.output : 'ask', act: null, verbatim };
}

/**
 * As `decodeEvent`, for what is stored: earlier releases took events of any depth, whose numbers are in use. Their
 * deeper parts, which no release ever knew, are left out.
 */
export function decodeStoredEvent(written: unknown, acts?: ActSchema): RoomEvent | undefined {
  return (
    decodeEvent(written, acts) ?? decodeEvent(withoutDeeperThan(written, EVENT_DEPTH_MAX), acts)
  );
}

/** An event as it is stored and sent: what its author wrote. */
export function encodeEvent(event: RoomEvent): object {
  return event.verbatim ?? event;
}

export function isKnown(event: RoomEvent): event is KnownEvent {
  return event.act !== null;
}

export function eventIdOf({ by, seq }: Pick<RoomEvent, 'by' | 'seq'>): string {
  return `${by}:${seq}`;
}

/**
 * The order of all events, the same in every window: an event comes after those that its author knew
 * of, and where two are concurrent, the window ids decide.
 */
export function compareEvents(one: RoomEvent, other: RoomEvent): number {
  if (one.lamport !== other.lamport) return one.lamport - other.lamport;
  if (one.by !== other.by) return one.by < other.by ? -1 : 1;
  return one.seq - other.seq;
}
