import { expect, it } from 'vitest';
import { endsCanary, errorRate, releaseOfEntry, sumReports } from './release-reports.ts';

it.each([
  [{ loads: 100, errors: 2 }, 0.02, false],
  [{ loads: 100, errors: 3 }, 0.02, true],
  [{ loads: 19, errors: 19 }, 0.02, false],
  [{ loads: 20, errors: 20 }, 0.02, true],
  [{ loads: 100, errors: 100 }, undefined, false],
  [undefined, 0.02, false],
])('%j above %s ends a canary: %s', (counts, abortAbove, isEnd) => {
  expect(endsCanary(counts, abortAbove)).toBe(isEnd);
});

it('computes an error rate per page, between 0 and 1', () => {
  expect(errorRate({ loads: 40, errors: 1 })).toBe(0.025);
  expect(errorRate({ loads: 0, errors: 0 })).toBe(0);
  expect(errorRate({ loads: 1, errors: 2 })).toBe(1);
});

it('sums the counts of several processes', () => {
  const sums = sumReports([
    { venue: { '1.0.0-a': { loads: 1, errors: 0 } } },
    { venue: { '1.0.0-a': { loads: 2, errors: 1 }, '1.1.0-b': { loads: 1, errors: 1 } } },
  ]);
  expect(sums).toEqual({
    venue: { '1.0.0-a': { loads: 3, errors: 1 }, '1.1.0-b': { loads: 1, errors: 1 } },
  });
});

it('reads the release of an entry', () => {
  expect(releaseOfEntry('/remotes/venue/1.0.0-3f9c2a1b/remoteEntry.js')).toBe('1.0.0-3f9c2a1b');
  expect(releaseOfEntry('/remotes/venue/remoteEntry.js?v=1')).toBeUndefined();
});
