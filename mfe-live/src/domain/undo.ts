import { type Entry, entryId } from './entry';
import { MILLIS_PER_SECOND } from './time';

/** How long an act can be undone. */
export const UNDO_MS = 10 * MILLIS_PER_SECOND;

/*
 * Undoing takes an act out of the journal as if it had never been: the acts after it are replayed
 * without it. So an undone pause costs the timer nothing, whatever was done in between; and an act
 * that made sense only after the undone one is refused in the replay. Undoing an undo brings it back.
 */

export interface Undos {
  /** Ids of acts that are taken back. */
  readonly undone: ReadonlySet<string>;
  /** Ids of undos that undo nothing: too late, of an act that was undone before, or of an unknown one. */
  readonly late: ReadonlySet<string>;
}

/** Whether an act's kind can be undone at all: a clock's correction has its own way back. */
function isUndoable({ act }: Entry): boolean {
  return act?.type !== 'set-clock';
}

const NO_UNDOS: Undos = { undone: new Set(), late: new Set() };

/** Resolves all undos among entries that stand in order. */
export function undosIn(entries: readonly Entry[]): Undos {
  if (entries.every(({ act }) => act?.type !== 'undo')) return NO_UNDOS;
  const undone = new Set<string>();
  const late = new Set<string>();
  const earlier = new Map(entries.map((entry, index) => [entryId(entry), { entry, index }]));
  // From the end: whether an undo counts is settled before what it would undo is looked at.
  for (const [index, entry] of [...entries.entries()].toReversed()) {
    const id = entryId(entry);
    if (entry.act?.type !== 'undo' || undone.has(id)) continue;
    const target = earlier.get(entry.act.entryId);
    const isInTime = target && entry.atMs - target.entry.atMs <= UNDO_MS;
    const isEffective =
      isInTime &&
      target.index < index &&
      isUndoable(target.entry) &&
      !undone.has(entry.act.entryId);
    if (isEffective) undone.add(entry.act.entryId);
    else late.add(id);
  }
  return { undone, late };
}
