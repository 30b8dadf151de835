import { describe, expect, it } from 'vitest';
import { isTimezone, timezoneChoices, timezoneText, zoneOf } from './zones';

describe('a timezone of a show', () => {
  it.each([
    ['EST', 'America/New_York', 'EST'],
    ['MST', 'America/Denver', 'MST'],
    ['Europe/London', 'Europe/London', 'London time'],
    ['America/Phoenix', 'America/Phoenix', 'Phoenix time'],
    ['Asia/Kolkata', 'Asia/Kolkata', 'Kolkata time'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires', 'Buenos Aires time'],
    ['UTC', 'UTC', 'UTC'],
  ])('%s is the zone %s and reads "%s"', (timezone, zone, text) => {
    expect(isTimezone(timezone)).toBe(true);
    expect(zoneOf(timezone)).toBe(zone);
    expect(timezoneText(timezone)).toBe(text);
  });

  it.each([
    '',
    'GMT',
    '+01:00',
    'Europe',
    'Europe/Atlantis',
    'toString',
    'a/b/c/d',
    'Europe/London ',
  ])('is not %j', (timezone) => {
    expect(isTimezone(timezone)).toBe(false);
  });
});

describe('the choices of a timezone', () => {
  it('begin with the four names and have each city of the world once', () => {
    const choices = timezoneChoices();
    expect(choices.slice(0, 4).map(({ label }) => label)).toEqual(['EST', 'CST', 'MST', 'PST']);
    const values = choices.map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(values).toEqual(
      expect.arrayContaining([
        'Europe/London',
        'America/Phoenix',
        'Australia/Sydney',
        'Asia/Kolkata',
      ]),
    );
    expect(values).not.toContain('Asia/Calcutta');
    expect(values.every(isTimezone)).toBe(true);
  });
});
