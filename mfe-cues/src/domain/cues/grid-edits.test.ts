import { expect, it } from 'vitest';
import { type Cue, STANDARD_DEPARTMENTS } from '@standby/live-room/domain/state/cue-schema';
import { EMPTY_SHEET } from '@standby/live-room/domain/state/cue-sheet';
import type { CueChange } from '@standby/live-room/domain/state/cue-changes';
import { copyText, emptyChanges, fillChanges, pasteChanges, pastedRows } from './grid-edits';
import { withChange } from '@standby/live-room/domain/cues/sheet-rules';

const cue = (number: number, rest: Partial<Cue> = {}): Cue => ({
  id: `cue-${number}`,
  department: 'LX',
  number: String(number),
  trigger: { kind: 'follow', seconds: number },
  page: String(number),
  ...rest,
});
const cues = [cue(1, { notes: 'a\t"b"' }), cue(2), cue(3)];
const sheet = { ...EMPTY_SHEET, cues };
const after = (changes: readonly CueChange[]) => changes.reduce(withChange, sheet).cues;

it('fills cells with the content of another one, but never a number', () => {
  const [first = cue(1), ...others] = cues;
  expect(after(fillChanges(first, others, 'page')).map(({ page }) => page)).toEqual([
    '1',
    '1',
    '1',
  ]);
  expect(after(fillChanges(first, others, 'trigger')).map(({ trigger }) => trigger)).toEqual([
    first.trigger,
    first.trigger,
    first.trigger,
  ]);
  expect(fillChanges(first, others, 'cue')).toEqual([]);
});

it('empties cells, but never a number', () => {
  expect(after(emptyChanges(cues, 'page')).map(({ page }) => page)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(after(emptyChanges(cues, 'trigger'))[2]?.trigger).toEqual({ kind: 'called' });
  expect(emptyChanges(cues, 'cue')).toEqual([]);
});

it('copies rows in the format of spreadsheets', () => {
  expect(copyText(cues.slice(0, 2), ['cue', 'page', 'notes'])).toBe(
    'LX 1\t1\t"a\t""b"""\nLX 2\t2\t',
  );
});

it('pastes texts from a cell on, and ignores columns beyond the sheet', () => {
  const { value = [] } = pasteChanges(
    [['7', '1.1', 'O'], ['8']],
    cues,
    'page',
    STANDARD_DEPARTMENTS,
  );
  expect(after(value).map(({ page, scene, cueLine }) => [page, scene, cueLine])).toEqual([
    ['7', '1.1', 'O'],
    ['8', undefined, undefined],
    ['3', undefined, undefined],
  ]);
  const right = pasteChanges([['fast', 'x']], cues, 'notes', STANDARD_DEPARTMENTS);
  expect(after(right.value ?? [])[0]?.notes).toBe('fast');
});

it.each<[string, string[][], RegExp]>([
  ['a cell that cannot be read', [['1'], ['x'.repeat(21)]], /^Page of LX 2: This has 21/u],
  ['more rows than there are', [['1'], ['2'], ['3'], ['4']], /^4 rows do not fit/u],
])('refuses the whole paste for %s', (_, rows, problem) => {
  expect(pasteChanges(rows, cues, 'page', STANDARD_DEPARTMENTS).problem).toMatch(problem);
});

it.each<[string, string[][]]>([
  ['a', [['a']]],
  [
    'a\tb\r\nc\t\r\n',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['"a\t""b""\n"\tc', [['a\t"b"\n', 'c']]],
  ['say "no"', [['say "no"']]],
  ['"open', [['open']]],
])('reads the cells of %j', (text, rows) => {
  expect(pastedRows(text)).toEqual(rows);
});

it('reads back copied cells', () => {
  const rows = pastedRows(copyText(cues));
  expect(rows.map((cells) => [cells[0], cells.at(-1)])).toEqual([
    ['LX 1', 'a\t"b"'],
    ['LX 2', ''],
    ['LX 3', ''],
  ]);
});
