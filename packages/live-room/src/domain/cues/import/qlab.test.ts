import { describe, expect, it } from 'vitest';
import {
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

describe('cue lists of QLab', () => {
  it('are recognised by continueMode', async () => {
    expect(triggersOf(await readCueFile('qlab-continue-mode.csv'))).toEqual({
      'LX 1': 'called',
      'LX 2': 'hang 0',
    });
  });

  it('start the next numbered cue at the end of a chain of unnumbered ones', async () => {
    expect(triggersOf(await readCueFile('qlab-unnumbered-chain.csv'))).toEqual({
      'LX 1': 'called',
      'LX 2': 'called',
    });
    const header = ['Number', 'Name', 'Pre Wait', 'Post Wait', 'Duration', 'Continue'];
    const read = readCueRows([
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
    expect(triggersOf(read)).toEqual({
      'LX 1': 'called',
      'LX 2': 'follow 16.5',
      'LX 3': 'called',
      'LX 4': 'hang 0',
      'LX 5': 'called',
    });
    expect(noticesOf(read)).toEqual([
      '6 Its wait of 5 s after GO is not imported.',
      '8 On the desk it goes at the end of “open end”, whose length is not in the file.',
      '10 On the desk it goes after “own GO”, which has no number.',
    ]);
  });

  it('keep numbers that a sheet cannot hold in the labels, even on a second import', async () => {
    const read = await readCueFile('qlab-numbers.csv', { department: 'SQ' });
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
    const beside = await readCueFile('qlab-numbers.csv', { department: 'SQ', cues: sheet.cues });
    const { cues } = mergedSheet(sheet, beside);
    expect(cues.find(({ number }) => number === '2')?.label).toBe('mine');
    expect(cues.find(({ label }) => label === '1.10: tenth')?.number).toBe('3');
  });

  it('match cues whose numbers are in the labels when imported again', async () => {
    const options = { department: 'SQ' };
    const sheet = mergedSheet(sheetWith(), await readCueFile('qlab-numbers.csv', options));
    const again = await readCueFile('qlab-numbers.csv', { ...options, cues: sheet.cues });
    expect(mergeOf(sheet, again)).toMatchObject({ added: [], changed: [], gone: [], sameCount: 6 });
  });

  it('leave a cue as it is if the previous cue’s continue mode could not be read', () => {
    const read = readCueRows([
      ['Number', 'Name', 'Continue'],
      ['1', 'Storm', '⤓'],
      ['2', 'Wind', 'Do not continue'],
    ]);
    expect(noticesOf(read)).toEqual([
      '3 “⤓” of “Storm” could not be read: this cue may go automatically in QLab.',
    ]);
    const sheet = sheetWith(
      { label: 'Storm' },
      { label: 'Wind', trigger: { kind: 'follow', seconds: 4 } },
    );
    expect(mergeOf(sheet, read).changed).toEqual([]);
  });

  it('add unrounded waits, and round at the end of the chain', () => {
    const read = readCueRows([
      ['Number', 'Name', 'Pre Wait', 'Post Wait', 'Continue'],
      ['1', 'Storm', '', '00:02.25', 'Auto-continue'],
      ['2', 'Wind', '00:00.25', '00:01.11', 'Auto-continue'],
      ['3', 'Rain', '', '', ''],
    ]);
    expect(triggersOf(read)).toEqual({
      'LX 1': 'called',
      'LX 2': 'follow 2.5',
      'LX 3': 'follow 1.1',
    });
    expect(noticesOf(read)).toEqual([
      '4 It waits 1.11 s on the desk; here 1.1 s, because a sheet keeps one decimal.',
    ]);
  });

  it('may have mode numbers with the decimals of a spreadsheet', () => {
    const read = readCueRows([
      ['number', 'name', 'continueMode'],
      ['1', 'a', '1.0'],
      ['2', 'b', '2.0'],
      ['3', 'c', '0.0'],
    ]);
    expect(triggersOf(read)).toEqual({ 'LX 1': 'called', 'LX 2': 'follow 0', 'LX 3': 'hang 0' });
  });

  it('follow in the order of the list', async () => {
    const sheet = mergedSheet(
      sheetWith({ number: '1' }, { number: '2' }),
      await readCueFile('qlab-list-order.csv'),
    );
    expect(sheet.cues.map((cue) => `${cueName(cue)} ${triggerOf(cue)}`)).toEqual([
      'LX 1 called',
      'LX 50 called',
      'LX 2 hang 0',
    ]);
  });

  it('ask for the department in a house without sound', async () => {
    const { cues, problems } = await readCueFile('qlab-continue-mode.csv', {
      department: undefined,
    });
    expect(cues).toEqual([]);
    expect(problems[0]?.text).toBe('Cue: Choose the department of its number.');
  });
});
