import { type Entry, entryId } from './entry';
import { covers } from './heads';
import { type Journal, linesOf, merge, openJournal, stateOf } from './journal';

/** Beyond this many acts a journal is folded, down to the ones that may still matter. */
export const FOLD_FROM = 1_500;
export const FOLD_KEEP = 300;
/** Lines that the log keeps at most: several long shows. */
export const LINES_KEPT = 5_000;

/** Place of the earliest act that a kept undo speaks of: what is folded can no longer be undone. */
function firstSpokenOf({ steps }: Journal, from: number): number {
  const spokenOf = new Set(
    steps.slice(from).flatMap(({ entry: { act } }) => (act?.type === 'undo' ? act.entryId : [])),
  );
  const first = steps.findIndex(({ entry }) => spokenOf.has(entryId(entry)));
  return first === -1 ? from : Math.min(first, from);
}

/**
 * Folds a journal's older acts into its base. The state stays as it is. A journal with an event that
 * this release does not wholly understand is not folded: the event's effect would be lost, and it
 * may concern any event before it, as an undo does.
 * @param by the window that folds.
 */
export function fold(journal: Journal, by: string, keep: number = FOLD_KEEP): Journal {
  if (journal.steps.some(({ entry }) => entry.verbatim)) return journal;
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

/** Takes acts in as `merge` does, but none that waits for acts which nobody may send any more. */
export function mergeStored(journal: Journal, entries: readonly Entry[]): Journal {
  const merged = merge(journal, entries);
  const early = merged.early.filter((entry) => journal.early.includes(entry));
  return early.length === merged.early.length ? merged : { ...merged, early };
}

/**
 * Two journals of one room become one that knows what both knew. Where both were folded apart from
 * each other, acts that only the lower base knew are lost; as long as acts arrive while at least
 * `FOLD_KEEP` others are done, that does not happen.
 */
export function join(mine: Journal, theirs: Pick<Journal, 'base' | 'steps'>): Journal {
  const isTheirs = isHigherBase(theirs.base, mine.base);
  const start = isTheirs ? { ...openJournal(theirs.base), early: mine.early } : mine;
  const steps = isTheirs ? [...theirs.steps, ...mine.steps] : theirs.steps;
  return mergeStored(
    start,
    steps.map(({ entry }) => entry),
  );
}

/** As `join`, but undefined where an act of either one would be lost. */
export function joinWhole(mine: Journal, theirs: Journal): Journal | undefined {
  const joined = join(mine, theirs);
  const isLossless = covers(joined.heads, mine.heads) && covers(joined.heads, theirs.heads);
  return isLossless ? joined : undefined;
}
