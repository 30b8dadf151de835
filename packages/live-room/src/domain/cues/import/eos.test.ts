import { describe, expect, it } from 'vitest';
import {
  called,
  mergedSheet,
  noticesOf,
  readCueFile,
  readCueRows,
  sheetWith,
  triggerOf,
  triggersOf,
} from '../../../testing/read-cue-file';
import { cueName } from '../../state/cue-sheet';
import { mergeOf } from './merge';

describe('scenes', () => {
  it('have the numbers of act and scene', async () => {
    const { cues } = await readCueFile('eos-acts-and-scenes.csv');
    expect(cues.map(({ cue }) => cue.scene)).toEqual(['1.2', '1.5', '2.3']);
  });

  it('with names are reduced to their numbers, with a notice', async () => {
    const read = await readCueFile('eos-scene-names.csv');
    expect(read.cues.map(({ cue }) => cue.scene)).toEqual(['3', '4', '1.2']);
    expect(noticesOf(read)).toContain('3 Scene “Scene 3 - The quay” is shortened to “3”.');
  });

  it('never share a name when they differ', () => {
    const long = 'The great hall of the castle, ';
    const { cues } = readCueRows([
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
  it('have a department each, and do not affect each other', async () => {
    const departmentOfList = new Map([
      ['1', 'LX'],
      ['2', 'FS'],
    ]);
    const { cues, problems } = await readCueFile('eos-two-cue-lists.csv', { departmentOfList });
    expect(cues.map(({ cue }) => `${cueName(cue)} ${cue.label}`)).toEqual([
      'LX 1 main',
      'LX 2 main two',
      'FS 1 second list',
      'FS 2 second two',
    ]);
    expect(problems).toEqual([]);
  });

  it('are left out without a department', async () => {
    const { cues } = await readCueFile('eos-two-cue-lists.csv', {
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
    const read = readCueRows(
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
    expect(triggersOf(read)).toEqual({ 'LX 1': 'called', 'FS 7': 'called', 'LX 2': 'follow 3' });
    expect(read.cues.map(({ cue }) => cue.scene)).toEqual(['4', undefined, '4']);
  });
});

describe('follows of Eos', () => {
  it('with a negative hang stay automatic, with a notice', async () => {
    const read = await readCueFile('eos-negative-hang.csv');
    expect(triggersOf(read)).toEqual({ 'LX 1': 'called', 'LX 2': 'hang 0' });
    expect(noticesOf(read)).toEqual([
      '4 On the desk it goes 5 s before the cue above is complete: here it is hang 0.',
    ]);
  });

  it('are read in each form', async () => {
    expect(triggersOf(await readCueFile('eos-forms-of-follows.csv'))).toMatchObject({
      'LX 2': 'follow 3.5',
      'LX 4': 'follow 90',
      'LX 6': 'follow 2',
    });
  });

  it('with too many decimals or very long waits are adjusted, with a notice', () => {
    const read = readCueRows([
      ['START_TARGETS'],
      ['TARGET_TYPE_AS_TEXT', 'TARGET_ID', 'FOLLOW'],
      ['Cue', '1', 'F3.25'],
      ['Cue', '2', 'H99999'],
      ['Cue', '3', ''],
    ]);
    expect(triggersOf(read)).toMatchObject({ 'LX 2': 'follow 3.3', 'LX 3': 'hang 3600' });
    expect(noticesOf(read)).toEqual([
      '4 It waits 3.25 s on the desk; here 3.3 s, because a sheet keeps one decimal.',
      '5 It waits 99999 s on the desk; the maximum here is 3600 s.',
    ]);
  });

  it('with a link start the linked cue', async () => {
    const read = await readCueFile('eos-follow-with-link.csv');
    expect(triggersOf(read)).toEqual({ 'LX 5': 'called', 'LX 6': 'called', 'LX 9': 'follow 2' });
    expect(noticesOf(read)).toEqual([
      '5 On the desk it goes after cue 5, which links to it; here after the cue above.',
    ]);
  });

  it('are named in notices when unreadable, looped or linked to a missing cue', () => {
    const read = readCueRows([
      ['START_TARGETS'],
      ['TARGET_TYPE_AS_TEXT', 'TARGET_ID', 'FOLLOW', 'LINK', 'LOOP'],
      ['Cue', '1', 'soon', '', '3'],
      ['Cue', '2', 'F2', '99', ''],
      ['Cue', '3', '', '1', ''],
    ]);
    expect(noticesOf(read)).toEqual([
      '3 The desk loops it: “3”. This is not imported.',
      '4 “soon” of cue 1 could not be read: this cue may go automatically on the desk.',
      '4 On the desk it goes on to cue 99. This link is not imported.',
      '5 On the desk it goes on to cue 1. This link is not imported.',
    ]);
    // A follow that could not be read changes no cue of the sheet.
    const sheet = sheetWith({}, { trigger: { kind: 'follow', seconds: 4 } }, {});
    expect(mergeOf(sheet, read).changed).toEqual([]);
  });

  it('come from the cue above rather than from links, and never from another list', () => {
    const departmentOfList = new Map([
      ['1', 'LX'],
      ['2', 'FS'],
    ]);
    const read = readCueRows(
      [
        ['START_TARGETS'],
        ['TARGET_TYPE_AS_TEXT', 'TARGET_LIST_NUMBER', 'TARGET_ID', 'FOLLOW', 'LINK'],
        ['Cue', '1', '7', 'F2', '1/9'],
        ['Cue', '1', '8', 'F3', ''],
        ['Cue', '1', '9', 'F4', '2/1'],
        ['Cue', '2', '1', '', ''],
      ],
      { departmentOfList },
    );
    expect(triggersOf(read)).toMatchObject({ 'LX 9': 'follow 3', 'FS 1': 'called' });
    expect(noticesOf(read)).toEqual([
      '5 On the desk it goes after cue 7, which links to it; here after the cue above.',
      '6 On the desk cue 9 of list 1 starts it. This is not imported.',
    ]);
  });

  it('in a part apply to its cue, and a cue that exists only in parts is imported', () => {
    const read = readCueRows([
      ['START_TARGETS'],
      ['TARGET_TYPE_AS_TEXT', 'TARGET_ID', 'PART_NUMBER', 'LABEL', 'FOLLOW'],
      ['Cue', '11', '1', 'sky', ''],
      ['Cue', '11', '2', 'floor', 'F5'],
      ['Cue', '12', '', 'dawn', ''],
      ['Cue', '12', '1', 'sun', 'F7'],
      ['Cue', '13', '', 'day', ''],
    ]);
    expect(triggersOf(read)).toEqual({
      'LX 11': 'called',
      'LX 12': 'follow 5',
      'LX 13': 'follow 7',
    });
    expect(read.cues.map(({ cue }) => cue.label)).toEqual(['sky', 'dawn', 'day']);
  });

  it('disappear from the sheet when removed on the desk', async () => {
    const first = await readCueFile('eos-with-follow.csv');
    const sheet = mergedSheet(sheetWith(), first);
    expect(sheet.cues.map(triggerOf)).toEqual(['called', 'follow 2']);
    const again = await readCueFile('eos-follow-removed.csv');
    const { changed } = mergeOf(sheet, again);
    expect(changed.map(({ cue, set }) => [cueName(cue), set])).toEqual([
      ['LX 302', { label: 'now called', trigger: called }],
    ]);
    expect(mergedSheet(sheet, again).cues.map(triggerOf)).toEqual(['called', 'called']);
  });
});
