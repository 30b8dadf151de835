import * as v from 'valibot';
import { idSchema, timestampSchema } from '@standby/room-engine/log/basic-schemas';
import { EVENT_DEPTH_MAX, isDeeperThan, withoutDeeperThan } from '@standby/room-engine/log/depth';
import { sequenceSchema } from '@standby/room-engine/log/sequences';
import { batchSchema } from '../acts/batch';
import { type Command, commandSchema } from '../acts/acts';
import { hasPermission, WINDOW_ROLES, type WindowRole } from '../acts/permissions';

export const undoSchema = v.object({
  type: v.literal('undo'),
  /** Id of the undone event, see `eventIdOf`. */
  entryId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}:\d{1,16}$/)),
});

export const actSchema = v.union([commandSchema, undoSchema, batchSchema]);

/** An act of a window: one command, several at once, or the undo of an act. */
export type Act = v.InferOutput<typeof actSchema>;
export type ActType = Act['type'];

/** Returns the commands of an act: all acts of a batch, none for an undo. */
export function commandsOf(act: Act | null): readonly Command[] {
  if (act === null || act.type === 'undo') return [];
  return act.type === 'batch' ? act.acts : [act];
}

/** Schema of the acts that a release knows. */
export type ActSchema = v.GenericSchema<unknown, Act>;

const roleSchema = v.picklist(WINDOW_ROLES);

/**
 * Schema of the fields that every release must find in an event of any kind. This schema never
 * changes, because an older window has to store and forward the events of a newer one.
 */
export const eventEnvelopeSchema = v.object({
  /** The window that acted. */
  by: idSchema,
  role: idSchema,
  /** Number of the event among this window's events, counted from 1 without gaps. */
  seq: sequenceSchema,
  atMs: timestampSchema,
  act: v.looseObject({ type: idSchema }),
});

type Envelope = v.InferOutput<typeof eventEnvelopeSchema>;

/** One event of the room's log, the same in every window. */
export interface RoomEvent extends Omit<Envelope, 'role' | 'act'> {
  readonly role: WindowRole;
  /**
   * The act; null if this window does not know it, so that the event has no effect. An opaque act
   * is unknown to this release and has a verbatim copy. A withheld act may not be read by this
   * window and has none.
   */
  readonly act: Act | null;
  /** The event as its author wrote it, if this release does not understand all of it. */
  readonly verbatim?: Envelope;
}

/** An event that this release can replay. */
export type KnownEvent = RoomEvent & { readonly act: Act };

/** Kind of the placeholder for an act that a window may not read. Windows never write it. */
export const WITHHELD = 'withheld';

/** Maximum length of an opaque event in characters of JSON, so that it cannot fill the storage. */
export const OPAQUE_EVENT_MAX = 20_000;

/** Whether a parsed value has every field of the written one. */
function isWhole(read: unknown, written: unknown): boolean {
  if (typeof written !== 'object' || written === null) return true;
  if (typeof read !== 'object' || read === null) return false;
  const fields = new Map(Object.entries(read));
  return Object.entries(written).every(
    ([name, value]) => fields.has(name) && isWhole(fields.get(name), value),
  );
}

/** Returns a copy that can be stored; undefined if it is too large, too deep, or not plain data. */
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
 * Returns an event without effect. An unknown role is shown as the one with the fewest permissions.
 */
function opaqueEvent(written: unknown): RoomEvent | undefined {
  const verbatim = verbatimCopy(written);
  if (!verbatim) return undefined;
  const { by, seq, atMs } = verbatim;
  const role = v.safeParse(roleSchema, verbatim.role);
  return { by, seq, atMs, role: role.success ? role.output : 'ask', act: null, verbatim };
}

/**
 * Reads an event of a window. An event of an unknown kind, or with unknown fields, is kept
 * verbatim.
 * @returns undefined if the envelope is invalid, or if the author's role does not permit the act.
 */
export function decodeEvent(written: unknown, acts: ActSchema = actSchema): RoomEvent | undefined {
  const envelope = v.safeParse(eventEnvelopeSchema, written);
  if (!envelope.success) return undefined;
  const { role: writtenRole, act: writtenAct, ...rest } = envelope.output;
  const role = v.safeParse(roleSchema, writtenRole);
  const act = v.safeParse(acts, writtenAct);
  if (!role.success || !act.success) return opaqueEvent(written);
  if (!hasPermission(role.output, act.output.type)) return undefined;
  const event = { ...rest, role: role.output, act: act.output };
  if (isWhole(event, written)) return event;
  const verbatim = verbatimCopy(written);
  return verbatim && { ...event, verbatim };
}

/** Matches stored events with the Lamport timestamp by which earlier releases ordered events. */
const withLamport = v.looseObject({ lamport: v.unknown() });

function withoutLamport(written: unknown): unknown {
  if (!v.is(withLamport, written)) return written;
  const { lamport: _, ...rest } = written;
  return rest;
}

const withheldSchema = v.object({
  ...eventEnvelopeSchema.entries,
  role: roleSchema,
  act: v.object({ type: v.literal(WITHHELD) }),
});

/**
 * Reads a stored event, which keeps its place, like `decodeEvent`. Earlier releases
 * accepted events of any depth; parts beyond the maximum, which no release ever knew, are left out.
 * An act that only another release permits to the role has no effect here.
 */
export function decodeStoredEvent(written: unknown, acts?: ActSchema): RoomEvent | undefined {
  const event = withoutLamport(written);
  const withheld = v.safeParse(withheldSchema, event);
  if (withheld.success) return { ...withheld.output, act: null };
  const shallow = withoutDeeperThan(event, EVENT_DEPTH_MAX);
  return decodeEvent(event, acts) ?? decodeEvent(shallow, acts) ?? opaqueEvent(shallow);
}

/**
 * Returns an event for storing and sending: as its author wrote it, or with a placeholder for a
 * withheld act.
 */
export function encodeEvent(event: RoomEvent): object {
  return event.verbatim ?? (event.act === null ? { ...event, act: { type: WITHHELD } } : event);
}

export function isKnown(event: RoomEvent): event is KnownEvent {
  return event.act !== null;
}

export function eventIdOf({ by, seq }: Pick<RoomEvent, 'by' | 'seq'>): string {
  return `${by}:${seq}`;
}
