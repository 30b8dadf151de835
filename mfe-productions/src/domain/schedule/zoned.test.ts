import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { zoneOf } from '../timezone';
import { ENTRIES_AT_ONCE, movedBy, repeated, resizedBy } from './changes';
import { lengthOf, STEP_MINUTES } from './entry';
import { addDays, dateOf, minutesOf, timeOf, wallOf, weekStart } from './wall';
import { clockChangeOn, instantOf, isSkipped, wallOfInstant } from './zoned';

/**
 * Time zones with summer time in the north, in the south, by half an hour, from midnight on, and
 * without summer time.
 */
const timezones = [
  'EST',
  'CST',
  'MST',
  'PST',
  'Europe/London',
  'America/Phoenix',
  'Australia/Sydney',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/Santiago',
] as const;

const quarters = (from: number, to: number) =>
  fc.integer({ min: from / 15, max: to / 15 }).map((count) => wallOf(count * 15));

/** Nights of past and future clock changes, and any other time. */
const nights = [
  ['2024-03-10', '2024-11-03', '2025-03-09', '2025-11-02', '2026-03-08', '2040-11-04'],
  ['2026-03-29', '2026-10-25', '2026-04-05', '2026-10-04', '2026-09-06'],
].flat();
const nearAChange = fc
  .tuple(fc.constantFrom(...nights), fc.integer({ min: -16, max: 32 }))
  .map(([night, steps]) => wallOf(minutesOf(`${night}T00:00`) + steps * 15));
const walls = fc.oneof(
  nearAChange,
  quarters(minutesOf('1980-01-01T00:00'), minutesOf('2060-01-01T00:00')),
);
const anyZone = fc.constantFrom(...timezones);

describe('a wall time', () => {
  it('is the same instant as in Temporal, even if the clocks skip or repeat it', () => {
    fc.assert(
      fc.property(walls, anyZone, (wall, timezone) => {
        const zoned = Temporal.PlainDateTime.from(wall).toZonedDateTime(zoneOf(timezone));
        expect(instantOf(wall, timezone)).toBe(zoned.epochMilliseconds);
      }),
      { numRuns: 1000 },
    );
  });

  it('is recovered from its instant, unless the clocks skip it', () => {
    fc.assert(
      fc.property(walls, anyZone, (wall, timezone) => {
        fc.pre(!isSkipped(wall, timezone));
        expect(wallOfInstant(instantOf(wall, timezone), timezone)).toBe(wall);
      }),
    );
  });

  it('spans an hour less or more on the nights of clock changes', () => {
    const hoursUntilSix = (date: string, timezone: string) =>
      (instantOf(`${date}T06:00`, timezone) - instantOf(`${date}T00:00`, timezone)) / 3_600_000;
    expect(hoursUntilSix('2025-03-09', 'EST')).toBe(5);
    expect(hoursUntilSix('2025-11-02', 'PST')).toBe(7);
    expect(clockChangeOn('2025-03-09', 'CST')).toBe(-60);
    expect(clockChangeOn('2025-11-02', 'MST')).toBe(60);
    expect(clockChangeOn('2025-06-01', 'MST')).toBe(0);
    expect(clockChangeOn('2026-03-29', 'Europe/London')).toBe(-60);
    expect(clockChangeOn('2026-04-05', 'Australia/Sydney')).toBe(60);
    expect(clockChangeOn('2026-03-29', 'America/Phoenix')).toBe(0);
    expect(clockChangeOn('2026-03-29', 'Asia/Kolkata')).toBe(0);
  });
});

describe('the days of a calendar', () => {
  it('match Temporal', () => {
    fc.assert(
      fc.property(walls, fc.integer({ min: -400, max: 400 }), (wall, days) => {
        const date = dateOf(wall);
        const plain = Temporal.PlainDate.from(date);
        expect(addDays(date, days)).toBe(plain.add({ days }).toString());
        expect(weekStart(date)).toBe(plain.subtract({ days: plain.dayOfWeek - 1 }).toString());
      }),
    );
  });
});

describe('an entry', () => {
  const spans = fc
    .tuple(walls, fc.integer({ min: 1, max: 60 }))
    .map(([startAt, steps]) => ({ startAt, endAt: wallOf(minutesOf(startAt) + steps * 15) }));
  const moves = fc.integer({ min: -400, max: 400 }).map((steps) => steps * STEP_MINUTES);

  it('keeps its local length when it is moved, and starts at an existing time', () => {
    fc.assert(
      fc.property(spans, moves, anyZone, (span, minutes, timezone) => {
        const moved = movedBy(span, minutes, timezone);
        expect(lengthOf(moved)).toBe(lengthOf(span));
        expect(isSkipped(moved.startAt, timezone)).toBe(false);
        const off = minutesOf(moved.startAt) - minutesOf(span.startAt) - minutes;
        expect(Math.abs(off)).toBeLessThanOrEqual(60);
      }),
    );
  });

  it('never ends before its first step when it is resized', () => {
    fc.assert(
      fc.property(spans, moves, anyZone, (span, minutes, timezone) => {
        const resized = resizedBy(span, minutes, timezone);
        expect(resized.startAt).toBe(span.startAt);
        expect(lengthOf(resized)).toBeGreaterThanOrEqual(STEP_MINUTES);
        expect(isSkipped(resized.endAt, timezone)).toBe(false);
      }),
    );
  });

  it('keeps its time of day when it is repeated, even if the clocks change', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 0, max: 500 }), (span, days) => {
        const until = addDays(dateOf(span.startAt), days);
        const all = repeated(span, 'weekly', until);
        expect(all.length).toBe(Math.min(Math.floor(days / 7) + 1, ENTRIES_AT_ONCE));
        for (const [place, one] of all.entries()) {
          expect(timeOf(one.startAt)).toBe(timeOf(span.startAt));
          expect(dateOf(one.startAt)).toBe(addDays(dateOf(span.startAt), place * 7));
          expect(lengthOf(one)).toBe(lengthOf(span));
        }
      }),
    );
  });
});
