import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildEventLog, CURTAIN_MS } from '@standby/live-room/testing/builders';
import type { Act } from '@standby/live-room/domain/event-log/event';
import { linesOf, stateOf } from '@standby/room-engine/log/event-log';
import { rundownOf } from './rundown';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const curtain = { type: 'set-curtain', curtainAtMs: CURTAIN_MS, custom: 'british' } as const;
const of = (type: 'play' | 'pause' | 'reset', timerId = 'timer-1') => ({ type, timerId }) as const;
const at = (timerId: string, startsAtMinute: number) =>
  ({ type: 'set-rundown', timerId, color: null, note: null, startsAtMinute }) as const;

/** Lengths of the sample timers: 10, 15 and 30 minutes. */
function rundownAfter(acts: readonly (readonly [number, Act])[], afterMs: number) {
  const { log } = buildEventLog(acts);
  return rundownOf(stateOf(log), linesOf(log), 'UTC')(CURTAIN_MS + afterMs);
}

const minutes = (ms: number | null) => (ms === null ? null : (ms - CURTAIN_MS) / MINUTE);

describe('the plan', () => {
  test('begins at the curtain, each timer after the one before it', () => {
    const { items, driftMs } = rundownAfter([[-HOUR, curtain]], -HOUR);
    expect(items.map(({ plannedStartMs }) => minutes(plannedStartMs))).toEqual([0, 10, 25]);
    expect(items.map(({ state }) => state)).toEqual(['ahead', 'ahead', 'ahead']);
    expect(driftMs).toBe(0);
  });

  test('waits for a time of day, even after midnight', () => {
    const late = { ...curtain, curtainAtMs: CURTAIN_MS + 4 * HOUR };
    const { items } = rundownAfter(
      [
        [0, late],
        [0, at('intermission', 23 * 60 + 45)],
        [0, at('act-2', 20)],
      ],
      0,
    );
    expect(items.map(({ plannedStartMs }) => minutes(plannedStartMs))).toEqual([240, 255, 290]);
  });

  test('is missing while nothing determines when the evening begins', () => {
    const { items, driftMs, now } = rundownAfter([], 0);
    expect(items[0]).toMatchObject({ plannedStartMs: null, expectedStartMs: null });
    expect(driftMs).toBeNull();
    expect(now).toEqual({ place: 0, share: 0 });
  });

  test('follows from the first start if no curtain time is set', () => {
    const { items, driftMs } = rundownAfter([[0, of('play', 'intermission')]], 5 * MINUTE);
    expect(items.map(({ plannedStartMs }) => minutes(plannedStartMs))).toEqual([-10, 0, 15]);
    expect(items[0]?.state).toBe('skipped');
    expect(driftMs).toBe(0);
  });

  test('follows the next curtain at any hour before it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20 * 60, max: 0 }), (minute) => {
        const { items } = rundownAfter([[-24 * HOUR, curtain]], minute * MINUTE);
        expect(items.map(({ plannedStartMs }) => minutes(plannedStartMs))).toEqual([0, 10, 25]);
      }),
    );
  });

  test.each([
    ['at ten in the evening for the matinée of tomorrow', 17 * HOUR, 2.5 * HOUR],
    ['between two shows of one day', 5.5 * HOUR, 3 * HOUR],
  ])('ignores timers that stand where the last show stopped, %s', (_, nextMs, nowMs) => {
    const next = { ...curtain, curtainAtMs: CURTAIN_MS + nextMs };
    const { items, driftMs, now } = rundownAfter(
      [
        [-HOUR, curtain],
        [MINUTE, of('play')],
        [11 * MINUTE, of('pause')],
        [28 * MINUTE, of('play', 'act-2')],
        [57 * MINUTE, of('pause', 'act-2')],
        [nowMs, next],
      ],
      nowMs,
    );
    expect(items.map(({ plannedStartMs }) => minutes(plannedStartMs))).toEqual(
      [0, 10, 25].map((minute) => minute + nextMs / MINUTE),
    );
    expect(items.map(({ state }) => state)).toEqual(['ahead', 'ahead', 'ahead']);
    expect(driftMs).toBe(0);
    expect(now).toEqual({ place: 0, share: 0 });
  });

  test('stays with the running show when a person sets the next curtain', () => {
    const next = { ...curtain, curtainAtMs: CURTAIN_MS + 17 * HOUR };
    const acts = [
      [0, of('play')],
      [5 * MINUTE, next],
    ] as const;
    const running = rundownAfter(acts, 6 * MINUTE);
    expect(running.items[0]).toMatchObject({ state: 'running', plannedStartMs: CURTAIN_MS });
    expect(running.driftMs).toBe(0);
    const over = rundownAfter([...acts, [10 * MINUTE, of('pause')]], 11 * MINUTE);
    expect(minutes(over.items[0]?.plannedStartMs ?? null)).toBe(17 * 60);
  });

  test('keeps front-of-house timers that were started hours before the curtain', () => {
    const { items } = rundownAfter(
      [
        [-6 * HOUR, curtain],
        [-6 * HOUR, { type: 'set-curtain-timer', timerId: 'act-2' }],
        [-5 * HOUR, of('play')],
        [-4 * HOUR, of('pause')],
      ],
      -HOUR,
    );
    expect(items[0]).toMatchObject({ state: 'done', actualStartMs: CURTAIN_MS - 5 * HOUR });
  });

  test('lasts as long as its own timers run', () => {
    const acts = [
      [-HOUR, curtain],
      [0, of('play')],
    ] as const;
    expect(rundownAfter(acts, 13 * HOUR).items[0]).toMatchObject({
      state: 'running',
      plannedStartMs: CURTAIN_MS,
    });
  });

  test.each([
    ['the next day before any start', [], 12 * HOUR, 24 * 60],
    ['the evening of the first start', [[2 * MINUTE, of('play')]] as const, 11.9 * HOUR, 0],
    ['the past few hours if the show is late', [], 2 * HOUR, 0],
  ])('takes a time of day for %s', (_, acts, afterMs, expected) => {
    const { items } = rundownAfter([[-HOUR, at('timer-1', 19 * 60 + 30)], ...acts], afterMs);
    expect(minutes(items[0]?.plannedStartMs ?? null)).toBe(expected);
  });

  test('ignores the curtain and the starts of another evening', () => {
    const { items } = rundownAfter(
      [
        [0, curtain],
        [0, of('play')],
        [10 * MINUTE, of('pause')],
      ],
      24 * HOUR,
    );
    expect(items[0]).toMatchObject({ plannedStartMs: null, actualStartMs: null, state: 'ahead' });
  });
});

describe('the drift', () => {
  test.each<[string, readonly (readonly [number, Act])[], number, number]>([
    ['grows while the curtain is late', [], 2 * MINUTE, 2],
    ['stays when the curtain went up late', [[2 * MINUTE, of('play')]], 7 * MINUTE, 2],
    [
      'counts a given minute',
      [
        [0, of('play')],
        [MINUTE, { type: 'adjust', timerId: 'timer-1', byMs: MINUTE }],
      ],
      5 * MINUTE,
      1,
    ],
    ['grows with the overrun', [[0, of('play')]], 13 * MINUTE, 3],
    [
      'grows while a timer is held',
      [
        [0, of('play')],
        [4 * MINUTE, of('pause')],
      ],
      6 * MINUTE,
      2,
    ],
    [
      'is below zero if a part was short',
      [
        [0, of('play')],
        [0, { type: 'adjust', timerId: 'timer-1', byMs: -4 * MINUTE }],
        [6 * MINUTE, of('pause')],
      ],
      7 * MINUTE,
      -3,
    ],
    ['is that of the end in the last part', [[0, of('play', 'act-2')]], 5 * MINUTE, -25],
    [
      'is absorbed by a wait for a time of day',
      [
        [0, at('intermission', 19 * 60 + 45)],
        [2 * MINUTE, of('play')],
      ],
      5 * MINUTE,
      0,
    ],
  ])('%s', (_, acts, afterMs, expected) => {
    const { driftMs } = rundownAfter([[-HOUR, curtain], ...acts], afterMs);
    expect(minutes((driftMs ?? Number.NaN) + CURTAIN_MS)).toBe(expected);
  });
});

describe('the now-line', () => {
  test.each<[string, readonly (readonly [number, Act])[], number, number, number]>([
    ['above all before the first start', [], -MINUTE, 0, 0],
    ['in the middle of a running part', [[0, of('play')]], 5 * MINUTE, 0, 0.5],
    ['at the end of an overrun', [[0, of('play')]], 12 * MINUTE, 0, 1],
    [
      'between two parts',
      [
        [0, of('play')],
        [10 * MINUTE, of('pause')],
      ],
      11 * MINUTE,
      0,
      1,
    ],
    [
      'in the next part',
      [
        [0, of('play')],
        [10 * MINUTE, of('pause')],
        [10 * MINUTE, of('play', 'intermission')],
      ],
      13 * MINUTE,
      1,
      0.2,
    ],
  ])('is %s', (_, acts, afterMs, place, share) => {
    const { now } = rundownAfter([[-HOUR, curtain], ...acts], afterMs);
    expect(now.place).toBe(place);
    expect(now.share).toBeCloseTo(share, 5);
  });
});

test('a reset removes the actual start, and the next start replaces it', () => {
  const acts = [
    [0, of('play')],
    [MINUTE, of('pause')],
    [MINUTE, of('reset')],
  ] as const;
  expect(rundownAfter(acts, 2 * MINUTE).items[0]?.actualStartMs).toBeNull();
  const again = rundownAfter([...acts, [3 * MINUTE, of('play')]], 5 * MINUTE);
  expect(minutes(again.items[0]?.actualStartMs ?? null)).toBe(3);
});

test('the plan is independent of acts, and the drift stays constant without holds', () => {
  const plays = fc.record({ lateMs: fc.nat(20 * MINUTE), nowMs: fc.nat(10 * MINUTE) });
  fc.assert(
    fc.property(plays, ({ lateMs, nowMs }) => {
      const rundown = rundownAfter(
        [
          [-HOUR, curtain],
          [lateMs, of('play')],
        ],
        lateMs + nowMs,
      );
      expect(rundown.driftMs).toBe(lateMs);
      expect(rundown.items.map(({ plannedStartMs }) => minutes(plannedStartMs))).toEqual([
        0, 10, 25,
      ]);
      const { place, share } = rundown.now;
      expect(place).toBe(0);
      expect(share).toBeCloseTo(nowMs / (10 * MINUTE), 5);
    }),
  );
});
