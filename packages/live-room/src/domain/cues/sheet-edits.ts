import { CUE_ACT_MAX, type CueChange, type CueEdit, CUES_OF_ACT_MAX } from '../state/cue-changes';
import type { Cue, CueCells } from '../state/cue-schema';
import type { CueSheet } from '../state/cue-sheet';

/**
 * Returns an edit of a cue as a person saw it. It is refused if another person has changed those
 * cells meanwhile.
 */
export function editOf(seen: Cue, set: CueCells): CueEdit {
  const contents = new Map<string, unknown>(Object.entries(seen));
  const was = Object.fromEntries(
    Object.keys(set).map((field) => [field, contents.get(field) ?? null]),
  );
  return { cueId: seen.id, set, was };
}

/** Splits a list into parts that each fit into one act. */
function acts<T>(all: readonly T[]): T[][] {
  const parts: T[][] = [];
  let length = 0;
  for (const one of all) {
    const added = JSON.stringify(one).length + 1;
    const last = parts.at(-1);
    if (last && length + added < CUE_ACT_MAX && last.length < CUES_OF_ACT_MAX) {
      last.push(one);
      length += added;
    } else {
      parts.push([one]);
      length = added + 1;
    }
  }
  return parts;
}

/** Returns the acts that add cues. */
export function addChanges(cues: readonly Cue[], beforeCueId: string | null): CueChange[] {
  return acts(cues).map((act) => ({ type: 'add-cues', cues: act, beforeCueId }));
}

/** Returns the acts that edit cues. */
export function editChanges(edits: readonly CueEdit[]): CueChange[] {
  return acts(edits).map((act) => ({ type: 'edit-cues', edits: act }));
}

/** Returns the acts that remove cues. */
export function removeChanges(cues: readonly Cue[]): CueChange[] {
  const ids = cues.map(({ id }) => id);
  const count = Math.ceil(ids.length / CUES_OF_ACT_MAX);
  return Array.from({ length: count }, (_, place) => ({
    type: 'remove-cues',
    cueIds: ids.slice(place * CUES_OF_ACT_MAX, (place + 1) * CUES_OF_ACT_MAX),
  }));
}

/** Returns the id of the next cue that stays, or null at the end. */
function nextOf(cues: readonly Cue[], place: number, left: ReadonlySet<string>): string | null {
  return cues.slice(place + 1).find(({ id }) => !left.has(id))?.id ?? null;
}

/**
 * Returns the cues with the cue after each, from the last one back, so that each finds its
 * neighbour when put back.
 */
function placesOf(cues: readonly Cue[], ids: readonly string[]) {
  const left = new Set(ids);
  return cues
    .flatMap((cue, place) => (left.has(cue.id) ? { cue, place } : []))
    .toReversed()
    .map(({ cue, place }) => {
      left.delete(cue.id);
      return { cue, beforeCueId: nextOf(cues, place, left) };
    });
}

/**
 * Returns the changes that restore a sheet after a change, in their order. Edits carry the expected
 * contents of their cells, so they do not overwrite later changes by other people.
 *
 * @param sheet before the change
 */
export function inverseOf(sheet: CueSheet, change: CueChange): CueChange[] {
  switch (change.type) {
    case 'add-cues':
      return [{ type: 'remove-cues', cueIds: change.cues.map(({ id }) => id) }];
    case 'edit-cues': {
      const edits = change.edits.flatMap(({ cueId, set }) => {
        const cue = sheet.cues.find(({ id }) => id === cueId);
        return cue ? { cueId, set: editOf(cue, set).was, was: set } : [];
      });
      return [{ type: 'edit-cues', edits }];
    }
    case 'move-cues':
      return placesOf(sheet.cues, change.cueIds).map(({ cue, beforeCueId }) => ({
        type: 'move-cues',
        cueIds: [cue.id],
        beforeCueId,
      }));
    case 'remove-cues':
      return placesOf(sheet.cues, change.cueIds).map(({ cue, beforeCueId }) => ({
        type: 'add-cues',
        cues: [cue],
        beforeCueId,
      }));
    case 'set-departments':
      return [{ type: 'set-departments', departments: sheet.departments }];
  }
}

/** Returns the edits that join a cue to the moment of the cue above, or separate it again. */
export function momentEdits(cues: readonly Cue[], cueId: string, momentId: string): CueEdit[] {
  const place = cues.findIndex(({ id }) => id === cueId);
  const [cue, above] = [cues[place], cues[place - 1]];
  if (!cue || !above) return [];
  if (isWithAbove(cues, place)) return [editOf(cue, { momentId: null })];
  const shared = above.momentId ?? momentId;
  const joined = editOf(cue, { momentId: shared });
  return above.momentId ? [joined] : [editOf(above, { momentId: shared }), joined];
}

/** Whether the cue at a place is called together with the one above it. */
export function isWithAbove(cues: readonly Cue[], place: number): boolean {
  const moment = cues[place]?.momentId;
  return moment !== undefined && cues[place - 1]?.momentId === moment;
}
