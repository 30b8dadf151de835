import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sampleShows } from '../data/sample-shows';
import { type Show, newShow } from './show';
import { eventFormSchema, emptyEventForm } from './event-form';
import { searchShows, showCardText } from './show-card';
import { showsCount } from './show-list';
import { showSorts } from './show-sorts';

/** Returns a show in which only the given fields matter. */
function makeShow(id: string, change: Partial<Show>): Show {
  const content = v.parse(eventFormSchema, {
    ...emptyEventForm,
    title: 'Untitled',
    venue: 'Old Mill',
    startDate: '2025-03-08',
  });
  return { ...newShow(content, { id, at: new Date(2025, 0, 15, 12).toISOString() }), ...change };
}

const titles = (shows: readonly Show[]): string[] => shows.map(({ title }) => title);

describe('a card', () => {
  it('shows everything that the list knows', () => {
    expect(showCardText(makeShow('a', { title: 'Hamlet', timers: 1, cues: 214 }))).toEqual({
      title: 'Hamlet',
      status: 'In Rehearsal',
      timers: '1 timer',
      cues: '214 cues',
      tags: ['Viewer', 'Controller'],
      location: 'Old Mill ·\u00a0EST',
      updated: 'Updated 15 Jan 2025',
    });
  });

  it('counts one cue and no timers as people do', () => {
    expect(showCardText(makeShow('a', { timers: 0, cues: 1 }))).toMatchObject({
      timers: '0 timers',
      cues: '1 cue',
    });
  });
});

describe('the search', () => {
  it.each([
    ['hamlet', ['Hamlet']],
    ['theatre elysee', ['Cyrano de Bergerac']],
    ['FRÖKEN', ['Fröken Julie (Miss Julie)']],
    ['froken', ['Fröken Julie (Miss Julie)']],
    ['οιδιπους', ['Οἰδίπους Τύραννος · Oedipus Rex']],
    ['boston est active', ['Hamlet']],
    ['60 cues', ['Hamlet']],
    ['midsummer night’s', ["A Midsummer Night's Dream"]],
    ['tony award', []],
  ])('finds for %j: %j', (query, found) => {
    expect(titles(searchShows(sampleShows, query)).toSorted()).toEqual(found.toSorted());
  });

  it('finds every show by words that all cards contain', () => {
    expect(searchShows(sampleShows, 'viewer CONTROLLER updated')).toHaveLength(sampleShows.length);
  });

  it('does not search text that the card does not show', () => {
    expect(searchShows(sampleShows, 'Miriam Adler')).toEqual([]);
  });
});

describe('sorting', () => {
  const shows = [
    makeShow('a', {
      title: 'the tempest',
      status: 'Completed',
      createdAt: '2024-01-01T00:00:00.000Z',
      lastUsed: '2025-01-03T00:00:00.000Z',
    }),
    makeShow('b', {
      title: 'Édouard II',
      status: 'Active',
      createdAt: '2024-03-01T00:00:00.000Z',
      lastUsed: '2025-01-01T00:00:00.000Z',
    }),
    makeShow('c', {
      title: 'Hamlet',
      status: 'In Rehearsal',
      createdAt: '2024-02-01T00:00:00.000Z',
      lastUsed: '2025-01-02T00:00:00.000Z',
    }),
  ];

  it('is offered in the specified order, Last used first', () => {
    expect(showSorts.map(({ label }) => label)).toEqual([
      'Last used',
      'Name',
      'Created date',
      'Status',
    ]);
  });

  it.each([
    ['last-used', ['a', 'c', 'b']],
    ['name', ['b', 'c', 'a']],
    ['created', ['b', 'c', 'a']],
    ['status', ['b', 'c', 'a']],
  ])('by %s', (value, order) => {
    const compare = showSorts.find((sort) => sort.value === value)?.compare;

    expect(shows.toSorted(compare).map(({ id }) => id)).toEqual(order);
  });
});

describe('the figures', () => {
  it.each([
    [0, '0/0'],
    [1, '1/1'],
    [9, '1/9'],
    [1000, '1/1000'],
  ])('for %i shows read %s', (total, figures) => {
    expect(showsCount(total)).toBe(figures);
  });
});
