import { describe, expect, test } from 'vitest';
import { buildEventLog, CURTAIN_MS } from '@standby/live-room/testing/builders';
import type { Act } from '@standby/live-room/domain/event-log/event';
import { linesOf, stateOf } from '@standby/room-engine/log/event-log';
import { driftFigure, driftSeconds, driftWord, overUnderText } from './drift';
import { rundownOf } from './rundown';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

type Done = readonly [afterMs: number, act: Act];

const play = (timerId: string): Act => ({ type: 'play', timerId });
const pause = (timerId: string): Act => ({ type: 'pause', timerId });
const adjust = (timerId: string, byMs: number): Act => ({ type: 'adjust', timerId, byMs });
const reset = (timerId: string): Act => ({ type: 'reset', timerId });

/**
 * Returns the drift after some acts, with the sample room's timers of 10, 15 and 30 minutes and no
 * curtain time.
 */
function driftAfter(acts: readonly Done[], afterMs: number): number | null {
  const { log } = buildEventLog(acts);
  return rundownOf(stateOf(log), linesOf(log), 'UTC')(CURTAIN_MS + afterMs).driftMs;
}

describe('without a curtain time the show counts from its first start, and is over or under', () => {
  test.each<[string, Done[], number, number | null]>([
    ['by an unknown time before the first start', [], MINUTE, null],
    ['by zero while a timer runs within its time', [[0, play('timer-1')]], 9 * MINUTE, 0],
    ['by a minute after a minute of overrun', [[0, play('timer-1')]], 11 * MINUTE, MINUTE],
    [
      'by a given minute',
      [
        [0, play('timer-1')],
        [MINUTE, adjust('timer-1', MINUTE)],
      ],
      2 * MINUTE,
      MINUTE,
    ],
    [
      'by a taken minute',
      [
        [0, play('timer-1')],
        [MINUTE, adjust('timer-1', -MINUTE)],
      ],
      2 * MINUTE,
      -MINUTE,
    ],
    [
      'by a hold of 30 seconds so far',
      [
        [0, play('timer-1')],
        [5 * MINUTE, pause('timer-1')],
      ],
      5.5 * MINUTE,
      30 * SECOND,
    ],
    [
      'by a past hold of 30 seconds',
      [
        [0, play('timer-1')],
        [5 * MINUTE, pause('timer-1')],
        [5.5 * MINUTE, play('timer-1')],
      ],
      8 * MINUTE,
      30 * SECOND,
    ],
    [
      'by a minute if a timer ended three minutes early and the next one waited for two',
      [
        [0, play('timer-1')],
        [7 * MINUTE, pause('timer-1')],
        [9 * MINUTE, play('intermission')],
      ],
      12 * MINUTE,
      -MINUTE,
    ],
    [
      'by all the time until the next timer is started',
      [
        [0, play('timer-1')],
        [10 * MINUTE + 14 * SECOND, pause('timer-1')],
      ],
      20 * MINUTE,
      10 * MINUTE,
    ],
    [
      'by the sum of two minutes over and one under',
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
      'by zero for a timer that was tried out and reset',
      [
        [0, play('timer-1')],
        [12 * MINUTE, pause('timer-1')],
        [12 * MINUTE, reset('timer-1')],
      ],
      13 * MINUTE,
      null,
    ],
    [
      'by zero for a hold before the reset',
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
      'by zero for a timer of the last performance, which stands where it stopped',
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
      'by the overrun of a timer that has run since before the report',
      [
        [0, play('timer-1')],
        [MINUTE, { type: 'begin-report' }],
      ],
      11 * MINUTE,
      MINUTE,
    ],
    [
      'by the time given before an automatic start, which leaves no gap',
      [
        [0, { type: 'set-auto-start', timerId: 'timer-1', isOn: true }],
        [0, play('timer-1')],
        [MINUTE, adjust('timer-1', MINUTE)],
        [11 * MINUTE, { type: 'start-next', timerId: 'intermission', afterTimerId: 'timer-1' }],
      ],
      15 * MINUTE,
      MINUTE,
    ],
  ])('%s', (_, acts, afterMs, drift) => {
    expect(driftAfter(acts, afterMs)).toBe(drift);
  });

  test('ignores undone acts', () => {
    const { log, events } = buildEventLog([
      [0, play('timer-1')],
      [SECOND, pause('timer-1')],
    ]);
    const [, paused] = events;
    const undo: Act = { type: 'undo', entryId: `desk:${paused?.seq ?? 0}` };
    const undone = buildEventLog([[5 * SECOND, undo]], log).log;
    const rundown = rundownOf(stateOf(undone), linesOf(undone), 'UTC')(CURTAIN_MS + 9 * MINUTE);
    expect(rundown.driftMs).toBe(0);
  });
});

test.each([
  [134_999, '+2:14', 'behind', '+2:14 over'],
  [-40_000, '−0:40', 'ahead', '0:40 under'],
  [-70_999, '−1:10', 'ahead', '1:10 under'],
  [999, '0:00', 'on time', 'On time'],
  [-999, '0:00', 'on time', 'On time'],
  [3_723_000, '+1:02:03', 'behind', '+1:02:03 over'],
])('a drift of %i ms is %s, %s, and a show %s', (driftMs, figure, word, total) => {
  const seconds = driftSeconds(driftMs);
  expect([driftFigure(seconds), driftWord(seconds), overUnderText(seconds)]).toEqual([
    figure,
    word,
    total,
  ]);
});
