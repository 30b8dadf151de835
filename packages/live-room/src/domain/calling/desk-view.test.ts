import { describe, expect, test } from 'vitest';
import { is } from 'valibot';
import { type Cue, cueTriggerSchema } from '../state/cue-schema';
import { EMPTY_SHEET } from '../state/cue-sheet';
import { type Calling, NO_CALLING } from '../state/calling-schema';
import {
  departmentStatuses,
  followingMoments,
  lastCalledIds,
  lightStates,
  lightScreen,
  nextOnDesk,
  triggerText,
} from './desk-view';

const cue = (id: string, changes: Partial<Cue> = {}): Cue => ({
  id,
  department: 'LX',
  number: id.replace(/\D/g, ''),
  trigger: { kind: 'called' },
  ...changes,
});

/** LX 1 with SQ 2; LX 3 follows; FS 4 by sight; LX 5; LX 6. */
const CUES = [
  cue('c1', { momentId: 'm', cueLine: 'O for a muse', page: '12' }),
  cue('c2', { momentId: 'm', department: 'SQ' }),
  cue('c3', { trigger: { kind: 'follow', seconds: 2 } }),
  cue('c4', { department: 'FS', trigger: { kind: 'visual' } }),
  cue('c5'),
  cue('c6', { cueLine: 'Exit' }),
];

const room = (changes: Partial<Calling> = {}) => ({
  cueSheet: { ...EMPTY_SHEET, cues: CUES },
  calling: { ...NO_CALLING, ...changes },
});

describe('the desk', () => {
  test('shows the next moment with its automatic and visual cues, which are warned but not called', () => {
    expect(nextOnDesk(room())).toMatchObject({
      cueLine: 'O for a muse',
      place: 'Page 12',
      cues: [
        { id: 'c1', trigger: { kind: 'called' } },
        { id: 'c2', trigger: { kind: 'called' } },
        { id: 'c3', trigger: { kind: 'follow' } },
        { id: 'c4', trigger: { kind: 'visual' } },
      ],
      calledIds: ['c1', 'c2'],
      warnedIds: ['c1', 'c2', 'c3', 'c4'],
    });
    expect(followingMoments(room())).toEqual([
      { id: 'c5', names: 'LX 5', label: null, cueLine: null },
      { id: 'c6', names: 'LX 6', label: null, cueLine: 'Exit' },
    ]);
    expect(nextOnDesk(room({ nextCueId: null }))).toBeUndefined();
  });

  test.each([
    [{ kind: 'called' }, null, null],
    [{ kind: 'visual' }, 'by sight', 'by sight'],
    [{ kind: 'follow', seconds: 2 }, 'follows 2 s', 'follows 2 s'],
    [{ kind: 'hang', seconds: 3 }, 'hangs 3 s', 'hangs 3 s'],
    [{ kind: 'time', minuteOfDay: 1_170 }, 'at 19:30', 'at 7:30 PM'],
  ] as const)('says how an uncalled cue goes, and a timed one when: %j', (trigger, on24, on12) => {
    expect(triggerText(trigger, '24-hour')).toBe(on24);
    expect(triggerText(trigger, '12-hour')).toBe(on12);
  });

  test('knows which lights are connected, and how long an answer took or is late', () => {
    const lights = lightStates([
      { role: 'department', screenId: lightScreen('LX', 'a').id, status: 'silent' },
      { role: 'department', screenId: lightScreen('LX', 'b').id, status: 'behind' },
      { role: 'department', screenId: lightScreen('SQ', 'c').id, status: 'silent' },
      { role: 'department', screenId: lightScreen('FS', 'd').id, status: 'asleep' },
      { role: 'viewer', screenId: lightScreen('FLY', 'e').id, status: 'current' },
    ]);
    expect([...lights]).toEqual([
      ['LX', 'connected'],
      ['SQ', 'silent'],
      ['FS', 'covered'],
    ]);
    const calls = [
      { cueId: 'c1', standbyAtMs: 1_000, acknowledgedAtMs: 3_400 },
      { cueId: 'c2', standbyAtMs: 1_000 },
    ];
    const statuses = (nowMs: number) =>
      departmentStatuses(room({ calls }), lights, nowMs).map(({ id, light, answer, seconds }) => [
        id,
        light,
        answer,
        seconds,
      ]);
    expect(statuses(5_999)).toEqual([
      ['LX', 'connected', 'acknowledged', 2],
      ['SQ', 'silent', 'standby', 4],
      ['FS', 'covered', 'none', 0],
    ]);
    expect(statuses(6_000)[1]).toEqual(['SQ', 'silent', 'late', 5]);
  });

  test('takes back the cues of the last GO alone', () => {
    const calls = [
      { cueId: 'c1', goAtMs: 10 },
      { cueId: 'c2', goAtMs: 20 },
      { cueId: 'c5', goAtMs: 20, isInError: true },
    ];
    expect(lastCalledIds({ ...NO_CALLING, calls, lastGoAtMs: 20 })).toEqual(['c2']);
  });
});

test.each([
  [0, true],
  [0.3, true],
  [2.5, true],
  [3, true],
  [3_600, true],
  [0.25, false],
  [-1, false],
  [3_600.1, false],
])('a cue may follow after %d s: %s', (seconds, isAllowed) =>
  expect(is(cueTriggerSchema, { kind: 'follow', seconds })).toBe(isAllowed),
);
