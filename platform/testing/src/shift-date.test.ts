import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shiftDate } from './shift-date';

const HOUR_MS = 60 * 60 * 1000;
const RealDate = Date;

describe('shiftDate', () => {
  beforeEach(() => {
    // A separate class leaves the clock of the worker's other files alone.
    vi.stubGlobal('Date', class extends RealDate {});
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('moves every way to read the clock, and only once', () => {
    const before = RealDate.now();
    shiftDate(5 * HOUR_MS);
    shiftDate(5 * HOUR_MS);
    for (const now of [Date.now(), new Date().getTime(), Number(new Date())]) {
      expect(now - before).toBeGreaterThanOrEqual(5 * HOUR_MS);
      expect(now - before).toBeLessThan(6 * HOUR_MS);
    }
  });

  it('keeps a given moment', () => {
    shiftDate(5 * HOUR_MS);
    expect(new Date(0).getTime()).toBe(0);
    expect(new Date(2028, 1, 29).getDate()).toBe(29);
    expect(Date.parse('1970-01-01T00:00:00Z')).toBe(0);
    expect(new Date() instanceof Date).toBe(true);
    expect(new Date().constructor).toBe(Date);
  });

  it('does nothing without a shift', () => {
    const given = Date;
    shiftDate(0);
    expect(Date).toBe(given);
  });
});
