import { describe, expect, it } from 'vitest';
import {
  defaultClock,
  formatMoment,
  formatTime,
  formatTimeOfDay,
  parseTimeOfDay,
  readTypedTime,
} from './clock';

it.each([
  ['en-US', '12-hour'],
  ['en-GB', '24-hour'],
  ['en', '24-hour'],
  ['de-DE', '24-hour'],
  ['', '24-hour'],
])('before a person chooses, a browser in %j has the %s clock', (language, clock) => {
  expect(defaultClock(language)).toBe(clock);
});

describe('a time of day', () => {
  it.each([
    [0, '00:00', '12:00 AM'],
    [5, '00:05', '12:05 AM'],
    [545, '09:05', '9:05 AM'],
    [720, '12:00', '12:00 PM'],
    [779, '12:59', '12:59 PM'],
    [780, '13:00', '1:00 PM'],
    [1_170, '19:30', '7:30 PM'],
    [1_439, '23:59', '11:59 PM'],
  ])('minute %i reads %s or %s', (minuteOfDay, on24, on12) => {
    expect(formatTimeOfDay(minuteOfDay, '24-hour')).toBe(on24);
    expect(formatTimeOfDay(minuteOfDay, '12-hour')).toBe(on12);
    expect(formatTime(on24, '12-hour')).toBe(on12);
  });

  it('survives formatting and parsing, on either clock', () => {
    for (let minute = 0; minute < 1_440; minute += 1) {
      expect(parseTimeOfDay(formatTimeOfDay(minute, '24-hour'))).toBe(minute);
      expect(parseTimeOfDay(formatTimeOfDay(minute, '12-hour'))).toBe(minute);
    }
  });

  it('has seconds when they are requested', () => {
    expect(formatTimeOfDay(1_170, '24-hour', 5)).toBe('19:30:05');
    expect(formatTimeOfDay(1_170, '12-hour', 5)).toBe('7:30:05 PM');
  });

  it.each(['', 'soon', '--:--'])('is not a time, and stays unchanged: %j', (text) => {
    expect(formatTime(text, '12-hour')).toBe(text);
  });

  it('follows its date', () => {
    const at = new Date(2025, 0, 8, 19, 30);
    expect(formatMoment(at, '24-hour')).toBe('8 Jan 2025, 19:30');
    expect(formatMoment(at, '12-hour')).toBe('8 Jan 2025, 7:30 PM');
  });
});

describe('parsing', () => {
  it.each([
    ['19:30', 1_170],
    ['9.05', 545],
    [' 00:00 ', 0],
    ['23:59', 1_439],
    ['19:30:00', 1_170],
    ['1930', 1_170],
    ['7:30 pm', 1_170],
    ['730PM', 1_170],
    ['7pm', 1_140],
    ['12 a.m.', 0],
    ['12:05 a.m.', 5],
    ['19:30 pm', undefined],
    ['0:30 am', undefined],
    ['13 pm', undefined],
    ['24:00', undefined],
    ['19:60', undefined],
    ['7a', undefined],
    ['half past', undefined],
    ['', undefined],
  ])('%j', (input, minutes) => {
    expect(parseTimeOfDay(input)).toBe(minutes);
  });
});

describe('a text in a time field', () => {
  it.each([
    ['', 'empty', 'empty'],
    ['1', 'unfinished', 'unfinished'],
    ['19', 'unfinished', 'unfinished'],
    ['193', 'unfinished', 'unfinished'],
    ['7:3', 'unfinished', 'unfinished'],
    ['7:30 p', 'unfinished', 'unfinished'],
    ['7 p', 'unfinished', 'unfinished'],
    ['1930', '19:30', '19:30'],
    ['19.30', '19:30', '19:30'],
    ['0730', '07:30', '07:30'],
    ['00:15', '00:15', '00:15'],
    ['730', '07:30', 'half-missing'],
    ['7:30', '07:30', 'half-missing'],
    ['12:15', '12:15', 'half-missing'],
    ['7:30 pm', '19:30', '19:30'],
    ['12:15am', '00:15', '00:15'],
    ['7pm', '19:00', '19:00'],
    ['25:00', 'wrong', 'wrong'],
    ['noon', 'wrong', 'wrong'],
  ])('%j on 24 hours: %s, on 12: %s', (text, on24, on12) => {
    const said = (clock: '24-hour' | '12-hour'): string => {
      const typed = readTypedTime(text, clock);
      return typed.kind === 'time' ? typed.time : typed.kind;
    };
    expect([said('24-hour'), said('12-hour')]).toEqual([on24, on12]);
  });
});
