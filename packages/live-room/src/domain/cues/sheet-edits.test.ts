import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type CueChange, cueChangeSchema } from '../state/cue-changes';
import type { Cue } from '../state/cue-schema';
import { type CueSheet, EMPTY_SHEET, momentsOf } from '../state/cue-sheet';
import { addChanges, editOf, inverseOf, momentEdits } from './sheet-edits';
import { changeRefusal, withChange } from './sheet-rules';

const cue = (number: number, department = 'LX'): Cue => ({
  id: `c${number}${department}`,
  department,
  number: String(number),
  trigger: { kind: 'called' },
});

function after(sheet: CueSheet, changes: readonly CueChange[]): CueSheet {
  return changes.reduce((now, change) => {
    expect(changeRefusal(now, change)).toBeUndefined();
    return withChange(now, change);
  }, sheet);
}

const place = fc.nat(11);
const numbers = fc.nat(6);
const departments = fc.constantFrom('LX', 'SQ');
const label = fc.constantFrom('dawn', 'dusk', null);

/** Changes that refer to places in the sheet, so that most of them are possible. */
const gestures = fc.oneof(
  fc.record({
    type: fc.constant('add' as const),
    ids: fc.uniqueArray(fc.nat(40), { minLength: 1, maxLength: 3 }),
    number: numbers,
    department: departments,
    place,
  }),
  fc.record({
    type: fc.constant('edit' as const),
    places: fc.uniqueArray(place, { minLength: 1, maxLength: 3 }),
    number: fc.option(numbers),
    department: departments,
    label,
  }),
  fc.record({
    type: fc.constant('move' as const),
    places: fc.uniqueArray(place, { minLength: 1, maxLength: 4 }),
    place,
  }),
  fc.record({
    type: fc.constant('remove' as const),
    places: fc.uniqueArray(place, { minLength: 1, maxLength: 4 }),
  }),
);
type Gesture = typeof gestures extends fc.Arbitrary<infer T> ? T : never;

function changeOf({ cues }: CueSheet, gesture: Gesture): CueChange {
  const at = (index: number) => cues[index]?.id ?? null;
  const ids = 'places' in gesture ? gesture.places.flatMap((index) => at(index) ?? []) : [];
  switch (gesture.type) {
    case 'add': {
      const { department, number } = gesture;
      const added = gesture.ids.map((id, index) => ({
        ...cue(number + index, department),
        id: `n${id}`,
      }));
      return { type: 'add-cues', cues: added, beforeCueId: at(gesture.place) };
    }
    case 'edit': {
      const { number, department } = gesture;
      const edits = cues
        .filter(({ id }) => ids.includes(id))
        .map((seen) =>
          editOf(seen, {
            label: gesture.label,
            ...(number !== null && { department, number: String(number) }),
          }),
        );
      return { type: 'edit-cues', edits };
    }
    case 'move':
      return { type: 'move-cues', cueIds: ids, beforeCueId: at(gesture.place) };
    case 'remove':
      return { type: 'remove-cues', cueIds: ids };
  }
}

test('no changes give two cues of a department the same number, and each can be undone', () => {
  fc.assert(
    fc.property(fc.array(gestures, { maxLength: 12 }), (list) => {
      let sheet = after(
        EMPTY_SHEET,
        addChanges(
          [1, 2, 3, 4].map((number) => cue(number)),
          null,
        ),
      );
      for (const gesture of list) {
        const change = changeOf(sheet, gesture);
        if (changeRefusal(sheet, change) !== undefined) continue;
        const changed = withChange(sheet, change);
        const names = changed.cues.map(({ department, number }) => `${department} ${number}`);
        expect(new Set(names).size).toBe(names.length);
        const inverse = inverseOf(sheet, change);
        const restored = inverse.reduce((now, act) => {
          expect([undefined, 'no-change']).toContain(changeRefusal(now, act));
          return withChange(now, act);
        }, changed);
        expect(restored).toEqual(sheet);
        sheet = changed;
      }
    }),
  );
});

test('undoing an edit does not overwrite a later edit of another person', () => {
  const sheet = after(EMPTY_SHEET, addChanges([cue(1)], null));
  const change: CueChange = { type: 'edit-cues', edits: [editOf(cue(1), { label: 'dawn' })] };
  const inverse = inverseOf(sheet, change);
  const dawn = after(sheet, [change]);
  const theirs = { ...cue(1), label: 'dawn' };
  const dusk = after(dawn, [{ type: 'edit-cues', edits: [editOf(theirs, { label: 'dusk' })] }]);
  expect(inverse.map((act) => changeRefusal(dusk, act))).toEqual(['cue-changed']);
});

test('a cue can join the moment of the cue above, and leave it', () => {
  const three = after(EMPTY_SHEET, addChanges([cue(1), cue(1, 'SQ'), cue(2)], null));
  const join = (sheet: CueSheet, cueId: string): CueSheet =>
    after(sheet, [{ type: 'edit-cues', edits: momentEdits(sheet.cues, cueId, 'm1') }]);
  const sizes = ({ cues }: CueSheet) => momentsOf(cues).map((moment) => moment.cues.length);
  const two = join(three, 'c1SQ');
  expect(sizes(two)).toEqual([2, 1]);
  const all = join(two, 'c2LX');
  expect(sizes(all)).toEqual([3]);
  expect(sizes(join(all, 'c2LX'))).toEqual([2, 1]);
  expect(momentEdits(three.cues, 'c1LX', 'm1')).toEqual([]);
});

test('many cues are split into several valid acts', () => {
  const cues = Array.from({ length: 450 }, (_, index) => ({
    ...cue(index),
    notes: 'x'.repeat(120),
  }));
  const changes = addChanges(cues, null);
  expect(changes.every((change) => v.is(cueChangeSchema, change))).toBe(true);
  expect(after(EMPTY_SHEET, changes).cues).toEqual(cues);
});
