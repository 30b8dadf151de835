import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cue } from '@standby/live-room/domain/state/cue-schema';
import { cueName, type CueSheet, EMPTY_SHEET } from '@standby/live-room/domain/state/cue-sheet';
import { compareSheets, isSameSheet, restoreChanges } from './sheet-version';
import { changeRefusal, withChange } from '@standby/live-room/domain/cues/sheet-rules';

const cue = (id: number, rest: Partial<Cue> = {}): Cue => ({
  id: `cue-${id}`,
  department: 'LX',
  number: String(id),
  trigger: { kind: 'called' },
  ...rest,
});
const sheetOf = (...cues: readonly Cue[]): CueSheet => ({ ...EMPTY_SHEET, cues: [...cues] });

function restored(sheet: CueSheet, version: CueSheet): CueSheet {
  return restoreChanges(sheet, version).reduce((now, change) => {
    expect(changeRefusal(now, change)).toBeUndefined();
    return withChange(now, change);
  }, sheet);
}

it('tells how a sheet has changed', () => {
  const earlier = sheetOf(cue(1), cue(2, { page: '3' }), cue(3), cue(4));
  const now = sheetOf(cue(4), cue(1), cue(2, { number: '2.5' }), cue(5));
  const { added, removed, changed, movedCount } = compareSheets(earlier, now);
  expect(added.map(cueName)).toEqual(['LX 5']);
  expect(removed.map(cueName)).toEqual(['LX 3']);
  expect(changed.map((entry) => [cueName(entry.cue), entry.set])).toEqual([
    ['LX 2', { number: '2.5', page: null }],
  ]);
  expect(movedCount).toBe(1);
  expect(isSameSheet(earlier, now)).toBe(false);
  const locked = { ...earlier, isLocked: true };
  expect(isSameSheet(earlier, locked)).toBe(true);
});

it('touches only differing cues when a version is restored', () => {
  const version = sheetOf(...Array.from({ length: 50 }, (_, id) => cue(id)));
  const cues = version.cues.with(7, cue(7, { label: 'new' }));
  const changes = restoreChanges({ ...version, cues }, version);
  expect(changes).toEqual([
    { type: 'remove-cues', cueIds: ['cue-7'] },
    { type: 'add-cues', cues: [cue(7)], beforeCueId: 'cue-8' },
  ]);
});

it('brings back departments with the cues that need them', () => {
  const version = {
    ...sheetOf(cue(1, { department: 'PYRO' })),
    departments: [{ id: 'PYRO', name: 'Pyro' }],
  };
  const now = {
    ...sheetOf(cue(2, { department: 'FLY' })),
    departments: [{ id: 'FLY', name: 'Fly' }],
  };
  expect(restored(now, version)).toEqual(version);
});

it('restores any version of any sheet', () => {
  const entry = fc.record({
    id: fc.integer({ min: 1, max: 12 }),
    label: fc.constantFrom('a', 'b'),
  });
  const sheets = fc
    .tuple(
      fc.uniqueArray(entry, { selector: ({ id }) => id, maxLength: 12 }),
      fc.integer({ min: 0, max: 11 }),
    )
    .map(([entries, shift]) =>
      // Numbers repeat, so that cues of two sheets swap them.
      sheetOf(
        ...entries.map(({ id, label }) =>
          cue(id, { label, number: String(((id + shift) % 12) + 1) }),
        ),
      ),
    );
  fc.assert(
    fc.property(sheets, sheets, (now, version) => {
      expect(restored(now, version)).toEqual(version);
      expect(isSameSheet(now, version)).toBe(restoreChanges(version, now).length === 0);
    }),
  );
});
