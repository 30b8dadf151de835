import { sheetOfRows } from '@standby/table-import/testing/fixtures';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUES_OF_ACT_MAX } from '../../state/cue-changes';
import { type Cue, STANDARD_DEPARTMENTS } from '../../state/cue-schema';
import { cueName, type CueSheet, EMPTY_SHEET, momentsOf } from '../../state/cue-sheet';
import { cueTable } from './cue-table';
import { mergeChanges, mergeOf } from './merge';
import { readCues, type ReadTable } from './read-cues';
import { changeRefusal, withChange } from '../sheet-rules';

function tableOf(rows: readonly (readonly string[])[]): ReadTable {
  const departments = STANDARD_DEPARTMENTS;
  const table = cueTable(sheetOfRows(rows), departments);
  return readCues({ table, departments, department: 'LX' });
}

const sheetOf = (names: readonly string[], rest: Partial<Cue> = {}): CueSheet => ({
  ...EMPTY_SHEET,
  cues: names.map((name, place) => {
    const [department = '', number = ''] = name.split(' ');
    return { id: `s${place}`, department, number, trigger: { kind: 'called' }, ...rest };
  }),
});

let ids = 0;

function merged(sheet: CueSheet, table: ReadTable, keepsGone = false): CueSheet {
  const merge = mergeOf(sheet, table);
  const accepted = { ...merge, gone: keepsGone ? [] : merge.gone };
  const changes = mergeChanges(sheet, table, accepted, () => `n${(ids += 1)}`);
  return changes.reduce((now, change) => {
    expect(changeRefusal(now, change)).toBeUndefined();
    return withChange(now, change);
  }, sheet);
}

const names = ({ cues }: CueSheet) => cues.map(cueName);

describe('merging a table into a sheet', () => {
  it('tells new, changed and gone cues apart, within the table’s departments and columns', () => {
    const sheet = sheetOf(['LX 1', 'SQ 1', 'LX 2', 'LX 3'], { label: 'old', notes: 'mine' });
    const table = tableOf([
      ['Cue', 'Label'],
      ['LX 1', 'old'],
      ['LX 2', 'new'],
      ['LX 2.5', 'between'],
    ]);
    const merge = mergeOf(sheet, table);
    expect(merge.added.map(({ cue }) => cueName(cue))).toEqual(['LX 2.5']);
    expect(merge.changed.map(({ cue, set }) => [cueName(cue), set])).toEqual([
      ['LX 2', { label: 'new' }],
    ]);
    expect(merge.gone.map(cueName)).toEqual(['LX 3']);
    expect(merge.sameCount).toBe(1);
    const after = merged(sheet, table);
    expect(names(after)).toEqual(['LX 1', 'SQ 1', 'LX 2', 'LX 2.5']);
    expect(after.cues[2]).toMatchObject({ label: 'new', notes: 'mine' });
  });

  it.each<[string, string[], string[], string[]]>([
    [
      'below the cue that it follows',
      ['LX 1', 'SQ 1', 'LX 2'],
      ['LX 1', 'LX 1.5', 'LX 2'],
      ['LX 1', 'LX 1.5', 'SQ 1', 'LX 2'],
    ],
    ['above the first one', ['SQ 1', 'LX 2'], ['LX 1', 'LX 2'], ['SQ 1', 'LX 1', 'LX 2']],
    ['at the end', ['SQ 1'], ['LX 1', 'LX 2'], ['SQ 1', 'LX 1', 'LX 2']],
  ])('puts a new cue %s', (_, before, table, after) => {
    expect(
      names(merged(sheetOf(before), tableOf([['Cue'], ...table.map((name) => [name])]))),
    ).toEqual(after);
  });

  it('clears a cell that is empty in the table, and keeps gone cues unless their removal is accepted', () => {
    const sheet = sheetOf(['LX 1', 'LX 2'], { page: '3' });
    const after = merged(
      sheet,
      tableOf([
        ['Cue', 'Page'],
        ['LX 1', ''],
      ]),
      true,
    );
    expect(after.cues.map(({ page }) => page)).toEqual([undefined, '3']);
  });

  it('keeps details that a desk’s export does not contain', () => {
    const sheet = sheetOf(['LX 1'], { trigger: { kind: 'visual' }, notes: 'mine', scene: '1.1' });
    const table = tableOf([
      ['START_TARGETS'],
      ['TARGET_TYPE_AS_TEXT', 'TARGET_ID', 'LABEL', 'CUE_NOTES', 'SCENE_TEXT', 'FOLLOW'],
      ['Cue', '1', 'warm', '', '', ''],
    ]);
    expect(mergeOf(sheet, table).changed.map(({ set }) => set)).toEqual([{ label: 'warm' }]);
  });

  it('calls cues together like the table, even around a cue that leaves its moment', () => {
    const sheet = sheetOf(['LX 1', 'SQ 1', 'FS 1']);
    const [first, second, third] = sheet.cues;
    if (!first || !second || !third) throw new Error('The sheet has three cues.');
    const cues = [{ ...first, momentId: 'm' }, { ...second, momentId: 'm' }, third];
    const joined = { ...sheet, cues };
    const table = tableOf([
      ['Cue', 'With above'],
      ['LX 1', ''],
      ['SQ 1', ''],
      ['FS 1', 'yes'],
      ['VID 1', 'yes'],
    ]);
    const moments = momentsOf(merged(joined, table).cues).map(({ cues }) => cues.map(cueName));
    expect(moments).toEqual([['LX 1'], ['SQ 1', 'FS 1', 'VID 1']]);
  });

  it('changes thousands of cues in acts that fit into a message', () => {
    const rows = Array.from({ length: 1_900 }, (_, n) => [`LX ${n + 1}`, 'x'.repeat(150)]);
    const sheet = sheetOf(Array.from({ length: 900 }, (_, n) => `LX ${n + 1}`));
    const changes = mergeChanges(
      sheet,
      tableOf([['Cue', 'Label'], ...rows]),
      mergeOf(sheet, tableOf([['Cue', 'Label'], ...rows])),
      () => 'n',
    );
    const largest = Math.max(...changes.map((change) => JSON.stringify(change).length));
    expect(largest).toBeLessThan(20_000);
    const counts = changes.map((change) => ('edits' in change ? change.edits.length : 0));
    expect(Math.max(...counts)).toBeLessThanOrEqual(CUES_OF_ACT_MAX);
  });

  it('leaves nothing to merge, for any two sheets', () => {
    const name = fc.tuple(fc.constantFrom('LX', 'SQ', 'FS'), fc.integer({ min: 1, max: 9 }));
    const row = fc.record({
      name: name.map(([department, number]) => `${department} ${number}`),
      label: fc.constantFrom('', 'dawn', 'dusk'),
      above: fc.constantFrom('', 'yes'),
    });
    const list = fc.uniqueArray(row, { selector: (entry) => entry.name, maxLength: 12 });
    fc.assert(
      fc.property(list, list, (present, incoming) => {
        const rows = (entries: typeof present) =>
          tableOf([
            ['Cue', 'Label', 'With above'],
            ...entries.map((entry) => [entry.name, entry.label, entry.above]),
          ]);
        const before = merged(EMPTY_SHEET, rows(present));
        const table = rows(incoming);
        const after = merged(before, table);
        const { added, changed, gone } = mergeOf(after, table);
        expect([added, gone]).toEqual([[], []]);
        // In an order other than the sheet's, a cue has another cue above it.
        expect(changed.filter(({ set }) => Object.keys(set).length > 0)).toEqual([]);
      }),
    );
  });
});
