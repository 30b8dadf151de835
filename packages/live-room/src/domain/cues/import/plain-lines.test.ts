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
import { cueName } from '../cue-sheet';
import { cueTable } from './cue-table';
import { mergeOf } from './merge';
import { readCues } from './read-cues';

describe('cells', () => {
  it('that are too long are cut, and what was cut is named', async () => {
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

  it('that are merged fill down, so that no scene is emptied', () => {
    const sheet = sheetWith({ scene: '1.1' }, { scene: '1.1' });
    // The reader of workbooks fills the rows.
    const read = readCueRows([
      ['Cue', 'Scene'],
      ['LX 1', '1.1'],
      ['LX 2', '1.1'],
    ]);
    expect(mergeOf(sheet, read).changed).toEqual([]);
  });

  it('that cannot be read are left as they are, and named', () => {
    const read = readCueRows([
      ['Cue', 'Trigger', 'Standby'],
      ['LX 1', 'later', 'long'],
    ]);
    expect(noticesOf(read)).toEqual([
      '2 Trigger: “later” is no trigger. Write called, visual, follow 3, hang 3 or at 19:30.',
      '2 Standby: Write seconds, with one decimal at most: 10.',
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
    expect(table.notices).toEqual(['Of the times, only follows are imported.']);
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

  it('have a time and a follow in the column of the trigger, too', () => {
    const read = readCueRows([
      ['Cue', 'Trigger'],
      ['1', '3/5F10'],
      ['2', 'F4'],
      ['3', 'called'],
    ]);
    expect(triggersOf(read)).toEqual({ 'LX 1': 'called', 'LX 2': 'follow 4', 'LX 3': 'called' });
    expect(noticesOf(read)).toEqual(['2 The time “3/5” is not kept.']);
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

  it('have a column for a department where a few of its cells are not numbers, which are listed', () => {
    const read = readCueRows([
      ['Page', 'Lights', 'Sound'],
      ['1', '1', '1'],
      ['2', '2/3', ''],
      ['3', '4', '5.5'],
    ]);
    expect(read.cues.map(({ cue }) => cueName(cue))).toEqual(['LX 1', 'SQ 1', 'LX 4', 'SQ 5.5']);
    expect(read.problems).toEqual([
      { row: 3, text: 'Cue: “2/3” is no cue number. Write it like 12, 12.5 or 12A.' },
    ]);
  });

  it('name departments by their names', () => {
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
