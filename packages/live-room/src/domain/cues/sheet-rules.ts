import type { CueChange, CueChangeOf, CueEdit } from '../state/cue-changes';
import { type Cue, type CueCells, CUES_MAX } from '../state/cue-schema';
import type { CueSheet } from '../state/cue-sheet';

type SheetRefusal =
  | 'unknown-cue'
  | 'unknown-department'
  | 'number-taken'
  | 'cue-changed'
  | 'too-many-cues'
  | 'department-in-use'
  | 'id-taken'
  | 'no-change';

type Rule<T extends CueChange['type']> = (
  sheet: CueSheet,
  change: CueChangeOf<T>,
) => SheetRefusal | undefined;

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Returns a cue with new contents in some cells. */
export function withCells(cue: Cue, cells: CueCells): Cue {
  const entries = Object.entries({ ...cue, ...cells }).filter(([, content]) => content !== null);
  // The cast is safe: cells have the types of a cue's fields, and null only where a field may be absent.
  return Object.fromEntries(entries) as Cue;
}

/** Whether a cue already has these contents. */
function holds(cue: Cue, cells: CueCells): boolean {
  const contents = new Map<string, unknown>(Object.entries(cue));
  return Object.entries(cells).every(([field, content]) => isSame(contents.get(field), content));
}

function withEdits(cues: readonly Cue[], edits: readonly CueEdit[]): Cue[] {
  const cellsOf = new Map<string, CueCells>();
  for (const { cueId, set } of edits) cellsOf.set(cueId, { ...cellsOf.get(cueId), ...set });
  return cues.map((cue) => {
    const cells = cellsOf.get(cue.id);
    return cells ? withCells(cue, cells) : cue;
  });
}

function withMoved(cues: readonly Cue[], ids: readonly string[], beforeId: string | null): Cue[] {
  const moving = new Set(ids);
  const others = cues.filter(({ id }) => !moving.has(id));
  const place = beforeId === null ? -1 : others.findIndex(({ id }) => id === beforeId);
  const moved = cues.filter(({ id }) => moving.has(id));
  return others.toSpliced(place === -1 ? others.length : place, 0, ...moved);
}

/** Refuses duplicate numbers within a department, and departments that the sheet does not have. */
function cellsRefusal(
  { departments }: Pick<CueSheet, 'departments'>,
  cues: readonly Cue[],
): SheetRefusal | undefined {
  const known = new Set(departments.map(({ id }) => id));
  if (cues.some(({ department }) => !known.has(department))) return 'unknown-department';
  const names = new Set(cues.map(({ department, number }) => `${department} ${number}`));
  return names.size < cues.length ? 'number-taken' : undefined;
}

/** Refuses an edit of a cell that another person has changed meanwhile to different content. */
function editRefusal(cues: ReadonlyMap<string, Cue>, edit: CueEdit): SheetRefusal | undefined {
  const cue = cues.get(edit.cueId);
  if (!cue) return 'unknown-cue';
  const before = Object.entries(edit.was);
  const set = new Map<string, unknown>(Object.entries(edit.set));
  const contents = new Map<string, unknown>(Object.entries(cue));
  const isChanged = before.some(([field, content]) => {
    const now = contents.get(field);
    return !isSame(now, content) && !isSame(now, set.get(field));
  });
  return isChanged ? 'cue-changed' : undefined;
}

const byId = (cues: readonly Cue[]): Map<string, Cue> => new Map(cues.map((cue) => [cue.id, cue]));

const rules: { readonly [T in CueChange['type']]: Rule<T> } = {
  'add-cues': (sheet, { cues, beforeCueId }) => {
    const all = [...sheet.cues, ...cues];
    if (new Set(all.map(({ id }) => id)).size < all.length) return 'id-taken';
    if (all.length > CUES_MAX) return 'too-many-cues';
    if (beforeCueId !== null && !byId(sheet.cues).has(beforeCueId)) return 'unknown-cue';
    return cellsRefusal(sheet, all);
  },
  'edit-cues': (sheet, { edits }) => {
    const cues = byId(sheet.cues);
    for (const edit of edits) {
      const refusal = editRefusal(cues, edit);
      if (refusal) return refusal;
    }
    const isDone = edits.every(({ cueId, set }) => {
      const cue = cues.get(cueId);
      return cue !== undefined && holds(cue, set);
    });
    return isDone ? 'no-change' : cellsRefusal(sheet, withEdits(sheet.cues, edits));
  },
  'move-cues': ({ cues }, { cueIds, beforeCueId }) => {
    const known = byId(cues);
    const isKnown = cueIds.every((id) => known.has(id));
    if (!isKnown || (beforeCueId !== null && !known.has(beforeCueId))) return 'unknown-cue';
    if (beforeCueId !== null && cueIds.includes(beforeCueId)) return 'no-change';
    const moved = withMoved(cues, cueIds, beforeCueId);
    return moved.every(({ id }, index) => id === cues[index]?.id) ? 'no-change' : undefined;
  },
  'remove-cues': ({ cues }, { cueIds }) => {
    const known = byId(cues);
    return cueIds.some((id) => known.has(id)) ? undefined : 'unknown-cue';
  },
  'set-departments': (sheet, { departments }) => {
    const ids = new Set(departments.map(({ id }) => id));
    if (ids.size < departments.length) return 'id-taken';
    if (sheet.cues.some(({ department }) => !ids.has(department))) return 'department-in-use';
    return isSame(sheet.departments, departments) ? 'no-change' : undefined;
  },
};

/**
 * Returns the rule of a change type. The type parameter keeps rule and change paired for the
 * compiler.
 */
function ruleOf<T extends CueChange['type']>(type: T): Rule<T> {
  return rules[type];
}

/**
 * Returns why a change of the sheet is impossible, or changes nothing. The lock of the sheet is not
 * checked here.
 */
export function changeRefusal(sheet: CueSheet, change: CueChange): SheetRefusal | undefined {
  return ruleOf(change.type)(sheet, change);
}

/** Returns the sheet after a change that {@link changeRefusal} allows. */
export function withChange(sheet: CueSheet, change: CueChange): CueSheet {
  const { cues } = sheet;
  switch (change.type) {
    case 'add-cues': {
      const place = cues.findIndex(({ id }) => id === change.beforeCueId);
      return {
        ...sheet,
        cues: cues.toSpliced(place === -1 ? cues.length : place, 0, ...change.cues),
      };
    }
    case 'edit-cues':
      return { ...sheet, cues: withEdits(cues, change.edits) };
    case 'move-cues':
      return { ...sheet, cues: withMoved(cues, change.cueIds, change.beforeCueId) };
    case 'remove-cues': {
      const removed = new Set(change.cueIds);
      return { ...sheet, cues: cues.filter(({ id }) => !removed.has(id)) };
    }
    case 'set-departments':
      return { ...sheet, departments: change.departments };
  }
}
