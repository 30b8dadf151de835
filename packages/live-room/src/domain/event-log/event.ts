import * as v from 'valibot';
import { batchSchema } from '../room/batch';
import { type Command, commandSchema } from '../room/commands';
import { hasPermission, WINDOW_ROLES, type WindowRole } from '../room/permissions';
import { idSchema, timestampSchema } from '../room/room-schema';
import { EVENT_DEPTH_MAX, isDeeperThan, withoutDeeperThan } from './depth';
import { sequenceSchema } from './sequences';

export const undoSchema = v.object({
  type: v.literal('undo'),
  /** `eventIdOf` the event that is undone. */
  entryId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}:\d{1,16}$/)),
});

export const actSchema = v.union([commandSchema, undoSchema, batchSchema]);

/** What a window can do: change the room, by one act or several at once, or undo such a change. */
export type Act = v.InferOutput<typeof actSchema>;
export type ActType = Act['type'];

/** The commands of an act: those of a batch, none of an undo. */
export function commandsOf(act: Act | null): readonly Command[] {
  if (act === null || act.type === 'undo') return [];
  return act.type === 'batch' ? act.acts : [act];
}

/** What a release accepts as an act. */
export type ActSchema = v.GenericSchema<unknown, Act>;

const roleSchema = v.picklist(WINDOW_ROLES);

/**
 * The fields that every release must find in an event of any kind. It never changes: an older window has
 * to store and forward the events of a newer one.
 */
export const eventEnvelopeSchema = v.object({
  /** The window that acted. */
  by: idSchema,
  role: idSchema,
  /** Counts this window's events from 1, without gaps. */
  seq: sequenceSchema,
  atMs: timestampSchema,
  act: v.looseObject({ type: idSchema }),
});

type Envelope = v.InferOutput<typeof eventEnvelopeSchema>;

/** One event of the room's log, the same in every window. */
export interface RoomEvent extends Omit<Envelope, 'role' | 'act'> {
  readonly role: WindowRole;
  /**
   * Null where this window does not know what was done, so that the event has no effect: this release does not know it,
   * and it is opaque, or it is withheld from this window, and there is nothing verbatim.
   */
  readonly act: Act | null;
  /** The event as its author wrote it, where this release does not understand all of it. */
  readonly verbatim?: Envelope;
}

/** An event that this release can replay. */
export type KnownEvent = RoomEvent & { readonly act: Act };

/** Kind of the placeholder of an act that a window may not read. No window writes it. */
export const WITHHELD = 'withheld';

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

/** An event that has no effect here. An unknown role is shown as the one that may do least. */
function opaqueEvent(written: unknown): RoomEvent | undefined {
  const verbatim = verbatimCopy(written);
  if (!verbatim) return undefined;
  const { by, seq, atMs } = verbatim;
  const role = v.safeParse(roleSchema, verbatim.role);
  return { by, seq, atMs, role: role.success ? role.output : 'ask', act: null, verbatim };
}

/**
 * Reads an event of a window. One of an unknown kind, or with fields that this release does not know, is kept verbatim.
 * @returns undefined where the envelope is invalid, or the author's role may not do this.
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

/** Earlier releases ordered events by a Lamport timestamp, which their stored events still have. */
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
 * As `decodeEvent`, for stored events, which keep their place. Earlier releases accepted events of any depth: their
 * deeper parts, which no release ever knew, are left out. Other releases may permit a role more: here that has no
 * effect.
 */
export function decodeStoredEvent(written: unknown, acts?: ActSchema): RoomEvent | undefined {
  const event = withoutLamport(written);
  const withheld = v.safeParse(withheldSchema, event);
  if (withheld.success) return { ...withheld.output, act: null };
  const shallow = withoutDeeperThan(event, EVENT_DEPTH_MAX);
  return decodeEvent(event, acts) ?? decodeEvent(shallow, acts) ?? opaqueEvent(shallow);
}

/** An event as it is stored and sent: what its author wrote, or a placeholder where that is withheld. */
export function encodeEvent(event: RoomEvent): object {
  return event.verbatim ?? (event.act === null ? { ...event, act: { type: WITHHELD } } : event);
}

export function isKnown(event: RoomEvent): event is KnownEvent {
  return event.act !== null;
}

export function eventIdOf({ by, seq }: Pick<RoomEvent, 'by' | 'seq'>): string {
  return `${by}:${seq}`;
}
