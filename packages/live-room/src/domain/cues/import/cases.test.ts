import { readFixture, sheetOfRows } from '@standby/table-import/testing/fixtures';
import { describe, expect, it, test } from 'vitest';
import { type Cue, type CueTrigger, STANDARD_DEPARTMENTS } from '../cue-schema';
import { cueName, type CueSheet, EMPTY_SHEET } from '../cue-sheet';
import { cueTable, usualSheet } from './cue-table';
import { mergeChanges, mergeOf } from './merge';
import { readCues, type ReadOptions, type ReadTable } from './read-cues';
import { withChange } from '../sheet-rules';

const DEPARTMENTS = STANDARD_DEPARTMENTS;
type Options = Partial<Omit<ReadOptions, 'table' | 'departments'>>;

async function readFile(name: string, options: Options = {}): Promise<ReadTable> {
  const { sheets } = await readFixture(name);
  const sheet = usualSheet(sheets);
  if (!sheet) throw new Error(`${name} has no sheet.`);
  const table = cueTable(sheet, DEPARTMENTS);
  return readCues({ table, departments: DEPARTMENTS, department: 'LX', ...options });
}

function readRows(rows: readonly (readonly string[])[], options: Options = {}): ReadTable {
  const table = cueTable(sheetOfRows(rows), DEPARTMENTS);
  return readCues({ table, departments: DEPARTMENTS, department: 'LX', ...options });
}

const triggerOf = ({ trigger }: Cue): string =>
  'seconds' in trigger ? `${trigger.kind} ${trigger.seconds}` : trigger.kind;
const triggers = ({ cues }: ReadTable) =>
  Object.fromEntries(cues.map(({ cue }) => [cueName(cue), triggerOf(cue)]));
const noticesOf = ({ cues }: ReadTable) =>
  cues.flatMap(({ row, notices }) => notices.map((text) => `${row} ${text}`));

const called: CueTrigger = { kind: 'called' };
const sheetWith = (...cues: readonly Partial<Cue>[]): CueSheet => ({
  ...EMPTY_SHEET,
  cues: cues.map((cue, place) =>
    Object.assign(
      { id: `s${place}`, department: 'LX', number: String(place + 1), trigger: called },
      cue,
    ),
  ),
});

/** The sheet after everything that a merge proposes, except removals. */
function merged(sheet: CueSheet, read: ReadTable): CueSheet {
  let ids = 0;
  const changes = mergeChanges(
    sheet,
    read,
    { ...mergeOf(sheet, read), gone: [] },
    () => `n${(ids += 1)}`,
  );
  return changes.reduce(withChange, sheet);
}

describe('scenes', () => {
  it('have the numbers of act and scene', async () => {
    const { cues } = await readFile('eos-acts-and-scenes.csv');
    expect(cues.map(({ cue }) => cue.scene)).toEqual(['1.2', '1.5', '2.3']);
  });

  it('with names have their numbers, with a notice', async () => {
    const read = await readFile('eos-scene-names.csv');
    expect(read.cues.map(({ cue }) => cue.scene)).toEqual(['3', '4', '1.2']);
    expect(noticesOf(read)).toContain('3 Scene “Scene 3 - The quay” is “3”.');
  });

  it('never have one name where they are two', () => {
    const long = 'The great hall of the castle, ';
    const { cues } = readRows([
      ['Cue', 'Scene'],
      ['1', `${long}night`],
      ['2', `${long}day`],
      ['3', `${long}night`],
    ]);
    const names = cues.map(({ cue }) => cue.scene);
    expect(names[0]).toBe(names[2]);
    expect(new Set(names).size).toBe(2);
  });
});

describe('cue lists of Eos', () => {
  it('have a department each, and nothing crosses from one into another', async () => {
    const departmentOfList = new Map([
      ['1', 'LX'],
      ['2', 'FS'],
    ]);
    const { cues, problems } = await readFile('eos-two-cue-lists.csv', { departmentOfList });
    expect(cues.map(({ cue }) => `${cueName(cue)} ${cue.label}`)).toEqual([
      'LX 1 main',
      'LX 2 main two',
      'FS 1 second list',
      'FS 2 second two',
    ]);
    expect(problems).toEqual([]);
  });

  it('are left out without a department', async () => {
    const { cues } = await readFile('eos-two-cue-lists.csv', {
      departmentOfList: new Map([['2', 'LX']]),
    });
    expect(cues.map(({ cue }) => cue.label)).toEqual(['second list', 'second two']);
  });

  it('keep the follow and the scene of their last cue', () => {
    const row = (list: string, id: string, follow: string, scene: string) => [
      'Cue',
      list,
      id,
      follow,
      scene,
    ];
    const read = readRows(
      [
        ['START_TARGETS'],
        ['TARGET_TYPE_AS_TEXT', 'TARGET_LIST_NUMBER', 'TARGET_ID', 'FOLLOW', 'SCENE_TEXT'],
        row('1', '1', 'F3', 'Scene 4'),
        row('2', '7', '', ''),
        row('1', '2', '', ''),
      ],
      {
        departmentOfList: new Map([
          ['1', 'LX'],
          ['2', 'FS'],
        ]),
      },
    );
    expect(triggers(read)).toEqual({ 'LX 1': 'called', 'FS 7': 'called', 'LX 2': 'follow 3' });
    expect(read.cues.map(({ cue }) => cue.scene)).toEqual(['4', undefined, '4']);
  });
});

describe('follows of Eos', () => {
  it('with a negative hang stay automatic, with a notice', async () => {
    const read = await readFile('eos-negative-hang.csv');
    expect(triggers(read)).toEqual({ 'LX 1': 'called', 'LX 2': 'hang 0' });
    expect(noticesOf(read)).toEqual([
      '4 On the desk it goes 5 s before the cue above is complete: here it is hang 0.',
    ]);
  });

  it('are read in each form', async () => {
    expect(triggers(await readFile('eos-forms-of-follows.csv'))).toMatchObject({
      'LX 2': 'follow 3.5',
      'LX 4': 'follow 90',
      'LX 6': 'follow 2',
    });
  });

  it('with a link start the linked cue', async () => {
    const read = await readFile('eos-follow-with-link.csv');
    expect(triggers(read)).toEqual({ 'LX 5': 'called', 'LX 6': 'called', 'LX 9': 'follow 2' });
    expect(noticesOf(read)).toEqual([
      '5 On the desk it goes after cue 5, which links to it; here after the cue above.',
    ]);
  });

  it('that cannot be read, loops and links without a cue are named', () => {
    const read = readRows([
      ['START_TARGETS'],
      ['TARGET_TYPE_AS_TEXT', 'TARGET_ID', 'FOLLOW', 'LINK', 'LOOP'],
      ['Cue', '1', 'soon', '', '3'],
      ['Cue', '2', 'F2', '99', ''],
      ['Cue', '3', '', '1', ''],
    ]);
    expect(noticesOf(read)).toEqual([
      '3 The desk loops it: “3”. That is not kept.',
      '4 “soon” of cue 1 could not be read: it may go by itself.',
      '4 On the desk it goes on to cue 99. That link is not kept.',
      '5 On the desk it goes on to cue 1. That link is not kept.',
    ]);
    // A follow that could not be read changes no cue of the sheet.
    const sheet = sheetWith({}, { trigger: { kind: 'follow', seconds: 4 } }, {});
    expect(mergeOf(sheet, read).changed).toEqual([]);
  });

  it('that were removed on the desk are gone from the sheet', async () => {
    const first = await readFile('eos-with-follow.csv');
    const sheet = merged(sheetWith(), first);
    expect(sheet.cues.map(triggerOf)).toEqual(['called', 'follow 2']);
    const again = await readFile('eos-follow-removed.csv');
    const { changed } = mergeOf(sheet, again);
    expect(changed.map(({ cue, set }) => [cueName(cue), set])).toEqual([
      ['LX 302', { label: 'now called', trigger: called }],
    ]);
    expect(merged(sheet, again).cues.map(triggerOf)).toEqual(['called', 'called']);
  });
});

describe('cue lists of QLab', () => {
  it('are recognised by continueMode', async () => {
    expect(triggers(await readFile('qlab-continue-mode.csv'))).toEqual({
      'LX 1': 'called',
      'LX 2': 'hang 0',
    });
  });

  it('with a chain of cues without numbers start the next one where the chain ends', async () => {
    expect(triggers(await readFile('qlab-unnumbered-chain.csv'))).toEqual({
      'LX 1': 'called',
      'LX 2': 'called',
    });
    const header = ['Number', 'Name', 'Pre Wait', 'Post Wait', 'Duration', 'Continue'];
    const read = readRows([
      header,
      ['1', 'Storm', '', '00:01', '', 'Auto-continue'],
      ['', 'layer a', '00:02', '', '', 'Auto-continue'],
      ['', 'layer b', '00:03', '', '00:10', 'Auto-follow'],
      ['2', 'Calm', '00:00.5', '', '', 'Do not continue'],
      ['3', 'Quiet', '5', '', '', 'Auto-continue'],
      ['', 'open end', '', '', '', 'Auto-follow'],
      ['4', 'After', '', '', '', 'Do not continue'],
      ['', 'own GO', '', '', '', 'Auto-continue'],
      ['5', 'With it', '', '', '', ''],
    ]);
    expect(triggers(read)).toEqual({
      'LX 1': 'called',
      'LX 2': 'follow 16.5',
      'LX 3': 'called',
      'LX 4': 'hang 0',
      'LX 5': 'called',
    });
    expect(noticesOf(read)).toEqual([
      '6 Its wait of 5 s after GO is not kept.',
      '8 On the desk it goes at the end of “open end”, whose length is not in the file.',
      '10 On the desk it goes after “own GO”, which has no number.',
    ]);
  });

  it('with numbers that a sheet cannot hold keep them in the labels, also when they come again', async () => {
    const read = await readFile('qlab-numbers.csv', { department: 'SQ' });
    expect(read.problems).toEqual([]);
    expect(read.cues.map(({ cue }) => `${cueName(cue)} ${cue.label}`)).toEqual([
      'SQ 1 Pre-Show: Playlist',
      'SQ 1.1 first',
      'SQ 2 1.10: tenth',
      'SQ 3 1.2.3: three parts',
      'SQ 4 audio-1: door slam',
      'SQ 5 12345: five digits',
    ]);
    expect(noticesOf(read)).toHaveLength(5);
    const sheet = sheetWith({ department: 'SQ', number: '2', label: 'mine' });
    const beside = await readFile('qlab-numbers.csv', { department: 'SQ', cues: sheet.cues });
    const { cues } = merged(sheet, beside);
    expect(cues.find(({ number }) => number === '2')?.label).toBe('mine');
    expect(cues.find(({ label }) => label === '1.10: tenth')?.number).toBe('3');
  });

  it('given again find the cues whose numbers are in the labels', async () => {
    const options = { department: 'SQ' };
    const sheet = merged(sheetWith(), await readFile('qlab-numbers.csv', options));
    const again = await readFile('qlab-numbers.csv', { ...options, cues: sheet.cues });
    expect(mergeOf(sheet, again)).toMatchObject({ added: [], changed: [], gone: [], sameCount: 6 });
  });

  it('follow in the order of the list', async () => {
    const sheet = merged(
      sheetWith({ number: '1' }, { number: '2' }),
      await readFile('qlab-list-order.csv'),
    );
    expect(sheet.cues.map((cue) => `${cueName(cue)} ${triggerOf(cue)}`)).toEqual([
      'LX 1 called',
      'LX 50 called',
      'LX 2 hang 0',
    ]);
  });

  it('ask for the department in a house without sound', async () => {
    const { cues, problems } = await readFile('qlab-continue-mode.csv', { department: undefined });
    expect(cues).toEqual([]);
    expect(problems[0]?.text).toBe('Cue: Choose the department of its number.');
  });
});

describe('cells', () => {
  it('that are too long are cut, and what was cut is named', async () => {
    const read = await readFile('long-note.csv');
    expect(read.cues.map(({ cue }) => cueName(cue))).toEqual(['LX 1', 'LX 2', 'LX 3']);
    expect(noticesOf(read)).toEqual([
      '3 Notes has 519 characters; cut after 500: “a designer. A long”.',
    ]);
  });

  it('with formulas that have no result leave the sheet as it is', async () => {
    const sheet = sheetWith({ label: 'mine' }, { label: 'too' }, {});
    const read = await readFile('formulas-without-result.xlsx');
    expect(mergeOf(sheet, read)).toMatchObject({ changed: [], sameCount: 3 });
    expect(noticesOf(read)).toContain('2 Label is left as it is: its formula has no result.');
  });

  it('that are merged fill down, so that no scene is emptied', () => {
    const sheet = sheetWith({ scene: '1.1' }, { scene: '1.1' });
    // The reader of workbooks fills the rows.
    const read = readRows([
      ['Cue', 'Scene'],
      ['LX 1', '1.1'],
      ['LX 2', '1.1'],
    ]);
    expect(mergeOf(sheet, read).changed).toEqual([]);
  });

  it('that cannot be read are left as they are, and named', () => {
    const read = readRows([
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
    expect(triggers(read)).toEqual({
      'LX 0.5': 'called',
      'LX 1': 'called',
      'LX 2': 'follow 10',
      'LX 3': 'hang 0',
    });
    expect(table.leftOut).toEqual([{ row: 4, text: 'Part 1 of cue 1 goes with it.' }]);
    expect(table.notices).toEqual(['Of the times, only follows are imported.']);
  });

  it('have a time and a follow in the column of the trigger, too', () => {
    const read = readRows([
      ['Cue', 'Trigger'],
      ['1', '3/5F10'],
      ['2', 'F4'],
      ['3', 'called'],
    ]);
    expect(triggers(read)).toEqual({ 'LX 1': 'called', 'LX 2': 'follow 4', 'LX 3': 'called' });
    expect(noticesOf(read)).toEqual(['2 The time “3/5” is not kept.']);
  });

  it('have a column for each department', () => {
    const read = readRows([
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
    const moments = merged(sheetWith(), read).cues.map(({ momentId }) => momentId);
    expect(moments[0]).toBe(moments[1]);
    expect(moments[1]).not.toBe(moments[2]);
  });

  it('name departments by their names', () => {
    const beside = readRows([
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
    const before = readRows([['Cue'], ['Lights 12'], ['Snd 4A'], ['follow spot 3']]);
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
  const read = await readFile(name);
  expect(read.cues.map(({ cue }) => `${cueName(cue)} ${cue.label}`)).toEqual(cues);
});
