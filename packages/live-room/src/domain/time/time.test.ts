import { expect, test } from 'vitest';
import {
  clockFigure,
  dateAndTime,
  reportFigure,
  sortableTime,
  spokenDuration,
  timeOfDay,
} from './time';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [600, '10:00'],
  [599, '9:59'],
  [3_599, '59:59'],
  [3_600, '1:00:00'],
  [86_399, '23:59:59'],
])('%i s read %s on a clock figure', (seconds, text) => {
  expect(clockFigure(seconds)).toBe(text);
});

test.each([
  [0, '0:00:00'],
  [600_400, '0:10:00'],
  [3_661_000, '1:01:01'],
])('%i ms read %s in a report', (ms, text) => {
  expect(reportFigure(ms)).toBe(text);
});

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [60, '1 minute'],
  [125, '2 minutes 5 seconds'],
  [3_660, '1 hour 1 minute'],
])('%i s are spoken as «%s»', (seconds, text) => {
  expect(spokenDuration(seconds)).toBe(text);
});

test.each([
  // Midnight is 00, not 24.
  ['2025-01-15T00:00:00Z', 'UTC', '00:00'],
  ['2025-01-15T19:30:59Z', 'UTC', '19:30'],
  // The last minute before the clocks go forward or back, and the first one after.
  ['2025-03-30T00:59:00Z', 'Europe/Berlin', '01:59'],
  ['2025-03-30T01:00:00Z', 'Europe/Berlin', '03:00'],
  ['2025-10-26T00:59:00Z', 'Europe/Berlin', '02:59'],
  ['2025-10-26T01:00:00Z', 'Europe/Berlin', '02:00'],
])('at %s it is, in %s, %s', (instant, timeZone, text) => {
  expect(timeOfDay(Date.parse(instant), '24-hour', 'minute', timeZone)).toBe(text);
});

test('a time of day can have its seconds', () => {
  expect(timeOfDay(Date.parse('2025-01-15T19:30:05Z'), '24-hour', 'second', 'UTC')).toBe(
    '19:30:05',
  );
});

test('a date sorts as text, and is written in the reader’s form', () => {
  const atMs = Date.parse('2025-01-15T19:30:05Z');
  expect(sortableTime(atMs, 'UTC')).toBe('2025-01-15 19:30:05');
  expect(dateAndTime(atMs, '24-hour', 'UTC')).toBe('15 Jan 2025, 19:30');
  expect(dateAndTime(atMs, '12-hour', 'UTC')).toBe('15 Jan 2025, 7:30 PM');
  expect(timeOfDay(atMs, '12-hour', 'second', 'UTC')).toBe('7:30:05 PM');
});
