import { describe, expect, test } from 'vitest';
import { missingDepartment, withAliases } from './cue-aliases';
import { STANDARD_DEPARTMENTS } from './cue-schema';
import { readingOf } from './line-reading';

const OWN = [
  { id: 'LX', name: 'Lights' },
  { id: 'SND', name: 'Sound' },
];

describe('the reading of a line', () => {
  test('names each field as it was read', () => {
    const reading = readingOf('LX 9 p12 deeper dusk follow 20', STANDARD_DEPARTMENTS, 'c1');
    expect(reading.kind === 'read' && reading.fields).toEqual([
      { name: 'Cue', text: 'LX 9' },
      { name: 'Page', text: '12' },
      { name: 'Label', text: 'deeper dusk' },
      { name: 'Trigger', text: 'follow 20' },
    ]);
  });

  test('says what it could not read, and which department would have to be added', () => {
    expect(readingOf('HAZE 4 fog', STANDARD_DEPARTMENTS, 'c1')).toEqual({
      kind: 'problem',
      problem: '“HAZE” is no department here: LX, SQ, FLY, AUTO, VID, FS, DECK.',
      missing: { id: 'HAZE', name: 'HAZE' },
    });
    const lights = STANDARD_DEPARTMENTS.slice(0, 1);
    expect(readingOf('SND 4', lights, 'c1')).toMatchObject({
      missing: { id: 'SND', name: 'Sound' },
    });
    expect(readingOf('LX 12 "O for', STANDARD_DEPARTMENTS, 'c1')).toMatchObject({
      problem: 'Close the quotation mark of the cue line.',
      missing: undefined,
    });
    expect(readingOf('  ', STANDARD_DEPARTMENTS, 'c1')).toEqual({ kind: 'empty' });
  });
});

describe('the abbreviation of a department', () => {
  test.each([
    ['SND 4', 'SQ 4'],
    ['snd4', 'SQ4'],
    ['Sound 4', 'SQ 4'],
    ['ELX 1', 'LX 1'],
    ['LX Q1', 'LX 1'],
    ['LXQ1', 'LX1'],
    ['SQ 3', 'SQ 3'],
    ['HAZE 1', 'HAZE 1'],
  ])('%s is %s in a new show', (written, read) => {
    expect(withAliases(written, STANDARD_DEPARTMENTS)).toBe(read);
  });

  test('is the one of the show where it has another', () => {
    expect(withAliases('SQ 4', OWN)).toBe('SND 4');
    expect(missingDepartment('SQ 4', OWN)).toBeUndefined();
    expect(missingDepartment('12 dawn', OWN)).toBeUndefined();
  });
});
