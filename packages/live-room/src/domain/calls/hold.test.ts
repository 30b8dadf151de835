import { describe, expect, test } from 'vitest';
import { linesOf, stateOf } from '@standby/room-engine/log/event-log';
import { buildEventLog, buildState, buildTimer, CURTAIN_MS } from '../../testing/builders';
import type { Act } from '../event-log/event';
import { describeLine } from '../event-log/log-line-text';
import { apply, type Command, refusalOf } from '../acts/acts';
import type { RoomState, Timer } from '../state/room-schema';
import { timeOfDay } from '../time/time';
import { NO_CALLS } from './customs';
import { callLadder } from './call-ladder';
import { holdText } from './hold';

const MINUTE = 60_000;
const curtain: Act = { type: 'set-curtain', curtainAtMs: CURTAIN_MS, custom: 'british' };
const hold = (minutes: number, reason: string | null = null): Command => ({
  type: 'hold',
  minutes,
  reason,
});
const calls = { ...NO_CALLS, curtainAtMs: CURTAIN_MS };

/** The room after acts that begin five minutes before the curtain, a minute apart. */
function roomAfter(...acts: readonly Act[]): RoomState {
  const done = [curtain, ...acts].map((act, minute) => [(minute - 5) * MINUTE, act] as const);
  return stateOf(buildEventLog(done).log);
}

describe('a hold', () => {
  test('moves the curtain and the calls to come, and adds up', () => {
    const state = roomAfter(hold(3, 'House'), hold(5));
    expect(state.calls).toMatchObject({
      curtainAtMs: CURTAIN_MS + 8 * MINUTE,
      hold: { minutes: 8, reason: 'House' },
    });
    const times = callLadder(state, CURTAIN_MS).map(({ atMs }) =>
      timeOfDay(atMs ?? 0, '24-hour', 'minute', 'UTC'),
    );
    expect(times).toEqual(['19:03', '19:18', '19:28', '19:33']);
  });

  test.each<[string, Act]>([
    ['a hold', hold(3)],
    ['another curtain time', { ...curtain, curtainAtMs: CURTAIN_MS + 3 * MINUTE }],
  ])('leaves the due time of a given call after %s', (_, move) => {
    const half: Act = {
      type: 'give-call',
      call: 'half',
      messageId: 'half-1',
      text: 'This is your half hour call',
    };
    const { log } = buildEventLog([
      [-40 * MINUTE, curtain],
      [-34 * MINUTE, half],
      [-6 * MINUTE, move],
    ]);
    const ladder = callLadder(stateOf(log), CURTAIN_MS - 6 * MINUTE);
    const times = ladder.map(({ id, atMs }) => [
      id,
      timeOfDay(atMs ?? 0, '24-hour', 'minute', 'UTC'),
    ]);
    expect(Object.fromEntries(times)).toEqual({
      half: '18:55',
      quarter: '19:13',
      five: '19:23',
      beginners: '19:28',
    });
    expect(ladder[0]?.given?.atMs).toBe(CURTAIN_MS - 34 * MINUTE);
  });

  test.each<[string, Act]>([
    ['when the timer that is curtain up starts', { type: 'play', timerId: 'timer-1' }],
    ['when another curtain time is set', { ...curtain, curtainAtMs: CURTAIN_MS + 9 * MINUTE }],
  ])('ends %s', (_, act) => {
    expect(roomAfter(hold(3), act).calls).not.toHaveProperty('hold');
  });

  test('goes on while another timer starts', () => {
    const state = roomAfter({ type: 'set-curtain-timer', timerId: 'act-2' }, hold(1), {
      type: 'play',
      timerId: 'timer-1',
    });
    expect(state.calls?.hold).toEqual({ minutes: 1, reason: null });
  });

  test('is undone as a whole', () => {
    const { log } = buildEventLog([
      [0, curtain],
      [1, hold(3)],
      [2, { type: 'undo', entryId: 'desk:2' }],
    ]);
    expect(stateOf(log).calls).toEqual(calls);
  });

  test.each([
    [hold(1, 'Late coach party'), 'Holding 1 minute: Late coach party'],
    [hold(5), 'Holding 5 minutes'],
  ])('is logged with its length and its reason', (act, text) => {
    const { log } = buildEventLog([
      [0, curtain],
      [1, act],
    ]);
    const line = linesOf(log).at(-1);
    expect(line && describeLine(line, '24-hour').replaceAll(/[\u2068\u2069]/gu, '')).toBe(text);
    expect(line).toMatchObject({ type: 'hold', minutes: act.type === 'hold' && act.minutes });
  });
});

test.each<[string, Partial<RoomState>, Command, string | undefined]>([
  ['without a curtain time', {}, hold(1), 'no-curtain'],
  ['with one', { calls }, hold(1), undefined],
  [
    'once the curtain is up',
    {
      calls,
      timers: [buildTimer({ run: { phase: 'paused', elapsedMs: 1_000 } })],
    },
    hold(1),
    'curtain-up',
  ],
  [
    'for more than two hours in all',
    { calls: { ...calls, hold: { minutes: 118, reason: null } } },
    hold(3),
    'held-too-long',
  ],
])('the curtain can be held %s: %s', (_, overrides, act, refusal) => {
  expect(refusalOf(buildState(overrides), act, CURTAIN_MS)).toBe(refusal);
});

describe('during a hold', () => {
  const doors: Partial<Timer> = { id: 'doors', name: 'Doors' };
  const act1: Partial<Timer> = { id: 'act-1', name: 'Act 1' };
  const running = (startedAtMs: number) =>
    ({ phase: 'running', startedAtMs, elapsedBeforeMs: 0 }) as const;
  const held = (...timers: Partial<Timer>[]) =>
    apply(
      buildState({
        calls,
        timers: timers.map((timer) => buildTimer(timer)),
        selectedTimerId: timers[0]?.id ?? '',
      }),
      hold(3),
      CURTAIN_MS,
    ).timers.map(({ adjustedMs, armedForMs }) => [adjustedMs / MINUTE, armedForMs]);
  const counting = running(CURTAIN_MS - MINUTE);
  const over = running(CURTAIN_MS - 20 * MINUTE);
  const at = (minutes: number) => CURTAIN_MS + minutes * MINUTE;

  test.each<[string, Partial<Timer>[], (number | undefined)[][]]>([
    ['a start at a time of day waits', [{ ...act1, armedForMs: at(0) }], [[0, at(3)]]],
    [
      'the timer whose zero starts the show waits',
      [{ ...doors, startsNext: true, run: counting }, act1],
      [
        [3, undefined],
        [0, undefined],
      ],
    ],
    [
      'the armed start of that timer waits',
      [{ ...doors, startsNext: true, armedForMs: at(-10) }, act1],
      [
        [0, at(-7)],
        [0, undefined],
      ],
    ],
    [
      'a timer that does not lead to the start keeps its time',
      [{ ...doors, run: counting }, act1],
      [
        [0, undefined],
        [0, undefined],
      ],
    ],
    [
      'a timer past its zero keeps its time',
      [{ ...doors, startsNext: true, run: over }, act1],
      [
        [0, undefined],
        [0, undefined],
      ],
    ],
  ])('%s', (_, timers, expected) => {
    expect(held(...timers)).toEqual(expected);
  });
});

test('viewers show a hold in whole words', () => {
  expect([1, 3, 75].map(holdText)).toEqual([
    'Holding 1 minute',
    'Holding 3 minutes',
    'Holding 1 hour 15 minutes',
  ]);
});
