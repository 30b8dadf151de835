import * as v from 'valibot';
import { idSchema, timestampSchema } from './basic-schemas';
import { EVENT_DEPTH_MAX, isDeeperThan, withoutDeeperThan } from './depth';
import type { RoomRules } from './room-rules';
import { sequenceSchema } from './sequences';

export const undoSchema = v.object({
  type: v.literal('undo'),
  /** Id of the undone event, see `eventIdOf`. */
  entryId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}:\d{1,16}$/)),
});

export type Undo = v.InferOutput<typeof undoSchema>;

/** The types of one kind of room. */
export interface RoomTypes {
  /** An act other than an undo. */
  readonly act: { readonly type: string };
  readonly role: string;
  readonly state: object;
  /** A line of the log for people. */
  readonly line: {
    /** Event id, see `eventIdOf`; further lines of an event add to it after a dot. */
    readonly id: string;
    readonly by: string;
    readonly atMs: number;
    readonly type: string;
    readonly isUndone: boolean;
  };
  /** Why an act has no effect. */
  readonly refusal: string;
  /** Windows that may read the same acts. */
  readonly audience: string;
  /** Facts that a window tells about itself, beside its visibility. */
  readonly presence: object;
  /** Permissions of a window beyond the acts of its role. */
  readonly grant: object;
}

/** An act of a window, or the undo of an act. */
export type Act<Room extends RoomTypes> = Room['act'] | Undo;

/** Schema of the acts that a release knows. */
export type ActSchema<Room extends RoomTypes> = v.GenericSchema<unknown, Act<Room>>;

export const isUndo = (act: { readonly type: string } | null): act is Undo => act?.type === 'undo';

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
export interface RoomEvent<Room extends RoomTypes> extends Omit<Envelope, 'role' | 'act'> {
  readonly role: Room['role'];
  /**
   * The act; null if this window does not know it, so that the event has no effect. An opaque act
   * is unknown to this release and has a verbatim copy. A withheld act may not be read by this
   * window and has none.
   */
  readonly act: Act<Room> | null;
  /** The event as its author wrote it, if this release does not understand all of it. */
  readonly verbatim?: Envelope;
}

/** An event that this release can replay. */
export type KnownEvent<Room extends RoomTypes> = RoomEvent<Room> & { readonly act: Act<Room> };

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
function opaqueEvent<Room extends RoomTypes>(
  written: unknown,
  rules: RoomRules<Room>,
): RoomEvent<Room> | undefined {
  const verbatim = verbatimCopy(written);
  if (!verbatim) return undefined;
  const { by, seq, atMs } = verbatim;
  const role = v.safeParse(rules.role, verbatim.role);
  return { by, seq, atMs, role: role.success ? role.output : rules.leastRole, act: null, verbatim };
}

/** The parts of a format by which a release reads events. */
export interface EventFormat<Room extends RoomTypes> {
  /** Acts that the release knows. Any release may add kinds of acts without a new version. */
  readonly acts: ActSchema<Room>;
  readonly rules: RoomRules<Room>;
}

/**
 * Reads an event of a window. An event of an unknown kind, or with unknown fields, is kept
 * verbatim.
 * @returns undefined if the envelope is invalid, or if the author's role does not permit the act.
 */
export function decodeEvent<Room extends RoomTypes>(
  written: unknown,
  { acts, rules }: EventFormat<Room>,
): RoomEvent<Room> | undefined {
  const envelope = v.safeParse(eventEnvelopeSchema, written);
  if (!envelope.success) return undefined;
  const { role: writtenRole, act: writtenAct, ...rest } = envelope.output;
  const role = v.safeParse(rules.role, writtenRole);
  const act = v.safeParse(acts, writtenAct);
  if (!role.success || !act.success) return opaqueEvent(written, rules);
  if (!rules.permits(role.output, act.output.type)) return undefined;
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
  act: v.object({ type: v.literal(WITHHELD) }),
});

/**
 * Reads a stored event, which keeps its place, like `decodeEvent`. Earlier releases
 * accepted events of any depth; parts beyond the maximum, which no release ever knew, are left out.
 * An act that only another release permits to the role has no effect here.
 */
export function decodeStoredEvent<Room extends RoomTypes>(
  written: unknown,
  format: EventFormat<Room>,
): RoomEvent<Room> | undefined {
  const event = withoutLamport(written);
  const withheld = v.safeParse(withheldSchema, event);
  if (withheld.success) {
    const role = v.safeParse(format.rules.role, withheld.output.role);
    if (role.success) return { ...withheld.output, role: role.output, act: null };
  }
  const shallow = withoutDeeperThan(event, EVENT_DEPTH_MAX);
  return (
    decodeEvent(event, format) ?? decodeEvent(shallow, format) ?? opaqueEvent(shallow, format.rules)
  );
}

/**
 * Returns an event for storing and sending: as its author wrote it, or with a placeholder for a
 * withheld act.
 */
export function encodeEvent<Room extends RoomTypes>(event: RoomEvent<Room>): object {
  return event.verbatim ?? (event.act === null ? { ...event, act: { type: WITHHELD } } : event);
}

export function isKnown<Room extends RoomTypes>(event: RoomEvent<Room>): event is KnownEvent<Room> {
  return event.act !== null;
}

export function eventIdOf({ by, seq }: Pick<Envelope, 'by' | 'seq'>): string {
  return `${by}:${seq}`;
}
