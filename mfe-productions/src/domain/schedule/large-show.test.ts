import { expect, test } from 'vitest';
import { largeCompany, largeSchedule, LARGE_SCHEDULE } from '../../testing/large-show';
import { departmentsOf, searchPeople } from '../company';
import { conflictsOf, scheduleRules } from './conflicts';
import { callTimes, entriesOn } from './daily-call';
import { datesOf, daysOf, segmentsOf } from './views';
import { callText } from './words';

const DATE = '2025-01-15';
const company = largeCompany();
const byId = new Map(company.map((person) => [person.id, person]));
const options = {
  timezone: 'EST',
  company: company.map(({ id }) => id),
  rules: new Set(scheduleRules),
} as const;

const RUNS = 9;

/** The shortest of some runs of each, ms, in turns: what the machine does beside them only makes a run longer. */
function timesOf(...works: readonly (() => unknown)[]): number[] {
  const times = works.map(() => Number.POSITIVE_INFINITY);
  for (let run = 0; run < RUNS; run += 1) {
    for (const [place, work] of works.entries()) {
      const before = performance.now();
      work();
      times[place] = Math.min(times[place] ?? 0, performance.now() - before);
    }
  }
  return times;
}

const works: Readonly<Record<string, (entries: ReturnType<typeof largeSchedule>) => unknown>> = {
  'the month': (entries) => daysOf(entries, datesOf('month', DATE)).map(segmentsOf),
  'what does not fit': (entries) => conflictsOf(entries, options),
  'the words of all entries': (entries) => entries.map((entry) => callText(entry, byId, 4)),
  'the daily call': (entries) => callTimes(entriesOn(entries, DATE), company),
};

test.each(Object.keys(works))(
  '%s: four times the schedule takes about four times as long',
  (name) => {
    const work = works[name];
    if (!work) throw new Error('there is no such work');
    const single = largeSchedule(company, DATE);
    const fourfold = largeSchedule(company, DATE, 4 * LARGE_SCHEDULE);
    const [one = 0, four = 0] = timesOf(
      () => work(single),
      () => work(fourfold),
    );
    // A square would be sixteen. Below two milliseconds the clock says nothing.
    expect(four).toBeLessThan(10 * one + 2);
  },
);

test('a large company is sorted and searched in less than what it takes to write it down twenty times', () => {
  const [shown = 0, written = 0] = timesOf(
    () => [departmentsOf(company), searchPeople(company, 'part 29')],
    () => JSON.stringify(company),
  );
  expect(shown).toBeLessThan(20 * written + 2);
});
