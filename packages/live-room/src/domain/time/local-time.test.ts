import { describe, expect, test } from 'vitest';
import { dayNumber, formatTimeOfDay, nextTimeOfDay, parseTimeOfDay, zoneLabel } from './local-time';

describe('a time of day', () => {
  test.each([
    ['19:30', 1_170],
    ['9.05', 545],
    [' 00:00 ', 0],
    ['23:59', 1_439],
    ['19:30:00', 1_170],
    ['1930', 1_170],
    ['7:30 pm', 1_170],
    ['12:05 a.m.', 5],
    ['19:30 pm', undefined],
    ['24:00', undefined],
    ['19:60', undefined],
    ['half past', undefined],
    ['', undefined],
  ])('is parsed: %j', (input, minutes) => {
    expect(parseTimeOfDay(input)).toBe(minutes);
    if (minutes !== undefined)
      expect(parseTimeOfDay(formatTimeOfDay(minutes, '24-hour'))).toBe(minutes);
  });
});

test.each([
  ['Europe/London', '2026-03-02T12:00Z', 'GMT'],
  ['America/New_York', '2026-07-02T12:00Z', 'EDT'],
  ['Europe/London', '2026-07-02T12:00Z', 'BST'],
  ['Australia/Sydney', '2026-01-02T12:00Z', 'AEDT'],
  ['Asia/Kolkata', '2026-07-02T12:00Z', 'IST'],
  ['UTC', '2026-07-02T12:00Z', 'UTC'],
])('the time of zone %s is named at %s: %s', (zone, at, label) => {
  expect(zoneLabel(Date.parse(at), zone)).toBe(label);
});

describe('the next moment at a time of day', () => {
  test.each([
    ['later today', 'UTC', '2026-03-02T10:00Z', '19:30', '2026-03-02T19:30Z'],
    ['now', 'UTC', '2026-03-02T19:30Z', '19:30', '2026-03-02T19:30Z'],
    ['after midnight', 'UTC', '2026-03-02T23:50Z', '00:15', '2026-03-03T00:15Z'],
    ['across a year', 'UTC', '2026-12-31T23:50Z', '00:00', '2027-01-01T00:00Z'],
    [
      'of the zone, not of UTC',
      'America/New_York',
      '2026-03-02T23:00Z',
      '19:30',
      '2026-03-03T00:30Z',
    ],
    [
      'on the day before the clocks go forward',
      'Europe/London',
      '2026-03-28T12:00Z',
      '19:30',
      '2026-03-28T19:30Z',
    ],
    ['on the day that they do', 'Europe/London', '2026-03-29T00:30Z', '19:30', '2026-03-29T18:30Z'],
    ['that clocks skip', 'Europe/London', '2026-03-29T00:00Z', '01:30', '2026-03-29T01:30Z'],
    [
      'that comes twice: the first',
      'Europe/London',
      '2026-10-25T00:00Z',
      '01:30',
      '2026-10-25T00:30Z',
    ],
    [
      'that comes twice, after the first',
      'Europe/London',
      '2026-10-25T00:45Z',
      '01:30',
      '2026-10-26T01:30Z',
    ],
    [
      'in a zone of half an hour',
      'Asia/Kolkata',
      '2026-03-02T12:00Z',
      '19:30',
      '2026-03-02T14:00Z',
    ],
  ])('%s', (_, zone, from, time, expected) => {
    const moment = nextTimeOfDay(Date.parse(from), parseTimeOfDay(time) ?? -1, zone);
    expect(new Date(moment).toISOString()).toBe(new Date(expected).toISOString());
  });
});

test('a day ends at the midnight of its zone', () => {
  const before = Date.parse('2026-03-02T23:59Z');
  expect(dayNumber(before + 60_000, 'UTC') - dayNumber(before, 'UTC')).toBe(1);
  expect(dayNumber(before + 60_000, 'Asia/Tokyo')).toBe(dayNumber(before, 'Asia/Tokyo'));
});
