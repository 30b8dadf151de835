import { describeItemContract } from '@standby/collections/testing/collection-contract';
import { createFakeBrowser } from '@standby/testing/fake-browser';
import { NOW } from '@standby/testing/now';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { performancesOf } from '../domain/performance';
import { isSent } from '../domain/report/report';
import { callChanges, entriesOn } from '../domain/schedule/daily-call';
import { entrySchema, type Entry, type EntryContent } from '../domain/schedule/entry';
import { entryProblems } from '../domain/schedule/entry-form';
import { calledEntry } from '../domain/schedule/sent-call';
import { upcoming } from '../domain/schedule/views';
import { wallOfInstant } from '../domain/schedule/zoned';
import { makeEntryContent } from '../testing/make-entry';
import { createSchedule } from './schedule';
import { sampleCalls } from './sample-calls';
import { sampleEntries } from './sample-schedule';
import { samplePeople } from './sample-people';
import { sampleReports } from './sample-reports';
import { sampleShows } from './sample-shows';

describeItemContract<Entry, EntryContent>('the schedule of this browser', {
  makeItem: (number) => makeEntryContent({ title: `Scene ${number}` }),
  open: () => ({ collection: createSchedule('hamlet', createFakeBrowser().openWindow(), []) }),
});

describe('the samples', () => {
  const now = new Date(NOW);

  it('are entries that the form accepts, for people of the company', () => {
    const people = new Set(samplePeople.map(({ id }) => id));
    for (const { id } of sampleShows) {
      const entries = sampleEntries(id, now);
      for (const entry of entries) {
        expect(v.parse(entrySchema, entry)).toEqual(entry);
        expect(entryProblems(entry)).toEqual({});
        expect(entry.calledIds.every((person) => people.has(person))).toBe(true);
      }
      expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
    }
  });

  it('number each performance of a show once', () => {
    const numbers = performancesOf(sampleReports, sampleEntries('hamlet', now))
      .map(({ number }) => number)
      .concat(sampleReports.filter(isSent).map(({ number }) => number))
      .toSorted((one, other) => one - other);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
  });

  it.each([1, 2, 3, 4, 5, 6, 7])(
    'have a call that went out before its fight call moved, on each day of a week (March %i)',
    (day) => {
      const today = new Date(`2026-03-0${day}T05:30:00Z`);
      const [call] = sampleCalls('hamlet', today);
      expect(Date.parse(call?.sentAt ?? '')).toBeLessThan(today.getTime());
      const entries = entriesOn(sampleEntries('hamlet', today), call?.date ?? '').map(calledEntry);
      const changes = callChanges(call?.entries ?? [], entries, new Map(), '24-hour');
      expect(changes.map(({ kind, entry }) => [kind, entry.title])).toEqual([
        ['changed', 'Fight call'],
      ]);
    },
  );

  it.each(['2025-01-15', '2026-03-08', '2028-02-29', '2026-12-31'])(
    'have something next on %s, unless the show is over',
    (date) => {
      const today = new Date(`${date}T19:00:00Z`);
      for (const show of sampleShows) {
        const wall = wallOfInstant(today.getTime(), show.timezone);
        const next = upcoming(sampleEntries(show.id, today), wall, 5);
        expect(next).toHaveLength(show.status === 'Completed' ? 0 : 5);
      }
    },
  );
});
