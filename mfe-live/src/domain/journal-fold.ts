import { entryId } from './entry';
import { type Journal, linesOf, merge, openJournal, stateOf } from './journal';

/** Beyond this many acts a journal is folded, down to the ones that may still matter. */
export const FOLD_FROM = 1_500;
export const FOLD_KEEP = 300;
/** Lines that the log keeps at most: several long shows. */
export const LINES_KEPT = 5_000;

/** Place of the earliest act that a kept undo speaks of: what is folded can no longer be undone. */
function firstSpokenOf({ steps }: Journal, from: number): number {
  const spokenOf = new Set(
    steps.slice(from).flatMap(({ entry: { act } }) => (act.type === 'undo' ? act.entryId : [])),
  );
  const first = steps.findIndex(({ entry }) => spokenOf.has(entryId(entry)));
  return first === -1 ? from : Math.min(first, from);
}

/**
 * Folds a journal's older acts into its base. The state stays as it is.
 * @param by the window that folds.
 */
export function fold(journal: Journal, by: string, keep: number = FOLD_KEEP): Journal {
  let from = Math.max(0, journal.steps.length - keep);
  for (let first = firstSpokenOf(journal, from); first < from;) {
    from = first;
    first = firstSpokenOf(journal, from);
  }
  const folded = journal.steps.slice(0, from);
  const last = folded.at(-1);
  if (!last) return journal;

  const prefix = { ...journal, steps: folded };
  const covered = new Map(journal.base.covered);
  for (const { entry } of folded) covered.set(entry.by, entry.seq);
  const base = {
    generation: journal.base.generation + 1,
    by,
    covered,
    lamport: last.entry.lamport,
    state: stateOf(prefix),
    lines: linesOf(prefix).slice(-LINES_KEPT),
  };
  return { ...journal, base, steps: journal.steps.slice(from) };
}

export function foldWhereLong(journal: Journal, by: string): Journal {
  return journal.steps.length > FOLD_FROM ? fold(journal, by) : journal;
}

/** Whether one base counts before another one. */
export function isHigherBase(
  one: { readonly generation: number; readonly by: string },
  other: { readonly generation: number; readonly by: string },
): boolean {
  return one.generation === other.generation
    ? one.by > other.by
    : one.generation > other.generation;
}

/**
 * Two journals of one room become one that knows what both knew. Where both were folded apart from
 * each other, acts that only the lower base knew are lost; as long as acts arrive while at least
 * `FOLD_KEEP` others are done, that does not happen.
 */
export function join(mine: Journal, theirs: Pick<Journal, 'base' | 'steps'>): Journal {
  const start = isHigherBase(theirs.base, mine.base) ? openJournal(theirs.base) : mine;
  const steps = start === mine ? theirs.steps : [...theirs.steps, ...mine.steps];
  const joined = merge(start, [...steps.map(({ entry }) => entry), ...mine.early]);
  // An act whose author's acts before it were folded away elsewhere would wait for ever.
  const early = joined.early.filter((entry) => mine.early.includes(entry));
  return early.length === joined.early.length ? joined : { ...joined, early };
}
