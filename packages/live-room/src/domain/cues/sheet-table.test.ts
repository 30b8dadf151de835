import { expect, test } from 'vitest';
import { type Cue, STANDARD_DEPARTMENTS } from './cue-schema';
import { momentsOf } from './cue-sheet';
import { readSheetTable, sheetCsv } from './sheet-table';

let ids = 0;
const newId = () => {
  ids += 1;
  return `id-${ids}`;
};
const read = (rows: readonly (readonly string[])[], present: readonly Cue[] = []) =>
  readSheetTable({
    rows,
    brokenRows: new Set(),
    departments: STANDARD_DEPARTMENTS,
    present,
    newId,
  });
const called = { kind: 'called' } as const;

test('rows without a header are in the order of the sheet', () => {
  const { cues, problems } = read([
    ['LX 1', '3', '1.1', 'Who’s there?', 'fires', 'follow 3', '10', 'slow'],
    [''],
    ['SQ 2'],
  ]);
  expect(problems).toEqual([]);
  expect(cues).toMatchObject([
    { department: 'LX', number: '1', page: '3', cueLine: 'Who’s there?', standbyLeadSeconds: 10 },
    { department: 'SQ', number: '2', trigger: called },
  ]);
});

test('columns are found by their names, the department beside the number, too', () => {
  const { cues } = read([
    ['Description', 'Dept', 'Q', 'With above'],
    ['dawn', 'lx', '12.50', ''],
    ['birds', 'SQ', '4', 'yes'],
  ]);
  expect(cues.map(({ department, number, label }) => [department, number, label])).toEqual([
    ['LX', '12.5', 'dawn'],
    ['SQ', '4', 'birds'],
  ]);
  expect(momentsOf(cues)).toHaveLength(1);
});

test('each row with a mistake is named, and the others are read', () => {
  const present: Cue = { id: 'a', department: 'LX', number: '1', trigger: called };
  const { cues, problems } = read(
    [['Cue', 'Trigger'], ['LX 1'], ['LX 2', 'later'], ['Moon'], ['LX 3'], ['LX 3.0']],
    [present],
  );
  expect(cues.map(({ number }) => number)).toEqual(['3']);
  expect(problems.map(({ row, text }) => `${row} ${text.slice(0, 28)}`)).toEqual([
    '2 LX 1 is there already.',
    '3 Trigger: “later” is no trigg',
    '4 Cue: “Moon” is no department',
    '6 LX 3 is there already.',
  ]);
});

test('what is exported is imported again', () => {
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
  const rows = sheetCsv(cues)
    .trim()
    .split('\r\n')
    .map((row) => row.split(',').map((cell) => cell.replaceAll('"', '')));
  const again = read(rows).cues;
  const contents = ({ department, number, trigger, label }: Cue) => ({
    department,
    number,
    trigger,
    label,
  });
  expect(again.map(contents)).toEqual(cues.map(contents));
  expect(momentsOf(again)).toHaveLength(1);
});
