import { expect, it } from 'vitest';
import type { Cue } from '@standby/live-room/domain/state/cue-schema';
import { EMPTY_SHEET } from '@standby/live-room/domain/state/cue-sheet';
import { printSheets, splitHighRows } from './print-sheets';

const cue = (name: string, rest: Partial<Cue> = {}): Cue => {
  const [department = '', number = ''] = name.split(' ');
  return { id: name, department, number, trigger: { kind: 'called' }, ...rest };
};

const sheet = {
  ...EMPTY_SHEET,
  cues: [
    cue('LX 1', { momentId: 'm', label: 'dawn', standbyLeadSeconds: 5 }),
    cue('SQ 1', { momentId: 'm', page: '3', cueLine: 'O', standbyLeadSeconds: 10 }),
    cue('LX 2', { trigger: { kind: 'follow', seconds: 3 }, notes: 'slow' }),
  ],
};
const all = new Set(['LX', 'SQ', 'FLY']);

it('prints moments for the person on the book', () => {
  expect(printSheets(sheet, 'script', all, '24-hour')).toEqual([
    {
      title: 'Calling script',
      rows: [
        {
          id: 'LX 1',
          page: '3',
          scene: '',
          cueLine: 'O',
          standby: '10 s',
          cues: [
            { name: 'LX 1', label: 'dawn', trigger: '', notes: '' },
            { name: 'SQ 1', label: '', trigger: '', notes: '' },
          ],
        },
        {
          id: 'LX 2',
          page: '',
          scene: '',
          cueLine: '',
          standby: '',
          cues: [{ name: 'LX 2', label: '', trigger: 'follow 3', notes: 'slow' }],
        },
      ],
    },
  ]);
});

it('prints a sheet for each department that has cues, and leaves others out', () => {
  const titles = (only: ReadonlySet<string>) =>
    printSheets(sheet, 'departments', only, '24-hour').map(
      ({ title, rows }) => `${title}: ${rows.length}`,
    );
  expect(titles(all)).toEqual(['LX Lights: 2', 'SQ Sound: 1']);
  expect(titles(new Set(['SQ']))).toEqual(['SQ Sound: 1']);
  expect(titles(new Set())).toEqual([]);
  expect(printSheets(sheet, 'script', new Set(), '24-hour')).toEqual([]);
});

it('splits a moment higher than a page into a row for each cue, with its place in the first', () => {
  const rows = printSheets(sheet, 'script', all, '24-hour')[0]?.rows ?? [];
  expect(splitHighRows(rows, [100, 50], 100)).toBe(rows);
  const split = splitHighRows(rows, [101, 50], 100);
  expect(split.map(({ page, cues }) => [page, cues.map(({ name }) => name).join()])).toEqual([
    ['3', 'LX 1'],
    ['', 'SQ 1'],
    ['', 'LX 2'],
  ]);
});
