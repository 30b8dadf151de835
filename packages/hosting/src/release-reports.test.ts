import { expect, it } from 'vitest';
import {
  endsCanary,
  errorRate,
  goodShares,
  NO_COUNTS,
  releaseOfEntry,
  sumReports,
  type ReleaseCounts,
} from './release-reports.ts';

const counts = (found: Partial<ReleaseCounts>): ReleaseCounts => ({ ...NO_COUNTS, ...found });

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
    {
      venue: {
        '1.0.0-a': counts({
          loads: 1,
          preloaded: 1,
          measured: 1,
          longTasks: 3,
          vitals: { lcp: { good: 1 } },
        }),
      },
    },
    {
      venue: {
        '1.0.0-a': counts({
          loads: 2,
          errors: 1,
          measured: 2,
          longTasks: 1,
          vitals: { lcp: { good: 1, poor: 1 } },
        }),
        '1.1.0-b': counts({ loads: 1, errors: 1 }),
      },
    },
  ]);
  expect(sums).toEqual({
    venue: {
      '1.0.0-a': {
        loads: 3,
        errors: 1,
        preloaded: 1,
        measured: 3,
        longTasks: 4,
        vitals: { lcp: { good: 2, poor: 1 } },
      },
      '1.1.0-b': counts({ loads: 1, errors: 1 }),
    },
  });
});

it('reads counts of a version that counted neither vitals nor preloads', () => {
  const earlier = JSON.parse('{"venue":{"1.0.0-a":{"loads":2,"errors":1}}}');
  expect(sumReports([earlier])).toEqual({ venue: { '1.0.0-a': counts({ loads: 2, errors: 1 }) } });
});

it('gives the share of good pages for each web vital that was measured', () => {
  const vitals = { lcp: { good: 3, poor: 1 }, inp: { 'needs-improvement': 2 } };
  expect(goodShares(counts({ vitals }))).toEqual({ lcp: 0.75, inp: 0 });
});

it('reads the release of an entry', () => {
  expect(releaseOfEntry('/remotes/venue/1.0.0-3f9c2a1b/remoteEntry.js')).toBe('1.0.0-3f9c2a1b');
  expect(releaseOfEntry('/remotes/venue/remoteEntry.js?v=1')).toBeUndefined();
});
