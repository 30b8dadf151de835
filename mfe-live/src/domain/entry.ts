import * as v from 'valibot';
import { commandSchema, type CommandType, mayDo, WINDOW_ROLES } from './commands';
import { sequenceSchema } from './heads';
import { idSchema, momentSchema } from './room-state';

export const undoSchema = v.object({
  type: v.literal('undo'),
  /** `entryId` of the act that is taken back. */
  entryId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}:\d{1,16}$/)),
});

export const actSchema = v.union([commandSchema, undoSchema]);

/** What a window can do: change the room, or take such a change back. */
export type Act = v.InferOutput<typeof actSchema>;
export type ActType = CommandType | 'undo';

/** What a release accepts as an act. */
export type ActSchema = v.GenericSchema<unknown, Act>;

const roleSchema = v.picklist(WINDOW_ROLES);

/**
 * What every release must find in an event, whatever its kind. It never changes: an older window has
 * to order, store and pass on the events of a newer one.
 */
export const eventEnvelopeSchema = v.object({
  /** The window that acted. */
  by: idSchema,
  role: idSchema,
  /** Counts this window's acts from 1, without gaps. */
  seq: sequenceSchema,
  /** Greater than that of every act that its author knew of. */
  lamport: sequenceSchema,
  atMs: momentSchema,
  act: v.looseObject({ type: idSchema }),
});

type Envelope = v.InferOutput<typeof eventEnvelopeSchema>;

/** One event of the room's log, the same in every window. */
export interface Entry extends Omit<Envelope, 'role' | 'act'> {
  readonly role: (typeof WINDOW_ROLES)[number];
  /** Null where this release does not know what was done: the event is opaque and has no effect. */
  readonly act: Act | null;
  /** The event as its author wrote it, where this release does not understand all of it. */
  readonly verbatim?: Envelope;
}

/** An event that this release can replay. */
export type KnownEntry = Entry & { readonly act: Act };

/** In letters of JSON: an event that is not understood must not fill the storage. */
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

/** A copy that can be stored; undefined for what is too large, or no plain data. */
function verbatimCopy(written: unknown): Envelope | undefined {
  try {
    const text = JSON.stringify(written);
    return text.length <= OPAQUE_EVENT_MAX ? (JSON.parse(text) as Envelope) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads an event from another window or from storage. One of an unknown kind, or with fields that
 * this release does not know, is kept verbatim.
 * @returns undefined where the envelope is invalid, or the author's role may not do this.
 */
export function readEntry(written: unknown, acts: ActSchema = actSchema): Entry | undefined {
  const envelope = v.safeParse(eventEnvelopeSchema, written);
  if (!envelope.success) return undefined;
  const { role: writtenRole, act: writtenAct, ...head } = envelope.output;
  const role = v.safeParse(roleSchema, writtenRole);
  const act = v.safeParse(acts, writtenAct);
  if (role.success && act.success) {
    if (!mayDo(role.output, act.output.type)) return undefined;
    const entry = { ...head, role: role.output, act: act.output };
    if (isWhole(entry, written)) return entry;
    const verbatim = verbatimCopy(written);
    return verbatim && { ...entry, verbatim };
  }
  const verbatim = verbatimCopy(written);
  // An unknown role is shown as the one that may do least.
  return verbatim && { ...head, role: role.success ? role.output : 'ask', act: null, verbatim };
}

/** An event as it is stored and sent: what its author wrote. */
export function writeEntry(entry: Entry): object {
  return entry.verbatim ?? entry;
}

export function isKnown(entry: Entry): entry is KnownEntry {
  return entry.act !== null;
}

export function entryId({ by, seq }: Pick<Entry, 'by' | 'seq'>): string {
  return `${by}:${seq}`;
}

/**
 * The order of all acts, the same in every window: an act comes after those that its author knew of,
 * and where two did not know of each other, the window ids decide.
 */
export function compareEntries(one: Entry, other: Entry): number {
  if (one.lamport !== other.lamport) return one.lamport - other.lamport;
  if (one.by !== other.by) return one.by < other.by ? -1 : 1;
  return one.seq - other.seq;
}
