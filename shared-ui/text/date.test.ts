import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate, formatDateAt, localeOfZone } from './date';

afterEach(() => vi.unstubAllGlobals());

describe('a date', () => {
  // Versions of browsers differ in commas.
  it.each([
    ['en-US', /^Thu,? Nov 26$/u, /^Nov 26, 2026$/u, /^Thursday, November 26, 2026$/u],
    ['en-GB', /^Thu 26 Nov$/u, /^26 Nov 2026$/u, /^Thursday 26 November 2026$/u],
    ['de-DE', /^Do\., 26\. Nov\.?$/u, /^26\.11\.2026$/u, /^Donnerstag, 26\. November 2026$/u],
  ])('is in the words and the order of %s', (language, day, medium, full) => {
    vi.stubGlobal('navigator', { language });
    expect(formatDate('2026-11-26', 'day')).toMatch(day);
    expect(formatDate('2026-11-26', 'medium')).toMatch(medium);
    expect(formatDate('2026-11-26', 'full')).toMatch(full);
  });

  it.each([
    ['Europe/London', '2026-03-29T00:59:59Z', '2026-03-29'],
    ['Europe/London', '2026-10-24T23:00:00Z', '2026-10-25'],
    ['America/Phoenix', '2026-03-08T06:59:59Z', '2026-03-07'],
    ['Australia/Sydney', '2026-10-03T14:00:00Z', '2026-10-04'],
    ['Asia/Kolkata', '2026-11-26T18:30:00Z', '2026-11-27'],
  ])('is the local date of a moment in %s', (timeZone, at, date) => {
    const options = { timeZone, locale: 'en-GB' };
    expect(formatDateAt(Date.parse(at), 'full', options)).toBe(formatDate(date, 'full', 'en-GB'));
  });

  it.each([
    ['America/New_York', 'en-US'],
    ['Pacific/Honolulu', 'en-US'],
    ['Europe/London', 'en-GB'],
    ['Asia/Kolkata', 'en-GB'],
  ])('without a reader follows the custom of people in %s', (zone, locale) => {
    expect(localeOfZone(zone)).toBe(locale);
  });

  it.each(['C', 'POSIX', 'en_GB', ''])(
    'falls back to the neutral language if the browser reports "%s"',
    (language) => {
      vi.stubGlobal('navigator', { language });
      expect(formatDate('2026-11-26', 'medium')).toBe('26 Nov 2026');
    },
  );
});
