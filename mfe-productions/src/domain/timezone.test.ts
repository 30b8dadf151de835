import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { instantsOf, wallTime, zoneOf } from './timezone';

const iso = (instants: readonly number[]): string[] =>
  instants.map((instant) => new Date(instant).toISOString());

it.each([
  ['an evening in winter', '2025-01-15', '19:30', 'EST', ['2025-01-16T00:30:00.000Z']],
  ['an evening in summer', '2025-07-15', '19:30', 'EST', ['2025-07-15T23:30:00.000Z']],
  ['the same evening further west', '2025-07-15', '19:30', 'PST', ['2025-07-16T02:30:00.000Z']],
  ['midnight', '2025-01-15', '00:00', 'CST', ['2025-01-15T06:00:00.000Z']],
  ['an evening in Bristol', '2026-11-26', '19:30', 'Europe/London', ['2026-11-26T19:30:00.000Z']],
  ['an evening in Kolkata', '2026-11-26', '19:30', 'Asia/Kolkata', ['2026-11-26T14:00:00.000Z']],
  ['a leap day', '2024-02-29', '12:00', 'MST', ['2024-02-29T19:00:00.000Z']],
  ['the last minute before spring', '2025-03-09', '01:59', 'EST', ['2025-03-09T06:59:00.000Z']],
  ['the first minute that spring skips', '2025-03-09', '02:00', 'EST', []],
  ['the last minute that spring skips', '2025-03-09', '02:59', 'MST', []],
  ['the first minute of spring', '2025-03-09', '03:00', 'EST', ['2025-03-09T07:00:00.000Z']],
  [
    'the hour that autumn repeats',
    '2025-11-02',
    '01:30',
    'PST',
    ['2025-11-02T08:30:00.000Z', '2025-11-02T09:30:00.000Z'],
  ],
  ['the hour after it', '2025-11-02', '02:00', 'PST', ['2025-11-02T10:00:00.000Z']],
  ['a day that no month has', '2025-02-30', '12:00', 'EST', []],
  ['an hour that no day has', '2025-02-14', '24:00', 'EST', []],
  ['no date', '', '12:00', 'EST', []],
  ['no time', '2025-01-15', '', 'EST', []],
] as const)('finds %s', (_, date, time, timezone, instants) => {
  expect(iso(instantsOf(date, time, timezone))).toEqual(instants);
});

it.each([
  ['2025-01-15', '19:30', '2025-01-15T19:30:00.000Z'],
  ['0001-01-01', '00:00', '0001-01-01T00:00:00.000Z'],
])('converts the local time %s %s', (date, time, instant) => {
  expect(new Date(wallTime(date, time)).toISOString()).toBe(instant);
});

it.each([
  ['2025-02-29', '19:30'],
  ['2025-13-01', '19:30'],
  ['275760-09-13', '00:00'],
  ['2025-01-15', '24:30'],
  ['soon', 'late'],
])('rejects %s %s', (date, time) => {
  expect(wallTime(date, time)).toBeNaN();
});

const timezones = [
  'EST',
  'CST',
  'MST',
  'PST',
  'Europe/London',
  'America/Phoenix',
  'Australia/Sydney',
];

it('agrees with Temporal on every past, present and future time', () => {
  const hour = 3_600_000;
  const transitions = [2024, 2025, 2026, 2040].flatMap((year) =>
    timezones.map(zoneOf).flatMap((zone) => {
      const spring = Temporal.ZonedDateTime.from(`${year}-01-01[${zone}]`).getTimeZoneTransition(
        'next',
      );
      const autumn = spring?.getTimeZoneTransition('next');
      return [spring, autumn].flatMap((change) =>
        change ? [Date.parse(`${change.toPlainDateTime().toString()}Z`)] : [],
      );
    }),
  );
  const nearATransition = fc
    .tuple(fc.constantFrom(...transitions), fc.integer({ min: -3 * hour, max: 3 * hour }))
    .map(([transition, distance]) => transition + distance);
  const anywhere = fc.integer({ min: Date.UTC(1970, 0, 3), max: Date.UTC(2099, 11, 31) });

  fc.assert(
    fc.property(
      fc.oneof(nearATransition, anywhere),
      fc.constantFrom(...timezones),
      (wall, timezone) => {
        const [date = '', clock = ''] = new Date(wall).toISOString().split('T');
        const time = clock.slice(0, 5);
        const plain = Temporal.PlainDateTime.from(`${date}T${time}`);
        const instants = (['earlier', 'later'] as const)
          .map((disambiguation) => plain.toZonedDateTime(zoneOf(timezone), { disambiguation }))
          .filter((zoned) => zoned.toPlainDateTime().equals(plain))
          .map(({ epochMilliseconds }) => epochMilliseconds);

        expect(instantsOf(date, time, timezone)).toEqual([...new Set(instants)]);
      },
    ),
    { numRuns: 1000 },
  );
});
