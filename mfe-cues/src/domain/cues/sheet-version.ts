import type { CueChange } from '@standby/live-room/domain/state/cue-changes';
import type { Cue, CueCells } from '@standby/live-room/domain/state/cue-schema';
import type { CueSheet } from '@standby/live-room/domain/state/cue-sheet';
import { addChanges, removeChanges } from '@standby/live-room/domain/cues/sheet-edits';

/** Contents of a sheet that a version keeps. */
export type SheetContent = Pick<CueSheet, 'cues' | 'departments'>;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns the contents of a cue in a fixed order, for comparison. */
const contentOf = (cue: Cue): unknown =>
  Object.entries(cue).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Returns the places of a longest ascending subsequence in a list of numbers. */
function longestAscent(numbers: readonly number[]): Set<number> {
  /** Place of the lowest number that ends a run, by the run's length. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [place, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[place] = low > 0 ? ends[low - 1] : undefined;
    ends[low] = place;
  }
  const run = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = before[place]) run.add(place);
  return run;
}

/**
 * Returns the ids of cues that stay where they are: equal in both sheets, and in the same order.
 */
function keptCues(from: readonly Cue[], to: readonly Cue[]): Set<string> {
  const places = new Map(to.map((cue, place) => [cue.id, { cue, place }]));
  const same = from.flatMap((cue) => {
    const twin = places.get(cue.id);
    return twin && isSame(contentOf(cue), contentOf(twin.cue))
      ? [{ id: cue.id, place: twin.place }]
      : [];
  });
  const run = longestAscent(same.map(({ place }) => place));
  return new Set(same.filter((_, place) => run.has(place)).map(({ id }) => id));
}

/**
 * Returns the changes that restore a version. Cues that differ are removed and added again, so that
 * no number is used twice on the way.
 */
export function restoreChanges(sheet: SheetContent, version: SheetContent): CueChange[] {
  const kept = keptCues(sheet.cues, version.cues);
  const changes = removeChanges(sheet.cues.filter(({ id }) => !kept.has(id)));
  if (!isSame(sheet.departments, version.departments)) {
    changes.push({ type: 'set-departments', departments: [...version.departments] });
  }
  let added: Cue[] = [];
  for (const cue of version.cues) {
    if (!kept.has(cue.id)) {
      added.push(cue);
      continue;
    }
    changes.push(...addChanges(added, cue.id));
    added = [];
  }
  return [...changes, ...addChanges(added, null)];
}

/**
 * Returns the contents of a cue's cells in its other state, where they differ; null for empty ones.
 */
function difference(cue: Cue, other: Cue): CueCells {
  const before = new Map<string, unknown>(Object.entries(cue));
  const after = new Map<string, unknown>(Object.entries(other));
  const fields = [...new Set([...before.keys(), ...after.keys()])].filter(
    (field) => field !== 'id',
  );
  const isSame = (field: string) =>
    JSON.stringify(before.get(field) ?? null) === JSON.stringify(after.get(field) ?? null);
  return Object.fromEntries(
    fields.filter((field) => !isSame(field)).map((field) => [field, after.get(field) ?? null]),
  );
}

/** Differences between two sheets, cue by cue. */
interface SheetComparison {
  readonly added: readonly Cue[];
  readonly removed: readonly Cue[];
  /** Changed cues as they were, with the new contents of their cells. */
  readonly changed: readonly { readonly cue: Cue; readonly set: CueCells }[];
  /** Number of equal cues in another place. */
  readonly movedCount: number;
}

/** Compares a sheet with an earlier one. */
export function compareSheets(earlier: SheetContent, now: SheetContent): SheetComparison {
  const before = new Map(earlier.cues.map((cue) => [cue.id, cue]));
  const after = new Map(now.cues.map((cue) => [cue.id, cue]));
  const kept = keptCues(earlier.cues, now.cues);
  const changed = earlier.cues.flatMap((cue) => {
    const twin = after.get(cue.id);
    const set = twin && difference(cue, twin);
    return set && Object.keys(set).length > 0 ? [{ cue, set }] : [];
  });
  const changedIds = new Set(changed.map(({ cue }) => cue.id));
  const isMoved = ({ id }: Cue) => after.has(id) && !kept.has(id) && !changedIds.has(id);
  return {
    added: now.cues.filter(({ id }) => !before.has(id)),
    removed: earlier.cues.filter(({ id }) => !after.has(id)),
    changed,
    movedCount: earlier.cues.filter(isMoved).length,
  };
}

/** Whether two sheets are the same. */
export function isSameSheet(one: SheetContent, other: SheetContent): boolean {
  return restoreChanges(one, other).length === 0;
}
