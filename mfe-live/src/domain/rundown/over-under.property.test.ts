import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildEventLog, CURTAIN_MS } from '@standby/live-room/testing/builders';
import type { Act } from '@standby/live-room/domain/event-log/event';
import { linesOf, stateOf } from '@standby/room-engine/log/event-log';
import { parseTimeOfDay } from '@standby/live-room/domain/time/local-time';
import { timeOfDay } from '@standby/live-room/domain/time/time';
import { isFrontOfHouse } from '@standby/live-room/domain/rundown/curtain';
import { rundownOf } from './rundown';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const LENGTHS = { doors: 30, half: 15, 'act-1': 90, interval: 20, 'act-2': 60 } as const;
const NAMES = {
  doors: 'Doors',
  half: 'The half',
  'act-1': 'Act 1',
  interval: 'Interval',
  'act-2': 'Act 2',
} as const;
const IDS = ['doors', 'half', 'act-1', 'interval', 'act-2'] as const;
type Id = (typeof IDS)[number];

/** Evenings whose curtain is minutes before midnight, or before clocks change. */
const EVENINGS = [
  { curtainMs: CURTAIN_MS, timeZone: 'UTC' },
  { curtainMs: Date.UTC(2025, 5, 30, 23, 10), timeZone: 'UTC' },
  { curtainMs: Date.UTC(2025, 2, 30, 0, 15), timeZone: 'Europe/London' },
  { curtainMs: Date.UTC(2025, 9, 26, 0, 15), timeZone: 'Europe/London' },
  { curtainMs: Date.UTC(2025, 2, 9, 6, 15), timeZone: 'America/New_York' },
  { curtainMs: Date.UTC(2025, 10, 2, 5, 15), timeZone: 'America/New_York' },
] as const;
type Evening = (typeof EVENINGS)[number];

const evening = fc.constantFrom(...EVENINGS);
const delay = fc.nat(45).map((minutes) => minutes * MINUTE);
const play = (timerId: Id): Act => ({ type: 'play', timerId });
const pause = (timerId: Id): Act => ({ type: 'pause', timerId });

interface Rundown {
  /** Acts, each with its moment in ms after the curtain. */
  readonly acts?: readonly (readonly [number, Act])[];
  /** Planned start of Act 2, by the clock on the wall. */
  readonly act2AtMs?: number;
}

/** Returns the evening's rundown at a moment, in ms after its curtain. */
function rundownAt({ curtainMs, timeZone }: Evening, { acts = [], act2AtMs }: Rundown, ms: number) {
  const fromMs = curtainMs - CURTAIN_MS;
  const timers = IDS.map((id) => ({
    id,
    name: NAMES[id],
    durationMs: LENGTHS[id] * MINUTE,
    warningMs: MINUTE,
    ...(id === 'act-2' &&
      act2AtMs !== undefined && {
        startsAtMinute: parseTimeOfDay(timeOfDay(act2AtMs, '24-hour', 'minute', timeZone)) ?? 0,
      }),
  }));
  const { log } = buildEventLog([
    [fromMs - 6 * HOUR, { type: 'import-timers', timers, isReplacing: true }],
    [fromMs - 6 * HOUR, { type: 'set-curtain', curtainAtMs: curtainMs, custom: 'british' }],
    ...acts.map(([afterMs, act]) => [fromMs + afterMs, act] as const),
  ]);
  return rundownOf(stateOf(log), linesOf(log), timeZone)(curtainMs + ms);
}

describe('the show’s total at curtain down', () => {
  test('is over by the lateness of its curtain, at any time of Act 1', () => {
    const law = fc.property(evening, delay, fc.nat(89), (of, lateMs, minute) => {
      const acts = [[lateMs, play('act-1')]] as const;
      expect(rundownAt(of, { acts }, lateMs + minute * MINUTE).driftMs).toBe(lateMs);
    });
    fc.assert(law);
  });

  test('grows while the curtain is late, but not before', () => {
    const law = fc.property(evening, fc.integer({ min: -40, max: 60 }), (of, minute) => {
      const acts = [
        [-45 * MINUTE, play('doors')],
        [-15 * MINUTE, pause('doors')],
        [-15 * MINUTE, play('half')],
      ] as const;
      expect(rundownAt(of, { acts }, minute * MINUTE).driftMs).toBe(Math.max(0, minute * MINUTE));
    });
    fc.assert(law);
  });

  test('is over by the length of a past hold', () => {
    const law = fc.property(evening, delay, delay, (of, playedMs, heldMs) => {
      const acts = [
        [0, play('act-1')],
        [playedMs, pause('act-1')],
        [playedMs + heldMs, play('act-1')],
      ] as const;
      expect(rundownAt(of, { acts }, playedMs + heldMs).driftMs).toBe(heldMs);
    });
    fc.assert(law);
  });

  test('does not count a hold of the curtain, which moves the plan', () => {
    const law = fc.property(evening, fc.integer({ min: 1, max: 45 }), delay, (of, minutes, ms) => {
      const heldMs = minutes * MINUTE;
      const acts = [
        [-MINUTE, { type: 'hold', minutes, reason: null }],
        [heldMs + ms, play('act-1')],
      ] as const;
      const { driftMs, items } = rundownAt(of, { acts }, heldMs + ms);
      expect(driftMs).toBe(ms);
      expect(items[2]?.plannedStartMs).toBe(of.curtainMs + heldMs);
    });
    fc.assert(law);
  });

  test('is reduced by skipped timers', () => {
    const law = fc.property(evening, delay, (of, lateMs) => {
      const endMs = lateMs + 90 * MINUTE;
      const acts = [
        [lateMs, play('act-1')],
        [endMs, pause('act-1')],
        [endMs, play('act-2')],
      ] as const;
      const { driftMs, items } = rundownAt(of, { acts }, endMs + MINUTE);
      expect(driftMs).toBe(lateMs - 20 * MINUTE);
      expect(items[3]?.state).toBe('skipped');
    });
    fc.assert(law);
  });

  test('is over by the delay that a wait for a time of day does not absorb', () => {
    const law = fc.property(evening, delay, delay, (of, lateMs, slackMs) => {
      const act2AtMs = of.curtainMs + 110 * MINUTE + slackMs;
      const acts = [[lateMs, play('act-1')]] as const;
      const { driftMs, items } = rundownAt(of, { acts, act2AtMs }, lateMs + MINUTE);
      expect(items[4]?.plannedStartMs).toBe(act2AtMs);
      expect(driftMs).toBe(Math.max(0, lateMs - slackMs));
    });
    fc.assert(law);
  });
});

test('any timer can be curtain up: it begins at the curtain time, and the timers before it end there', () => {
  const law = fc.property(evening, fc.constantFrom(...IDS), (of, timerId) => {
    const acts = [[-5 * HOUR, { type: 'set-curtain-timer', timerId }]] as const;
    const { items, driftMs } = rundownAt(of, { acts }, -5 * HOUR);
    expect(items.find(({ isCurtainUp }) => isCurtainUp)?.plannedStartMs).toBe(of.curtainMs);
    for (const [place, { plannedEndMs }] of items.slice(0, -1).entries())
      expect(plannedEndMs).toBe(items[place + 1]?.plannedStartMs);
    expect(driftMs).toBe(0);
  });
  fc.assert(law);
});

test('by default, curtain up is the first timer that is not front of house', () => {
  const { items } = rundownAt(EVENINGS[0], {}, -2 * HOUR);
  expect(items.findIndex(({ isCurtainUp }) => isCurtainUp)).toBe(2);
});

test.each([
  ['Doors', true],
  ['House open', true],
  ['The half', true],
  ['Beginners', true],
  ['Pre-show', true],
  ['Act 1', false],
  ['Prologue', false],
  ['Second half', false],
  ['A Doll’s House', false],
  ['The Call of the Wild', false],
])('%s is front of house: %s', (name, isBefore) => {
  expect(isFrontOfHouse(name)).toBe(isBefore);
});
