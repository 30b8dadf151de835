import { describe, expect, test } from 'vitest';
import { linesOf, stateOf } from '@standby/room-engine/log/event-log';
import { buildEventLog, buildState, CURTAIN_MS } from '../../testing/builders';
import { describeLine } from '../event-log/log-line-text';
import { showReport } from '../report/show-report';
import type { Calls, GivenCall } from '../state/call-schemas';
import { parseTimeOfDay } from '../time/local-time';
import { timeOfDay } from '../time/time';
import { curtainMoment, relativeDay, withCurtain } from './customs';
import { callLadder } from './call-ladder';

const MINUTE = 60_000;
const calls: Calls = { curtainAtMs: CURTAIN_MS, custom: 'british', given: [] };
/** A room whose timers have not begun. */
const roomOf = (roomCalls: Calls) => buildState({ calls: roomCalls });
const given: GivenCall = { call: 'half', atMs: CURTAIN_MS - 35 * MINUTE, answers: [] };

describe('the ladder', () => {
  test.each([
    ['british', ['Half 18:55', 'Quarter 19:10', 'Five 19:20', 'Beginners 19:25']],
    ['american', ['Half hour 19:00', 'Fifteen 19:15', 'Five 19:25', 'Places 19:27']],
  ] as const)('follows the %s custom', (custom, expected) => {
    const ladder = callLadder(roomOf({ ...calls, custom }), CURTAIN_MS);
    expect(
      ladder.map(({ name, atMs }) => `${name} ${timeOfDay(atMs ?? 0, '24-hour', 'minute', 'UTC')}`),
    ).toEqual(expected);
  });

  test('is empty before there is a curtain time', () => {
    expect(callLadder(roomOf({ ...calls, curtainAtMs: null }), CURTAIN_MS)).toEqual([]);
  });

  test.each([
    ['before all', -60 * MINUTE, 'ahead 25:00', 'half'],
    ['half a second before', -35 * MINUTE - 500, 'ahead 0:01', 'half'],
    ['at its time', -35 * MINUTE, 'due 0:00', 'half'],
    ['in its minute', -35 * MINUTE + 59_000, 'due 0:59', 'half'],
    ['a minute late', -34 * MINUTE, 'late 1:00', 'half'],
    ['still not given at the next', -20 * MINUTE, 'late 15:00', 'half'],
    ['after the curtain', 1, 'past 35:00', undefined],
  ])('tells how the half stands %s', (_, afterMs, expected, next) => {
    const ladder = callLadder(roomOf(calls), CURTAIN_MS + afterMs);
    expect(`${ladder[0]?.state} ${ladder[0]?.figure}`).toBe(expected);
    expect(ladder.find(({ isNext }) => isNext)?.id).toBe(next);
  });

  test('moves on to the next call after a given one, also past a skipped one', () => {
    const nextAfter = (...ids: ('half' | 'quarter' | 'five')[]) =>
      callLadder(
        roomOf({ ...calls, given: ids.map((call) => ({ call, atMs: CURTAIN_MS, answers: [] })) }),
        CURTAIN_MS - 15 * MINUTE,
      ).find(({ isNext }) => isNext)?.id;
    expect(nextAfter('half')).toBe('quarter');
    expect(nextAfter('five')).toBe('beginners');
  });
});

describe('an entered curtain time', () => {
  test.each([
    ['in the morning means the evening', '2026-03-02T07:00Z', '19:30', '2026-03-02T19:30Z'],
    [
      'a little late means the time that has passed',
      '2026-03-02T19:40Z',
      '19:30',
      '2026-03-02T19:30Z',
    ],
    ['after midnight means the evening before', '2026-03-03T00:10Z', '23:30', '2026-03-02T23:30Z'],
    ['before midnight means the same night', '2026-03-02T23:50Z', '00:15', '2026-03-03T00:15Z'],
    ['long after the show means tomorrow', '2026-03-02T23:50Z', '19:30', '2026-03-03T19:30Z'],
    [
      'keeps its local time when the clocks change before it',
      '2026-03-28T23:00Z',
      '14:30',
      '2026-03-29T13:30Z',
    ],
  ])('%s', (_, now, time, expected) => {
    const moment = curtainMoment(Date.parse(now), parseTimeOfDay(time) ?? -1, 'Europe/London');
    expect(new Date(moment).toISOString()).toBe(new Date(expected).toISOString());
  });

  test('has its calls at true intervals in a night when the clocks change', () => {
    const curtainAtMs = Date.parse('2026-03-29T01:10Z');
    const ladder = callLadder(roomOf({ ...calls, curtainAtMs }), curtainAtMs);
    const times = ladder.map(({ atMs }) =>
      timeOfDay(atMs ?? 0, '24-hour', 'minute', 'Europe/London'),
    );
    expect(times).toEqual(['00:35', '00:50', '02:00', '02:05']);
  });

  test('keeps the given calls when it is put off, but not for another performance', () => {
    const one = { ...calls, given: [given] };
    expect(withCurtain(one, CURTAIN_MS + 10 * MINUTE, 'british').given).toEqual([given]);
    expect(withCurtain(one, CURTAIN_MS + 300 * MINUTE, 'british').given).toEqual([]);
  });
});

test.each([
  ['2026-03-02T00:10Z', 'today'],
  ['2026-03-01T23:30Z', 'yesterday'],
  ['2026-03-03T00:00Z', 'tomorrow'],
  ['2026-03-05T12:00Z', 'other'],
])('%s is %s', (at, day) => {
  expect(relativeDay(Date.parse(at), Date.parse('2026-03-02T12:00Z'), 'UTC')).toBe(day);
});

describe('a call in the log', () => {
  const curtain = { type: 'set-curtain', curtainAtMs: CURTAIN_MS, custom: 'american' } as const;
  const places = {
    type: 'give-call',
    call: 'beginners',
    messageId: 'm1',
    text: 'Places, please',
  } as const;
  const answer = { type: 'answer-call', call: 'beginners', name: 'Ophelia' } as const;

  test('appears on the viewers, in the log and in the report, with its answer', () => {
    const { log } = buildEventLog([
      [0, curtain],
      [1_000, places],
      [2_000, answer],
      [3_000, answer],
      [4_000, places],
    ]);
    const state = stateOf(log);
    expect(state.shownMessageId).toBe('m1');
    expect(state.calls?.given).toEqual([
      {
        call: 'beginners',
        atMs: CURTAIN_MS + 1_000,
        dueAtMs: CURTAIN_MS - 3 * MINUTE,
        answers: [{ name: 'Ophelia', atMs: CURTAIN_MS + 2_000 }],
      },
    ]);
    expect(log.steps.map(({ outcome }) => outcome)).toEqual([
      'done',
      'done',
      'done',
      'already-answered',
      'call-given',
    ]);
    expect(linesOf(log).map((line) => describeLine(line, '24-hour'))).toEqual([
      'Curtain time set',
      'Call: Places, please',
      'Thank you from Ophelia (Places)',
    ]);
    const { messages } = showReport(linesOf(log), state, CURTAIN_MS + 5_000);
    expect(messages).toMatchObject([{ text: 'Places, please', isQuestion: false }]);
  });

  test('leaves the viewers when undone, and can be given again', () => {
    const message = { type: 'send-message', messageId: 'm0', text: 'House open' } as const;
    const { log } = buildEventLog([
      [0, message],
      [0, { type: 'show-message', messageId: 'm0' }],
      [1_000, places],
      [2_000, { type: 'undo', entryId: 'desk:3' }],
    ]);
    expect(stateOf(log).shownMessageId).toBe('m0');
    expect(stateOf(log).calls).toBeUndefined();
    expect(buildEventLog([[3_000, places]], log).log.steps.at(-1)?.outcome).toBe('done');
  });
});
