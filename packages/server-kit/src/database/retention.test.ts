import { describe, expect, it } from 'vitest';
import { expiredSnapshots, type Snapshot } from './retention.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = new Date('2026-05-17T12:05:00Z');

/** The newest first. */
const taken = (ages: readonly number[], bytes = 1): Snapshot[] =>
  ages.map((age) => ({ path: String(age), time: new Date(NOW.getTime() - age), bytes }));

const keptOf = (snapshots: readonly Snapshot[]): number[] => {
  const expired = new Set(expiredSnapshots(snapshots, NOW));
  return snapshots.filter((snapshot) => !expired.has(snapshot)).map(({ path }) => Number(path));
};

describe('snapshots', () => {
  it('of one each ten minutes for three weeks: four, one of each hour of a day, one of each day of two weeks', () => {
    const kept = keptOf(taken(Array.from({ length: 21 * 24 * 6 }, (_, n) => n * 10 * MINUTE)));

    expect(kept.slice(0, 4)).toEqual([0, 10 * MINUTE, 20 * MINUTE, 30 * MINUTE]);
    const hourly = kept.filter((age) => age > 30 * MINUTE && age < DAY);
    expect(hourly.length).toBeGreaterThanOrEqual(22);
    expect(hourly.length).toBeLessThanOrEqual(24);
    const daily = kept.filter((age) => age >= DAY);
    expect(daily.length).toBeGreaterThanOrEqual(12);
    expect(Math.max(...daily)).toBeGreaterThan(12 * DAY);
    expect(Math.max(...daily)).toBeLessThan(14 * DAY);
  });

  it('that are kept now are kept an hour later, except for expired ones', () => {
    const hours = taken(Array.from({ length: 20 }, (_, n) => n * HOUR));
    expect(expiredSnapshots(hours, new Date(NOW.getTime() + HOUR))).toEqual([]);
  });

  it('that are few and old stay', () => {
    expect(keptOf(taken([40 * DAY, 50 * DAY, 60 * DAY, 70 * DAY, 80 * DAY]))).toHaveLength(4);
  });

  it('take two gigabytes at most, of which the oldest go first, and two stay regardless of their size', () => {
    const gigabyte = 1024 ** 3;
    const ages = [0, HOUR, 2 * HOUR, 3 * HOUR];
    expect(keptOf(taken(ages, gigabyte))).toEqual([0, HOUR]);
    expect(keptOf(taken(ages, gigabyte / 2 + 1))).toEqual([0, HOUR, 2 * HOUR]);
    expect(keptOf(taken(ages, 5 * gigabyte))).toEqual([0, HOUR]);
  });
});
