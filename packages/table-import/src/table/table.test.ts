import { describe, expect, it } from 'vitest';
import { sheetOfRows } from '../testing/fixtures';
import { columnChoices, headerChoices, tableNotices, unusedColumns } from './column-choice';
import { cutText } from './cut-text';
import { lossesOf, messagesOf } from './row-notes';
import { findHeader, mappingByNames, tableOf, unreadText } from './table';

const NAMES = { name: /^name$/u, page: /^page$/u };
const find = (rows: Parameters<typeof findHeader>[0]) =>
  findHeader(rows, NAMES, (cell) => /\d/u.test(cell));

describe('the header of a table', () => {
  it.each<[string, string[][], number | undefined]>([
    [
      'in the first row',
      [
        ['Name', 'Page'],
        ['a', '1'],
      ],
      1,
    ],
    [
      'below a title and an empty row',
      [['The Tempest, name'], [''], ['Name', 'PAGE:'], ['a', '1']],
      3,
    ],
    ['with units beside its names', [['Name (of it)'], ['a']], 1],
    ['nowhere in rows without known names', [['a', '1']], undefined],
    ['nowhere in a row of content', [['Name', '1']], undefined],
  ])('is found %s', (_, rows, number) => {
    expect(tableOf(sheetOfRows(rows), find).header?.number).toBe(number);
  });

  it('is the row that a person chose', () => {
    const sheet = sheetOfRows([
      ['Name', 'Page'],
      ['Scene', 'a'],
      ['x', 'y'],
    ]);
    expect(tableOf(sheet, find, { headerRow: 2 }).rows.map(({ number }) => number)).toEqual([3]);
    expect(tableOf(sheet, find, { headerRow: null })).toMatchObject({ header: null });
    expect(headerChoices(sheet)[1]).toEqual({ value: '2', label: 'Row 2: Scene, a' });
  });
});

it('hidden rows are included if a person chooses so', () => {
  const sheet = {
    name: '',
    rows: [
      { number: 1, cells: ['Name'] },
      { number: 2, cells: ['a'], isHidden: true },
    ],
  };
  expect(tableOf(sheet, find)).toMatchObject({ rows: [], hiddenCount: 1 });
  expect(tableOf(sheet, find, { takesHidden: true }).rows).toHaveLength(1);
});

describe('hidden columns', () => {
  const sheet = {
    ...sheetOfRows([
      ['Name', 'Price', 'Page', ''],
      ['a', '9', '1', ''],
    ]),
    hiddenColumns: new Set([1, 3]),
  };

  it('are left out, and named', () => {
    const table = tableOf(sheet, find);
    expect(table.hiddenColumns).toEqual(['Price']);
    expect(table.rows.map(({ cells }) => cells)).toEqual([['a', '', '1', '']]);
    expect(columnChoices(table).map(({ label }) => label)).toEqual(['Name', 'Page']);
    expect(unusedColumns(table, [0, 2])).toEqual([]);
  });

  it('are included if a person chooses so', () => {
    const table = tableOf(sheet, find, { takesHiddenColumns: true });
    expect(table.hiddenColumns).toEqual(['Price']);
    expect(columnChoices(table).map(({ label }) => label)).toEqual(['Name', 'Price', 'Page']);
    expect(unusedColumns(table, [0, 2])).toEqual(['Price']);
  });
});

it('columns above the limit are counted', () => {
  const wide = { ...sheetOfRows([['Name'], ['a']]), allColumns: 1_204 };
  expect(tableNotices(tableOf(wide, find))).toEqual([
    'The table has 1204 columns, and Standby reads the first 1000. Delete unneeded columns on the left.',
  ]);
});

it('a header that is repeated below is left out', () => {
  const sheet = sheetOfRows([
    ['Name', 'Page'],
    ['a', '1'],
    ['Name', 'Page', ''],
    ['b', '2'],
  ]);
  expect(tableOf(sheet, find).rows.map(({ number }) => number)).toEqual([2, 4]);
});

it('columns are offered by their names, and the others are listed', () => {
  const table = tableOf(
    sheetOfRows([
      ['Name', '', 'Shoe size'],
      ['a', 'b', 'c', 'd'],
    ]),
    find,
  );
  expect(columnChoices(table).map(({ label }) => label)).toEqual([
    'Name',
    'Column 2',
    'Shoe size',
    'Column 4',
  ]);
  expect(unusedColumns(table, Object.values(mappingByNames(['Name'], NAMES)))).toEqual([
    'Shoe size',
  ]);
});

it('a cell that could not be read is named', () => {
  const row = { number: 1, cells: [], unread: new Map([[1, 'error' as const]]) };
  expect(unreadText(row, 1, 'Label')).toBe('Label is left as it is: its formula ends in an error.');
  expect(unreadText(row, 0, 'Label')).toBeUndefined();
});

it('a text is cut between characters, with a notice about the cut', () => {
  expect(cutText('abc', 3, 'Page')).toEqual({ text: 'abc' });
  expect(cutText('ab🎭cd', 3, 'Page')).toEqual({
    text: 'ab',
    notice: 'Page has 6 characters; cut after 3: “🎭cd”.',
  });
});

it('the notes of a row are joined to one message without repetitions', () => {
  const notes = [
    { row: 9, text: 'Later.' },
    ...lossesOf([{ row: 3, name: 'Ann', notices: ['One.', 'Two.', 'One.'] }]),
  ];
  expect(messagesOf(notes)).toEqual([
    { row: 3, name: 'Ann', text: 'One. Two.' },
    { row: 9, name: undefined, text: 'Later.' },
  ]);
});
