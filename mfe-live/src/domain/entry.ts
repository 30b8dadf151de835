import * as v from 'valibot';
import { commandSchema, type CommandType, mayDo, WINDOW_ROLES } from './commands';
import { sequenceSchema } from './heads';
import { idSchema, momentSchema } from './room-state';

const undoSchema = v.object({
  type: v.literal('undo'),
  /** `entryId` of the act that is taken back. */
  entryId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}:\d{1,16}$/)),
});

export const actSchema = v.union([commandSchema, undoSchema]);

/** What a window can do: change the room, or take such a change back. */
export type Act = v.InferOutput<typeof actSchema>;
export type ActType = CommandType | 'undo';

/** One act in the room's journal, the same in every window. */
export const entrySchema = v.pipe(
  v.object({
    /** The window that acted. */
    by: idSchema,
    role: v.picklist(WINDOW_ROLES),
    /** Counts this window's acts from 1, without gaps. */
    seq: sequenceSchema,
    /** Greater than that of every act that its author knew of. */
    lamport: sequenceSchema,
    atMs: momentSchema,
    act: actSchema,
  }),
  v.check(({ role, act }) => mayDo(role, act.type)),
);

export type Entry = v.InferOutput<typeof entrySchema>;

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
