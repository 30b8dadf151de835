import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cue } from '@standby/live-room/domain/state/cue-schema';
import { EMPTY_SHEET } from '@standby/live-room/domain/state/cue-sheet';
import { renumberChanges, renumberPreview, type Renumbering } from './renumber';
import { changeRefusal, withChange } from '@standby/live-room/domain/cues/sheet-rules';

const cue = (department: string, number: string): Cue => ({
  id: `${department} ${number}`,
  department,
  number,
  trigger: { kind: 'called' },
});
const sheetOf = (...names: readonly string[]) => ({
  ...EMPTY_SHEET,
  cues: names.map((name) => cue(name.split(' ')[0] ?? '', name.split(' ')[1] ?? '')),
});
const sheet = sheetOf('LX 1', 'SQ 1', 'LX 2', 'LX 2.5', 'LX 3', 'LX 20');
const range: Renumbering = {
  department: 'LX',
  fromId: 'LX 2',
  toId: 'LX 3',
  start: '10',
  step: '1',
};

it.each<[string, Partial<Renumbering>, string[]]>([
  ['a range of a department', {}, ['2 10', '2.5 11', '3 12']],
  ['the range the other way round', { fromId: 'LX 3', toId: 'LX 2' }, ['2 10', '2.5 11', '3 12']],
  ['decimal steps', { start: '2,5', step: '0.1' }, ['2 2.5', '2.5 2.6', '3 2.7']],
  ['one cue', { toId: 'LX 2' }, ['2 10']],
])('previews the numbers of %s', (_, part, expected) => {
  const { list } = renumberPreview(sheet, { ...range, ...part });
  expect(list?.map((entry) => `${entry.cue.number} ${entry.number}`)).toEqual(expected);
});

it.each<[string, Partial<Renumbering>, RegExp]>([
  ['a missing end of the range', { toId: '' }, /^Choose the first/u],
  ['a cue of another department', { toId: 'SQ 1' }, /^Choose the first/u],
  ['a first number with a letter', { start: '12A' }, /^Write the first number/u],
  ['a step of zero', { step: '0' }, /^Write the step/u],
  ['a number that another cue has', { start: '19' }, /^LX 20 has one of these/u],
  ['too large numbers', { start: '9998' }, /^A number is too large/u],
])('says that %s is wrong', (_, part, problem) => {
  expect(renumberPreview(sheet, { ...range, ...part }).problem).toMatch(problem);
});

it('warns if numbers no longer ascend', () => {
  expect(renumberPreview(sheet, { ...range, start: '100' }).warning).toMatch(/do not come after/u);
  expect(renumberPreview(sheet, range).warning).toBeUndefined();
});

it('renumbers in acts without collisions, in either direction', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 3_000 }), {
    minLength: 1,
    maxLength: 500,
  });
  const start = fc.integer({ min: 1, max: 3_000 });
  fc.assert(
    fc.property(numbers, start, fc.boolean(), (all, first, isSorted) => {
      const places = isSorted ? all.toSorted((one, other) => one - other) : all;
      const own = sheetOf(...places.map((number) => `LX ${number}`));
      const [head, tail] = [own.cues[0], own.cues.at(-1)];
      const { list = [] } = renumberPreview(own, {
        department: 'LX',
        fromId: head?.id ?? '',
        toId: tail?.id ?? '',
        start: String(first),
        step: '1',
      });
      // Cues may exchange numbers in a circle only within a single act.
      if (!isSorted && list.length > 100) return;
      const after = renumberChanges(list).reduce((now, change) => {
        expect(changeRefusal(now, change)).toBeUndefined();
        return withChange(now, change);
      }, own);
      expect(after.cues.map(({ number }) => number)).toEqual(
        places.map((_, place) => String(first + place)),
      );
    }),
    { numRuns: 40 },
  );
});
