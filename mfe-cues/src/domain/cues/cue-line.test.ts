import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  cellText,
  CUE_COLUMNS,
  readCell,
  readTrigger,
  triggerText,
} from '@standby/live-room/domain/cues/cue-cells';
import { readCueLine } from './cue-line';
import {
  type Cue,
  cueSchema,
  cueTriggerSchema,
  STANDARD_DEPARTMENTS,
} from '@standby/live-room/domain/state/cue-schema';

const read = (line: string) => readCueLine(line, STANDARD_DEPARTMENTS, 'c1');
const called = { kind: 'called' } as const;

describe('a cue in one line', () => {
  test.each<[string, Partial<Cue>]>([
    [
      'LX 12.5 p34 "O for a muse" fade to dawn, follow 3',
      {
        department: 'LX',
        number: '12.5',
        page: '34',
        cueLine: 'O for a muse',
        label: 'fade to dawn',
        trigger: { kind: 'follow', seconds: 3 },
      },
    ],
    ['lx12', { department: 'LX', number: '12', trigger: called }],
    ['SQ 4A', { department: 'SQ', number: '4A', trigger: called }],
    [
      '  deck 3 sc 1.2 p. 9a throne off, left, standby 20',
      {
        department: 'DECK',
        number: '3',
        scene: '1.2',
        page: '9a',
        label: 'throne off, left',
        trigger: called,
        standbyLeadSeconds: 20,
      },
    ],
    [
      'SQ 7 “Who’s there?” wind, visual, standby 5.5',
      {
        department: 'SQ',
        number: '7',
        cueLine: 'Who’s there?',
        label: 'wind',
        trigger: { kind: 'visual' },
        standbyLeadSeconds: 5.5,
      },
    ],
    [
      'LX 1 preset, at 19:05',
      {
        department: 'LX',
        number: '1',
        label: 'preset',
        trigger: { kind: 'time', minuteOfDay: 1145 },
      },
    ],
    ['LX 2 slow, follow him', { department: 'LX', number: '2', label: 'slow, follow him' }],
    ['LX 3 spring rises', { department: 'LX', number: '3', label: 'spring rises' }],
    [
      'LX 9 p12 deeper dusk follow 20',
      {
        department: 'LX',
        number: '9',
        page: '12',
        label: 'deeper dusk',
        trigger: { kind: 'follow', seconds: 20 },
      },
    ],
    [
      'LX 6 p6 red eyes visual',
      { department: 'LX', number: '6', page: '6', label: 'red eyes', trigger: { kind: 'visual' } },
    ],
    ['LX13p22 "x" y', { department: 'LX', number: '13', page: '22', cueLine: 'x', label: 'y' }],
    ['LX 16, p25, dawn', { department: 'LX', number: '16', page: '25', label: 'dawn' }],
    ['LX12 p21', { department: 'LX', number: '12', page: '21' }],
    ['SND7 p26', { department: 'SQ', number: '7', page: '26' }],
    ['SND 3', { department: 'SQ', number: '3' }],
    ['ELX 3 dawn', { department: 'LX', number: '3', label: 'dawn' }],
    ['LX Q12.5', { department: 'LX', number: '12.5' }],
    ['LXQ 12A p3', { department: 'LX', number: '12A', page: '3' }],
    [
      'LX 5 dusk standby 10 visual',
      {
        department: 'LX',
        number: '5',
        label: 'dusk',
        standbyLeadSeconds: 10,
        trigger: { kind: 'visual' },
      },
    ],
    [
      'LX 7 the house audio-visual',
      { department: 'LX', number: '7', label: 'the house audio-visual' },
    ],
    ['LX 8 they follow', { department: 'LX', number: '8', label: 'they follow' }],
    ['LX 9 dusk, p12', { department: 'LX', number: '9', page: '12', label: 'dusk' }],
    [
      'LX 9 dusk, sc 2, visual, p12',
      {
        department: 'LX',
        number: '9',
        page: '12',
        scene: '2',
        label: 'dusk',
        trigger: { kind: 'visual' },
      },
    ],
    ['LX 4, hang 0.3', { department: 'LX', number: '4', trigger: { kind: 'hang', seconds: 0.3 } }],
  ])('%j', (line, cells) => {
    const { value } = read(line);
    expect(value).toEqual({
      cue: { id: 'c1', trigger: called, ...cells },
      unread: [],
      inLabel: [],
    });
    expect(v.is(cueSchema, value?.cue)).toBe(true);
  });

  test.each([
    ['', 'Begin with a department: LX, SQ, FLY, AUTO, VID, FS, DECK.'],
    ['HAZE 3', '“HAZE” is not a department in this show: LX, SQ, FLY, AUTO, VID, FS, DECK.'],
    ['12 dawn', '“12” is not a department in this show: LX, SQ, FLY, AUTO, VID, FS, DECK.'],
    ['LX', 'Write a number after LX, such as LX 12.5.'],
    ['LX dawn', '“DAWN” is not a cue number. Write a number such as 12, 12.5 or 12A.'],
    ['LX 12 "O for a muse', 'Close the quotation mark of the cue line.'],
    ['LX 12 "O" "for"', 'A cue has one cue line in quotation marks.'],
    ['LX 12 dawn, follow 3.25', 'Enter seconds, with at most one decimal: follow 3.'],
    ['LX 12 dawn, follow', 'Enter seconds, with at most one decimal: follow 3.'],
    [
      'LX 12 dawn, at 27:00',
      '“at 27:00” is not a trigger. Write called, visual, follow 3, hang 3 or at 19:30.',
    ],
    ['LX 12 dawn, standby soon', 'Enter seconds, with at most one decimal: standby 10.'],
    ['LX 12 dawn, standby 601', 'The maximum is 600 seconds.'],
    [`LX 12 ${'x'.repeat(201)}`, 'This has 201 characters; the maximum is 200.'],
  ])('%j is refused', (line, problem) => {
    expect(read(line)).toEqual({ problem });
  });
});

const triggers = fc.oneof(
  fc.constantFrom<Cue['trigger']>({ kind: 'called' }, { kind: 'visual' }),
  fc.nat(1439).map((minuteOfDay) => ({ kind: 'time' as const, minuteOfDay })),
  fc
    .tuple(fc.constantFrom('follow' as const, 'hang' as const), fc.nat(36_000))
    .map(([kind, tenths]) => ({ kind, seconds: tenths / 10 })),
);

test('each trigger is read back from its text, and is valid in a room', () => {
  fc.assert(
    fc.property(triggers, (trigger) => {
      for (const clock of ['24-hour', '12-hour'] as const) {
        expect(readTrigger(triggerText(trigger, clock))).toEqual({ value: trigger });
      }
      expect(v.is(cueTriggerSchema, trigger)).toBe(true);
    }),
  );
});

test('each cell is read back from its text', () => {
  const cue: Cue = {
    id: 'c1',
    department: 'LX',
    number: '12.5A',
    trigger: { kind: 'hang', seconds: 2.5 },
    page: '34',
    scene: '1.2',
    cueLine: 'Who’s there?',
    standbyLeadSeconds: 10,
  };
  const cells = CUE_COLUMNS.map(
    (column) => readCell(column, cellText(cue, column), STANDARD_DEPARTMENTS).value,
  );
  const { id, ...contents } = cue;
  expect(Object.assign({}, ...cells)).toEqual({ ...contents, label: null, notes: null });
  expect(id).toBe('c1');
});
