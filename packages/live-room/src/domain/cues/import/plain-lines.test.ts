import { sheetOfRows } from '@standby/table-import/testing/fixtures';
import { describe, expect, it, test } from 'vitest';
import {
  DEPARTMENTS,
  mergedSheet,
  noticesOf,
  readCueFile,
  readCueRows,
  sheetWith,
  triggersOf,
} from '../../../testing/read-cue-file';
import { cueName } from '../../state/cue-sheet';
import { cueTable } from './cue-table';
import { mergeOf } from './merge';
import { readCues } from './read-cues';

describe('cells', () => {
  it('that are too long are cut, and the cut is named', async () => {
    const read = await readCueFile('long-note.csv');
    expect(read.cues.map(({ cue }) => cueName(cue))).toEqual(['LX 1', 'LX 2', 'LX 3']);
    expect(noticesOf(read)).toEqual([
      '3 Notes has 519 characters; cut after 500: “a designer. A long”.',
    ]);
  });

  it('with formulas that have no result leave the sheet as it is', async () => {
    const sheet = sheetWith({ label: 'mine' }, { label: 'too' }, {});
    const read = await readCueFile('formulas-without-result.xlsx');
    expect(mergeOf(sheet, read)).toMatchObject({ changed: [], sameCount: 3 });
    expect(noticesOf(read)).toContain('2 Label is left as it is: its formula has no result.');
  });

  it('that are merged apply to all their rows, so that no scene is cleared', () => {
    const sheet = sheetWith({ scene: '1.1' }, { scene: '1.1' });
    // The reader of workbooks fills the rows.
    const read = readCueRows([
      ['Cue', 'Scene'],
      ['LX 1', '1.1'],
      ['LX 2', '1.1'],
    ]);
    expect(mergeOf(sheet, read).changed).toEqual([]);
  });

  it('that cannot be read leave the sheet as it is, and are named', () => {
    const read = readCueRows([
      ['Cue', 'Trigger', 'Standby'],
      ['LX 1', 'later', 'long'],
    ]);
    expect(noticesOf(read)).toEqual([
      '2 Trigger: “later” is not a trigger. Write called, visual, follow 3, hang 3 or at 19:30.',
      '2 Standby: Enter seconds, with at most one decimal: 10.',
    ]);
    const sheet = sheetWith({ trigger: { kind: 'follow', seconds: 3 }, standbyLeadSeconds: 5 });
    expect(mergeOf(sheet, read).changed).toEqual([]);
  });
});

describe('sheets of designers', () => {
  it('have numbers below one, parts, and follows in their times', () => {
    const table = cueTable(
      sheetOfRows([
        ['Cue', 'Time', 'Label'],
        ['.5', '5', 'preset'],
        ['1', '3/5F10', 'storm'],
        ['P1', '3', 'cyc'],
        ['2', '4 H-2', 'calm'],
        ['3', '', 'dawn'],
      ]),
      DEPARTMENTS,
    );
    const read = readCues({ table, departments: DEPARTMENTS, department: 'LX' });
    expect(triggersOf(read)).toEqual({
      'LX 0.5': 'called',
      'LX 1': 'called',
      'LX 2': 'follow 10',
      'LX 3': 'hang 0',
    });
    expect(table.leftOut).toEqual([{ row: 4, text: 'Part 1 of cue 1 goes with it.' }]);
    expect(table.notices).toEqual(['Times are not imported, except for follows.']);
  });

  it('have parts with the number of their cue', () => {
    const table = cueTable(
      sheetOfRows([
        ['Cue', 'Label'],
        ['6', 'storm'],
        ['6P1', 'cyc'],
        ['6 Part 2', 'floor'],
        ['7P1', 'of no cue above'],
      ]),
      DEPARTMENTS,
    );
    expect(table.leftOut.map(({ text }) => text)).toEqual([
      'Part 1 of cue 6 goes with it.',
      'Part 2 of cue 6 goes with it.',
    ]);
    const { problems } = readCues({ table, departments: DEPARTMENTS, department: 'LX' });
    expect(problems.map(({ row }) => row)).toEqual([5]);
  });

  it('may have a time and a follow in the trigger column', () => {
    const read = readCueRows([
      ['Cue', 'Trigger'],
      ['1', '3/5F10'],
      ['2', 'F4'],
      ['3', 'called'],
    ]);
    expect(triggersOf(read)).toEqual({ 'LX 1': 'called', 'LX 2': 'follow 4', 'LX 3': 'called' });
    expect(noticesOf(read)).toEqual(['2 The time “3/5” is not imported.']);
  });

  it('have a column for each department', () => {
    const read = readCueRows([
      ['Page', 'LX', 'Sound', 'Fly cues', 'Action'],
      ['12', '1', '4', '', 'Thunder'],
      ['13', '', '5', '2', 'Curtain'],
    ]);
    expect(
      read.cues.map(({ cue, isWithAbove }) => [cueName(cue), cue.page, cue.label, isWithAbove]),
    ).toEqual([
      ['LX 1', '12', 'Thunder', false],
      ['SQ 4', '12', 'Thunder', true],
      ['SQ 5', '13', 'Curtain', false],
      ['FLY 2', '13', 'Curtain', true],
    ]);
    const moments = mergedSheet(sheetWith(), read).cues.map(({ momentId }) => momentId);
    expect(moments[0]).toBe(moments[1]);
    expect(moments[1]).not.toBe(moments[2]);
  });

  it('may have a department column with a few cells that are not numbers, which are listed', () => {
    const read = readCueRows([
      ['Page', 'Lights', 'Sound'],
      ['1', '1', '1'],
      ['2', '2/3', ''],
      ['3', '4', '5.5'],
    ]);
    expect(read.cues.map(({ cue }) => cueName(cue))).toEqual(['LX 1', 'SQ 1', 'LX 4', 'SQ 5.5']);
    expect(read.problems).toEqual([
      { row: 3, text: 'Cue: “2/3” is not a cue number. Write a number such as 12, 12.5 or 12A.' },
    ]);
  });

  it('may give a cue’s follow in one of its parts, with cues of other departments between', () => {
    const read = readCueRows([
      ['Cue', 'Time'],
      ['LX 1', '3'],
      ['P2', '4F6'],
      ['SQ 4', ''],
      ['LX 2', ''],
    ]);
    expect(triggersOf(read)).toEqual({ 'LX 1': 'called', 'SQ 4': 'called', 'LX 2': 'follow 6' });
  });

  it('may have an unreadable follow in their times, which is named', () => {
    const read = readCueRows([
      ['Cue', 'Time'],
      ['LX 1', '5 F2.5 H3'],
      ['LX 2', '5'],
    ]);
    expect(noticesOf(read)).toEqual([
      '2 “5 F2.5 H3” could not be read: the next cue may go automatically.',
    ]);
  });

  it('may have headings between their cues, which are left out', () => {
    const table = cueTable(
      sheetOfRows([
        ['Cue', 'Label'],
        ['ACT ONE', ''],
        ['LX 1', 'House'],
        ['', 'Act 2, Scene 1'],
        ['LX 2', 'Storm'],
      ]),
      DEPARTMENTS,
    );
    expect(table.leftOut).toEqual([
      { row: 2, text: '“ACT ONE” is a heading, not a cue.' },
      { row: 4, text: '“Act 2, Scene 1” is a heading, not a cue.' },
    ]);
    const { cues, problems } = readCues({ table, departments: DEPARTMENTS, department: 'LX' });
    expect([cues.length, problems]).toEqual([2, []]);
  });

  it.each(['LXQ 13', 'LX Q13', 'LX#13', 'Lights 13', 'lx13', 'Q13', 'LX 13 GO', '13'])(
    'write the number 13 as “%s”',
    (number) => {
      const { cues } = readCueRows([['Cue'], [number]]);
      expect(cues.map(({ cue }) => cueName(cue))).toEqual(['LX 13']);
    },
  );

  it('may write decimals with a comma', () => {
    const { cues } = readCueRows([
      ['Nr.', 'Bezeichnung'],
      ['12,5', 'Haus'],
    ]);
    expect(cues.map(({ cue }) => cueName(cue))).toEqual(['LX 12.5']);
  });

  it.each([
    [['Nr.', 'Seite', 'Szene', 'Bezeichnung', 'Bemerkung']],
    [['Numéro', 'Page', 'Scène', 'Effet', 'Remarques']],
    [['Número', 'Página', 'Escena', 'Descripción', 'Notas']],
    [['Numero', 'Pagina', 'Scena', 'Descrizione', 'Note']],
    [['Cue No.', 'Pg.', 'Act/Scene', 'What happens', 'Comments']],
  ])('may name their columns differently: %j', (header) => {
    const { cues } = readCueRows([header, ['LX 1', '3', '1.1', 'House', 'slow']]);
    expect(cues.map(({ cue }) => cue)).toMatchObject([
      { page: '3', scene: '1.1', label: 'House', notes: 'slow' },
    ]);
  });

  it('may have a header in an unknown language, which is not read as a cue', () => {
    const table = cueTable(
      sheetOfRows([['Hamlet'], ['番号', 'ページ', '内容'], ['LX 1', '3', '客電']]),
      DEPARTMENTS,
    );
    expect(table.table.header?.number).toBe(2);
    expect(table.mapping).toMatchObject({ cue: 0, page: null, label: null });
    expect(table.notices).toContain('Columns that are not imported: ページ, 内容.');
    const { cues, problems } = readCues({ table, departments: DEPARTMENTS, department: 'LX' });
    expect([cues.length, problems]).toEqual([1, []]);
  });

  it('may have the department beside the number, in a column of any name', () => {
    const read = readCueRows([
      ['Art', 'No.', 'Label'],
      ['Light', '1', 'dawn'],
      ['Sound', '1', 'birds'],
      ['LQ', '2', 'noon'],
    ]);
    expect(read.cues.map(({ cue }) => cueName(cue))).toEqual(['LX 1', 'SQ 1', 'LX 2']);
    const types = readCueRows([
      ['Type', 'No.'],
      ['Fade', '1'],
      ['Sound', '2'],
    ]);
    expect(types.cues.map(({ cue }) => cueName(cue))).toEqual(['LX 1', 'LX 2']);
  });

  it('may use the departments’ full names', () => {
    const beside = readCueRows([
      ['Dept', 'No.'],
      ['Lights', '1'],
      ['Sound', '2'],
      ['Projection', '3'],
      ['Orchestra', '4'],
    ]);
    expect(beside.cues.map(({ cue }) => cueName(cue))).toEqual(['LX 1', 'SQ 2', 'VID 3']);
    expect(beside.problems.map(({ text }) => text)).toEqual([
      'Cue: “Orchestra” is not a department here: LX, SQ, FLY, AUTO, VID, FS, DECK.',
    ]);
    const before = readCueRows([['Cue'], ['Lights 12'], ['Snd 4A'], ['follow spot 3']]);
    expect(before.cues.map(({ cue }) => cueName(cue))).toEqual(['LX 12', 'SQ 4A', 'FS 3']);
  });
});

test.each([
  ['header-in-row-3.xlsx', ['LX 1 a', 'LX 2 b']],
  ['header-in-row-3.csv', ['LX 1 House', 'LX 2 Storm']],
  ['semicolons-under-title.csv', ['LX 1 House, half', 'LX 2 Storm, loud']],
  ['hidden-rows.xlsx', ['LX 1 label 1', 'LX 5 label 5', 'LX 6 label 6']],
  ['numbers.xlsx', ['LX 10.1 a', 'LX 12.1 b', 'LX 12.5 c']],
  ['libreoffice.ods', ['LX 1 preset "A"', 'LX 2.5 naïve 東京 🎭', 'LX 12 number cue', 'LX 14A x']],
])('%s has the right cues', async (name, cues) => {
  const read = await readCueFile(name);
  expect(read.cues.map(({ cue }) => `${cueName(cue)} ${cue.label}`)).toEqual(cues);
});
