import { sheetOfRows } from '@standby/table-import/testing/fixtures';
import { describe, expect, it, test } from 'vitest';
import { type Cue, STANDARD_DEPARTMENTS } from '@standby/live-room/domain/state/cue-schema';
import { momentsOf } from '@standby/live-room/domain/state/cue-sheet';
import { cueTable } from '@standby/live-room/domain/cues/import/cue-table';
import { readCues } from '@standby/live-room/domain/cues/import/read-cues';
import { sheetCsv, sheetRows } from './sheet-table';

const read = (
  rows: readonly (readonly string[])[],
  department = 'LX',
  headerRow?: number | null,
) => {
  const departments = STANDARD_DEPARTMENTS;
  const table = cueTable(sheetOfRows(rows), departments, { headerRow });
  return { ...readCues({ table, departments, department }), table };
};
const called = { kind: 'called' } as const;
const cuesOf = (rows: readonly (readonly string[])[], department?: string) =>
  read(rows, department).cues.map(({ cue }) => cue);

test('rows without a header are read in the order of the sheet’s columns', () => {
  const rows = [
    ['LX 1', '3', '1.1', 'Who’s there?', 'fires', 'follow 3', '10', 'slow'],
    [''],
    ['SQ 2'],
  ];
  expect(read(rows).problems).toEqual([]);
  expect(cuesOf(rows)).toMatchObject([
    { department: 'LX', number: '1', page: '3', cueLine: 'Who’s there?', standbyLeadSeconds: 10 },
    { department: 'SQ', number: '2', trigger: called },
  ]);
});

test('columns are found by their names, including a department beside the number', () => {
  const { cues } = read([
    ['Description', 'Dept', 'Q', 'With above'],
    ['dawn', 'lx', '12.50', ''],
    ['birds', 'SQ', '4', 'yes'],
  ]);
  expect(
    cues.map(({ cue, isWithAbove }) => [cue.department, cue.number, cue.label, isWithAbove]),
  ).toEqual([
    ['LX', '12.5', 'dawn', false],
    ['SQ', '4', 'birds', true],
  ]);
});

it.each<[string, string[][], (number | null)[]]>([
  ['by its name', [['Label', 'Cue #']], [1, 0]],
  [
    'by what is in it',
    [
      ['Label', 'Lichtstimmung'],
      ['dawn', 'LX 4'],
    ],
    [1, 0],
  ],
  [
    'nowhere',
    [
      ['Label', 'Lichtstimmung'],
      ['dawn', 'warm'],
    ],
    [null, 0],
  ],
])('the number is found %s', (_, rows, [cue, label]) => {
  expect(read(rows).table.mapping).toMatchObject({ cue, label });
});

test('the chosen department applies to numbers that have none', () => {
  expect(cuesOf([['Cue'], ['12'], ['LX 13'], ['4A']], 'SQ')).toMatchObject([
    { department: 'SQ', number: '12' },
    { department: 'LX', number: '13' },
    { department: 'SQ', number: '4A' },
  ]);
});

test('a person may say that the first row is a cue', () => {
  const rows = [
    ['Cue', '2'],
    ['LX 1', '3'],
  ];
  expect(read(rows).table.table.header?.cells).toEqual(['Cue', '2']);
  expect(read(rows, 'LX', null).problems).toMatchObject([{ row: 1 }]);
});

test('each row with a mistake is reported, and the others are read', () => {
  const { cues, problems } = read([
    ['Cue', 'Trigger'],
    ['LX', 'later'],
    ['Moon'],
    ['LX 3'],
    ['LX 3.0'],
  ]);
  expect(cues.map(({ cue }) => cue.number)).toEqual(['3']);
  expect(problems.map(({ row, text }) => `${row} ${text.slice(0, 28)}`)).toEqual([
    '2 Cue: Write a number after LX',
    '3 Cue: “Moon” is not a departm',
    '5 LX 3 is in the file twice.',
  ]);
});

test('exported cues can be imported again', () => {
  const cues: Cue[] = [
    {
      id: 'a',
      department: 'LX',
      number: '12A',
      trigger: { kind: 'time', minuteOfDay: 1145 },
      momentId: 'm',
    },
    {
      id: 'b',
      department: 'SQ',
      number: '4',
      trigger: { kind: 'hang', seconds: 2.5 },
      label: '=SUM(1)',
      momentId: 'm',
    },
  ];
  const csv = sheetCsv(cues)
    .trim()
    .split('\r\n')
    .map((row) => row.split(',').map((cell) => cell.replaceAll('"', '')));
  for (const rows of [csv, sheetRows(cues)]) {
    const again = read(rows).cues;
    expect(again.map(({ cue }) => ({ ...cue, id: '' }))).toEqual(
      cues.map(({ department, number, trigger, label }) => ({
        id: '',
        department,
        number,
        trigger,
        ...(label !== undefined && { label }),
      })),
    );
    expect(again.map(({ isWithAbove }) => isWithAbove)).toEqual([false, true]);
  }
  expect(momentsOf(cues)).toHaveLength(1);
});

describe('exports of desks', () => {
  it('are read from Eos: cues among other targets, with the start of the next one', () => {
    const { table, cues, problems } = read([
      ['START_LEVELS'],
      ['TARGET_TYPE', 'TARGET_TYPE_AS_TEXT', 'TARGET_ID'],
      ['1', 'Cue', '99'],
      ['END_LEVELS'],
      ['START_TARGETS'],
      'TARGET_TYPE,TARGET_TYPE_AS_TEXT,TARGET_LIST_NUMBER,TARGET_ID,TARGET_DCID,PART_NUMBER,LABEL,FOLLOW,HANG,CUE_NOTES,SCENE_TEXT,SCENE_END'.split(
        ',',
      ),
      ['15', 'Cue_List', '', '1', '', '', 'Main'],
      ['1', 'Cue', '1', '1', '', '', 'Preset', '', '', 'slow', 'Scene 1.1 - Fires', ''],
      ['1', 'Cue', '1', '2.50', '', '0', 'Dawn', 'F3', '', '', '', ''],
      ['1', 'Cue', '1', '2.50', '', '1', 'Cyc only'],
      ['1', 'Cue', '1', '3', '', '', 'Noon', '', '4', '', '', '1'],
      ['1', 'Cue', '1', '4', '', '', 'Dusk'],
      ['11', 'Color_Palette', '', '7', '', '', 'Warm'],
      ['END_TARGETS'],
      ['1', 'Cue', '1', '5'],
    ]);
    expect(problems).toEqual([]);
    expect(table.format).toBe('eos');
    expect(table.leftOut).toEqual([{ row: 10, text: 'Part 1 of cue 2.50 goes with it.' }]);
    expect(
      cues.map(({ row, cue }) => [row, cue.number, cue.label, cue.scene, cue.trigger]),
    ).toEqual([
      [8, '1', 'Preset', '1.1', called],
      [9, '2.5', 'Dawn', '1.1', called],
      [11, '3', 'Noon', '1.1', { kind: 'follow', seconds: 3 }],
      [12, '4', 'Dusk', undefined, { kind: 'hang', seconds: 4 }],
    ]);
    expect(cues[0]?.cue.notes).toBe('slow');
  });

  it('are read from QLab: waits, continue modes, and cues without a number', () => {
    const { table, cues, problems } = read(
      [
        ['Number', 'Q Name', 'Target', 'Pre Wait', 'Post Wait', 'Continue', 'Notes'],
        ['1', 'Preshow', 'a.wav', '00:00.000', '00:02.500', 'Auto-continue', 'low'],
        ['', 'Fade', '', '', '', '', ''],
        ['2', 'Bell', 'b.wav', '0', '', 'Auto-follow', ''],
        ['SQ 3', 'Wind', '', '00:01.500', '', 'Do not continue', ''],
        ['intro', 'Song', '', '', '', '', ''],
      ],
      'SQ',
    );
    expect(table.format).toBe('qlab');
    expect(table.leftOut).toEqual([{ row: 3, text: '“Fade” has no number.' }]);
    expect(cues.map(({ cue }) => [cue.number, cue.label, cue.trigger])).toEqual([
      ['1', 'Preshow', called],
      ['2', 'Bell', called],
      ['3', 'Wind', { kind: 'hang', seconds: 1.5 }],
      ['4', 'intro: Song', called],
    ]);
    expect(problems).toEqual([]);
  });

  it.each<[string, string[][]]>([
    ['only its first line', [['START_TARGETS']]],
    ['no columns', [['START_TARGETS'], ['x']]],
    ['nothing', []],
  ])('are read as plain tables if Eos wrote %s', (_, rows) => {
    expect(cueTable(sheetOfRows(rows), STANDARD_DEPARTMENTS).format).toBe('table');
  });
});
