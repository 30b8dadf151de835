import { describe, expect, it, test } from 'vitest';
import { buildEventLog, CURTAIN_MS } from '../../testing/builders';
import type { Act } from '../event-log/event';
import { linesOf, stateOf } from '../event-log/event-log';
import { overUnderMs, overUnderText, playedTimers } from './over-under';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

type Done = readonly [afterMs: number, act: Act];

const play = (timerId: string): Act => ({ type: 'play', timerId });
const pause = (timerId: string): Act => ({ type: 'pause', timerId });
const adjust = (timerId: string, byMs: number): Act => ({ type: 'adjust', timerId, byMs });
const reset = (timerId: string): Act => ({ type: 'reset', timerId });

/** The total after some acts, with the sample room's timers of 10, 15 and 30 minutes. */
function totalAfter(acts: readonly Done[], afterMs: number): number | null {
  const { log } = buildEventLog(acts);
  return overUnderMs(playedTimers(stateOf(log), linesOf(log)), CURTAIN_MS + afterMs);
}

describe('a show’s total', () => {
  it.each<[string, Done[], number, number | null]>([
    ['nothing was played', [], MINUTE, null],
    ['a timer runs within its time', [[0, play('timer-1')]], 9 * MINUTE, 0],
    ['a timer is a minute past its zero', [[0, play('timer-1')]], 11 * MINUTE, MINUTE],
    [
      'a minute was given to a timer that runs',
      [
        [0, play('timer-1')],
        [MINUTE, adjust('timer-1', MINUTE)],
      ],
      2 * MINUTE,
      MINUTE,
    ],
    [
      'a minute was taken from it',
      [
        [0, play('timer-1')],
        [MINUTE, adjust('timer-1', -MINUTE)],
      ],
      2 * MINUTE,
      -MINUTE,
    ],
    [
      'a timer is held for 30 seconds, and still is',
      [
        [0, play('timer-1')],
        [5 * MINUTE, pause('timer-1')],
      ],
      5.5 * MINUTE,
      30 * SECOND,
    ],
    [
      'a timer was held for 30 seconds and runs again',
      [
        [0, play('timer-1')],
        [5 * MINUTE, pause('timer-1')],
        [5.5 * MINUTE, play('timer-1')],
      ],
      8 * MINUTE,
      30 * SECOND,
    ],
    [
      'a timer was left three minutes early for the next one, which waits for nothing',
      [
        [0, play('timer-1')],
        [7 * MINUTE, pause('timer-1')],
        [9 * MINUTE, play('intermission')],
      ],
      12 * MINUTE,
      -3 * MINUTE,
    ],
    [
      'a timer was stopped 14 seconds past its zero: what follows is no part of it',
      [
        [0, play('timer-1')],
        [10 * MINUTE + 14 * SECOND, pause('timer-1')],
      ],
      20 * MINUTE,
      14 * SECOND,
    ],
    [
      'one was two minutes over and the next a minute under',
      [
        [0, play('timer-1')],
        [12 * MINUTE, pause('timer-1')],
        [12 * MINUTE, play('intermission')],
        [26 * MINUTE, pause('intermission')],
        [26 * MINUTE, play('act-2')],
      ],
      30 * MINUTE,
      MINUTE,
    ],
    [
      'a timer was tried out and reset',
      [
        [0, play('timer-1')],
        [12 * MINUTE, pause('timer-1')],
        [12 * MINUTE, reset('timer-1')],
      ],
      13 * MINUTE,
      null,
    ],
    [
      'a hold before the reset is forgotten',
      [
        [0, play('timer-1')],
        [MINUTE, pause('timer-1')],
        [4 * MINUTE, reset('timer-1')],
        [5 * MINUTE, play('timer-1')],
      ],
      6 * MINUTE,
      0,
    ],
    [
      'a timer of the last performance stands where it stopped',
      [
        [0, play('timer-1')],
        [12 * MINUTE, pause('timer-1')],
        [13 * MINUTE, { type: 'begin-report' }],
        [14 * MINUTE, play('intermission')],
      ],
      15 * MINUTE,
      0,
    ],
    [
      'a timer runs on from before the report',
      [
        [0, play('timer-1')],
        [MINUTE, { type: 'begin-report' }],
      ],
      11 * MINUTE,
      MINUTE,
    ],
  ])('when %s', (_, acts, afterMs, total) => {
    expect(totalAfter(acts, afterMs)).toBe(total);
  });

  it('goes through an automatic start without a gap', () => {
    const started: Act = {
      type: 'start-next',
      timerId: 'intermission',
      afterTimerId: 'timer-1',
    };
    const acts: Done[] = [
      [0, { type: 'set-auto-start', timerId: 'timer-1', isOn: true }],
      [0, play('timer-1')],
      [MINUTE, adjust('timer-1', MINUTE)],
      [11 * MINUTE, started],
    ];
    expect(totalAfter(acts, 15 * MINUTE)).toBe(MINUTE);
  });

  it('leaves out what was undone', () => {
    const { log, events } = buildEventLog([
      [0, play('timer-1')],
      [SECOND, pause('timer-1')],
    ]);
    const [, paused] = events;
    const undo: Act = { type: 'undo', entryId: `desk:${paused?.seq ?? 0}` };
    const undone = buildEventLog([[5 * SECOND, undo]], log).log;
    const played = playedTimers(stateOf(undone), linesOf(undone));
    expect(overUnderMs(played, CURTAIN_MS + 9 * MINUTE)).toBe(0);
  });
});

test.each([
  [134_999, '+2:14 over'],
  [-70_999, '1:10 under'],
  [999, 'On time'],
  [-999, 'On time'],
  [3_723_000, '+1:02:03 over'],
])('%i ms read %s', (ms, text) => {
  expect(overUnderText(ms)).toBe(text);
});
