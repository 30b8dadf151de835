import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '@standby/room-engine/testing/property-runs';
import { STANDARD_DEPARTMENTS } from '@standby/live-room/domain/state/cue-schema';
import { missingDepartment, withAliases } from './cue-aliases';
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

  test('names unreadable parts, and the department that would have to be added', () => {
    expect(readingOf('HAZE 4 fog', STANDARD_DEPARTMENTS, 'c1')).toEqual({
      kind: 'problem',
      problem: '“HAZE” is not a department in this show: LX, SQ, FLY, AUTO, VID, FS, DECK.',
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

describe('the parts of a line', () => {
  const unreadOf = (line: string) => {
    const reading = readingOf(line, STANDARD_DEPARTMENTS, 'c1');
    if (reading.kind !== 'read') throw new Error(`${line} is not read`);
    const { fields, unread, inLabel } = reading;
    return { fields: fields.map(({ name, text }) => `${name}: ${text}`), unread, inLabel };
  };

  test.each<[string, readonly string[], readonly string[]]>([
    ['LX 9 follow 3, bananas', ['Cue: LX 9', 'Trigger: follow 3'], ['bananas']],
    [
      'LX 9, dusk, follow 3, bananas',
      ['Cue: LX 9', 'Label: dusk', 'Trigger: follow 3'],
      ['bananas'],
    ],
    ['LX 9 dusk, visual, follow 3', ['Cue: LX 9', 'Label: dusk', 'Trigger: follow 3'], ['visual']],
    [
      'LX 9 dusk, standby 5, slow, standby 6',
      ['Cue: LX 9', 'Label: dusk', 'Trigger: called', 'Standby: 6'],
      ['standby 5', 'slow'],
    ],
    [
      'LX 9 p3 dusk, p4, bananas',
      ['Cue: LX 9', 'Page: 3', 'Label: dusk', 'Trigger: called'],
      ['p4', 'bananas'],
    ],
    [
      'LX 9 dusk, at 19:30, or so, p12',
      ['Cue: LX 9', 'Page: 12', 'Label: dusk', 'Trigger: at 19:30'],
      ['or so'],
    ],
  ])('are marked if they are in no field: %j', (line, fields, unread) => {
    expect(unreadOf(line)).toEqual({ fields, unread, inLabel: [] });
  });

  test.each<[string, string, readonly string[]]>([
    ['LX 9 dusk follow 3 bananas', 'dusk follow 3 bananas', ['follow 3']],
    ['LX 9 dusk p12', 'dusk p12', ['p12']],
    ['LX 9 dusk "O for a muse" slow', 'dusk "O for a muse" slow', ['"O for a muse"']],
    [
      'LX 9 the visual and standby 5 then',
      'the visual and standby 5 then',
      ['visual', 'standby 5'],
    ],
    ['LX 9 the house audio-visual', 'the house audio-visual', []],
    ['LX 9 steps 12', 'steps 12', []],
  ])(
    'stay in the label of %j, and are listed if they look like a field',
    (line, label, inLabel) => {
      const read = unreadOf(line);
      expect(read.fields).toContain(`Label: ${label}`);
      expect(read).toMatchObject({ unread: [], inLabel });
    },
  );

  /** Parts of a line, each with a distinct word. */
  const parts = fc.constantFrom(
    (n: number) => `dusk${n}`,
    (n: number) => `bananas${n} and${n}`,
    (n: number) => `p${n}`,
    (n: number) => `page ${n}`,
    (n: number) => `s${n}`,
    (n: number) => `"muse${n} of${n}"`,
    (n: number) => `follow ${n}`,
    (n: number) => `hang ${n}`,
    (n: number) => `standby ${n}`,
    (n: number) => `sb ${n}`,
    (n: number) => `at 19:${n}`,
    (n: number) => `called by${n}`,
    (n: number) => `visual${n}`,
  );

  test('keep every word, in a field or among the unread parts', () => {
    const words = fc.array(fc.tuple(parts, fc.constantFrom(' ', ', ', ',')), { maxLength: 9 });
    let read = 0;
    fc.assert(
      fc.property(words, (written) => {
        const typed = written.map(([part], index) => part(20 + index));
        const line = `LX 9${written.map(([, divider], index) => divider + typed[index]).join('')}`;
        const reading = readingOf(line, STANDARD_DEPARTMENTS, 'c1');
        if (reading.kind !== 'read') return;
        read += 1;
        const shown = [...reading.fields.map(({ text }) => text), ...reading.unread].join(' ');
        for (const word of typed.join(' ').match(/\p{L}+\d+|\d+/gu) ?? []) {
          const [, number = word] = /^(?:p|s)(\d+)$/u.exec(word) ?? [];
          expect(shown, line).toContain(number);
        }
      }),
      { numRuns: propertyRuns(5_000) },
    );
    expect(read).toBeGreaterThan(50);
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

  test('is the show’s own where it has another', () => {
    expect(withAliases('SQ 4', OWN)).toBe('SND 4');
    expect(missingDepartment('SQ 4', OWN)).toBeUndefined();
    expect(missingDepartment('12 dawn', OWN)).toBeUndefined();
  });
});
