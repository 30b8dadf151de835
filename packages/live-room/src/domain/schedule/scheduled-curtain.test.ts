import { describe, expect, test } from 'vitest';
import { linesOf, stateOf } from '@standby/room-engine/log/event-log';
import { buildEventLog, CURTAIN_MS } from '../../testing/builders';
import type { Act } from '../event-log/event';
import { lastEndMs, performanceOfRoom, scheduledCurtain } from './scheduled-curtain';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const custom = 'british';
const matinee = {
  startAtMs: CURTAIN_MS - 5 * HOUR,
  endAtMs: CURTAIN_MS - 2 * HOUR,
  custom,
} as const;
const evening = { startAtMs: CURTAIN_MS, endAtMs: CURTAIN_MS + 3 * HOUR, custom } as const;
const tomorrow = {
  startAtMs: CURTAIN_MS + 24 * HOUR,
  endAtMs: CURTAIN_MS + 27 * HOUR,
  custom,
} as const;
const performances = [tomorrow, evening, matinee];

const set: Act = { type: 'set-curtain', curtainAtMs: CURTAIN_MS, custom };
const play: Act = { type: 'play', timerId: 'timer-1' };
const end: Act = { type: 'end-performance' };

/** Returns a room's performance after acts at minutes before or after the curtain. */
function at(minute: number, ...acts: (readonly [number, Act])[]) {
  const { log } = buildEventLog(acts.map(([when, act]) => [when * MINUTE, act] as const));
  const state = stateOf(log);
  const times = { nowMs: CURTAIN_MS + minute * MINUTE, endedMs: lastEndMs(linesOf(log)) };
  const performance = performanceOfRoom(state, performances, times);
  return { performance, act: performance && scheduledCurtain(state, performance) };
}

describe('the performance of a room', () => {
  test.each([
    ['the day before', -30 * 60, undefined],
    ['in the morning', -10 * 60, matinee],
    ['while the matinée is planned to be on', -3 * 60, matinee],
    ['between two shows of a day', -100, evening],
    ['in the evening', -20, evening],
    ['when it should be over', 3 * 60, tomorrow],
  ])('%s is the first scheduled one that is not over', (_, minute, expected) => {
    expect(at(minute).performance).toBe(expected);
  });

  test('is the next one once a person has ended the last, even before its time', () => {
    expect(at(125, [0, play], [120, end]).performance).toBe(tomorrow);
  });

  test('stays while the show is on, however late', () => {
    const late = at(4 * 60, [-30, set], [1, play]);
    expect(late).toEqual({ performance: evening, act: undefined });
  });
});

describe('the curtain of a room', () => {
  test('is set where it differs from the schedule', () => {
    expect(at(-60).act).toEqual(set);
    expect(at(-60, [-90, { ...set, curtainAtMs: CURTAIN_MS - 30 * MINUTE }]).act).toEqual(set);
    expect(at(-60, [-90, { ...set, custom: 'american' }]).act).toEqual(set);
    expect(at(-60, [-90, set]).act).toBeUndefined();
  });

  test('keeps its hold', () => {
    const hold: Act = { type: 'hold', minutes: 5, reason: 'House' };
    expect(at(-3, [-90, set], [-4, hold]).act).toBeUndefined();
    const earlier: Act = { ...set, curtainAtMs: CURTAIN_MS - 5 * MINUTE };
    expect(at(-3, [-90, earlier], [-9, hold]).act).toBeUndefined();
  });
});
