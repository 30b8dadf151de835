import * as v from 'valibot';
import { fieldErrors } from '@standby/forms/validation';
import { describe, expect, it } from 'vitest';
import { makeEntry } from '../../testing/make-entry';
import { makePerson } from '../../testing/make-person';
import { copiedWeek } from './changes';
import { conflictsOf, scheduleRules, type ScheduleRule } from './conflicts';
import type { Entry } from './entry';
import type { EntryForm } from './entry-fields';
import { entryFormSchema, formOfEntry, plausibleTimes } from './entry-form';
import { daysOf, datesOf, segmentsOf, turned, upcoming } from './views';
import { callText, conflictText, namesText, spanText } from './words';

const people = ['Ann', 'Bo', 'Cy', 'Dee'].map((name) => makePerson(name));
const byId = new Map(people.map((person) => [person.id, person]));
const company = people.map(({ id }) => id);

const said = (entries: readonly Entry[], id: string, rules: readonly ScheduleRule[]) =>
  (conflictsOf(entries, { timezone: 'EST', company, rules: new Set(rules) }).get(id) ?? []).map(
    (conflict) => conflictText(conflict, byId, '12-hour'),
  );

describe('conflicts', () => {
  const day = '2025-01-15';
  const morning = makeEntry('morning', { place: 'Studio A', calledIds: ['ann', 'bo'] });
  const at = (id: string, from: string, to: string, more: Partial<Entry> = {}) =>
    makeEntry(id, { startAt: `${day}T${from}`, endAt: `${day}T${to}`, ...more });

  it.each([
    [
      'a place',
      at('x', '12:00', '14:00', { title: 'Music', place: ' studio a' }),
      ['Studio A is taken: Rehearsal, 10:00 AM – 1:00 PM.'],
    ],
    ['a place, one after another', at('x', '13:00', '14:00', { place: 'Studio A' }), []],
    [
      'one person',
      at('x', '12:00', '14:00', { calledIds: ['bo', 'cy'] }),
      ['Bo is also called to Rehearsal, 10:00 AM – 1:00 PM.'],
    ],
    [
      'everybody',
      at('x', '12:00', '14:00', { isFullCall: true }),
      ['Ann and Bo are also called to Rehearsal, 10:00 AM – 1:00 PM.'],
    ],
    ['a person who has left the company', at('x', '12:00', '14:00', { calledIds: ['gone'] }), []],
    [
      'the night before',
      makeEntry('x', {
        kind: 'performance',
        startAt: '2025-01-14T19:30',
        endAt: '2025-01-14T22:45',
        calledIds: ['bo'],
      }),
      [
        'Bo has 11 h of rest between this and Rehearsal (Wed 15 Jan, 10:00 AM – 1:00 PM): less than 12 h.',
      ],
    ],
    ['a break of the same day', at('x', '13:30', '14:00', { calledIds: ['bo'] }), []],
    [
      'work on a day off',
      makeEntry('x', {
        kind: 'day-off',
        startAt: `${day}T00:00`,
        endAt: '2025-01-16T00:00',
        calledIds: ['ann'],
      }),
      ['Ann is also called to Rehearsal, 10:00 AM – 1:00 PM.'],
    ],
  ])('are reported for %s', (_what, entry, texts) => {
    expect(said([morning, entry], 'x', scheduleRules)).toEqual(texts);
    if (entry.kind === 'day-off') {
      expect(said([morning, entry], 'morning', scheduleRules)).toEqual(['Ann has a day off.']);
    }
  });

  it('are omitted if their rule is off', () => {
    const other = at('x', '12:00', '14:00', { place: 'Studio A', calledIds: ['ann'] });
    expect(said([morning, other], 'x', ['rest'])).toEqual([]);
    expect(said([morning, other], 'x', ['place'])).toHaveLength(1);
  });

  it.each([
    ['a strike until three and a call at nine', '00:15', '03:00', '09:00', '12:00', '6 h'],
    ['an evening and a load-out after midnight', '-19:30', '-22:30', '00:15', '03:00', undefined],
    ['a rehearsal and the evening of its day', '10:00', '13:00', '19:00', '22:30', undefined],
    ['a load-out until five and noon', '00:30', '05:00', '12:00', '13:00', '7 h'],
  ])('depend on the hours of rest: %s', (_what, from, to, next, until, hours) => {
    const wall = (time: string) =>
      time.startsWith('-') ? `2025-01-14T${time.slice(1)}` : `2025-01-15T${time}`;
    const first = makeEntry('a', { startAt: wall(from), endAt: wall(to), isFullCall: true });
    const second = makeEntry('b', { startAt: wall(next), endAt: wall(until), isFullCall: true });
    const [text] = said([first, second], 'b', ['rest']);
    if (hours === undefined) expect(text).toBeUndefined();
    else expect(text).toContain(`${hours} of rest`);
  });

  it('count the elapsed hours of rest on the night of a clock change', () => {
    const evening = (date: string) =>
      makeEntry('e', { startAt: `${date}T20:00`, endAt: `${date}T22:30`, isFullCall: true });
    const next = (date: string) =>
      makeEntry('n', { startAt: `${date}T10:30`, endAt: `${date}T12:00`, isFullCall: true });
    expect(said([evening('2025-03-07'), next('2025-03-08')], 'n', ['rest'])).toEqual([]);
    expect(said([evening('2025-03-08'), next('2025-03-09')], 'n', ['rest'])[0]).toContain('11 h');
  });
});

describe('a view', () => {
  it('covers whole weeks for a month', () => {
    const dates = datesOf('month', '2025-02-14');
    expect([dates[0], dates.at(-1), dates.length]).toEqual(['2025-01-27', '2025-03-02', 35]);
    expect(turned('month', '2025-12-31', 1)).toBe('2026-01-01');
    expect(turned('week', '2025-01-01', -1)).toBe('2024-12-25');
  });

  it('shows entries over midnight on both days, and days off on each day', () => {
    const late = makeEntry('late', { startAt: '2025-01-14T22:00', endAt: '2025-01-15T01:00' });
    const off = makeEntry('off', {
      kind: 'day-off',
      startAt: '2025-01-13T00:00',
      endAt: '2025-01-15T00:00',
    });
    const days = daysOf([off, late], datesOf('week', '2025-01-15'));
    expect(days.map(({ entries }) => entries.length)).toEqual([0, 1, 1, 0, 0, 0, 0]);
    expect(days.map(({ daysOff }) => daysOff.length)).toEqual([1, 1, 0, 0, 0, 0, 0]);
    const [segment] = segmentsOf(days[2] ?? { date: '', daysOff: [], entries: [] });
    expect(segment).toMatchObject({ from: 0, to: 60, lane: 0, lanes: 1 });
  });

  it('puts overlapping entries side by side, and later entries at full width', () => {
    const at = (id: string, from: string, to: string) =>
      makeEntry(id, { startAt: `2025-01-15T${from}`, endAt: `2025-01-15T${to}` });
    const entries = [
      at('a', '10:00', '12:00'),
      at('b', '11:00', '13:00'),
      at('c', '12:00', '14:00'),
    ];
    const [day] = daysOf([...entries, at('d', '14:00', '15:00')], ['2025-01-15']);
    const lanes = segmentsOf(day ?? { date: '', daysOff: [], entries: [] }).map(
      ({ entry, lane, lanes: all }) => `${entry.id}${lane}/${all}`,
    );
    expect(lanes).toEqual(['a0/2', 'b1/2', 'c0/2', 'd0/1']);
  });

  it('omits past entries and days off from the next ones', () => {
    const over = makeEntry('over');
    const next = makeEntry('next', { startAt: '2025-01-15T12:00', endAt: '2025-01-15T15:00' });
    const off = makeEntry('off', { kind: 'day-off', endAt: '2025-01-16T00:00' });
    expect(upcoming([next, off, over], '2025-01-15T13:00', 3)).toEqual([next]);
  });
});

describe('the form of an entry', () => {
  const typed = (said: Partial<EntryForm>) => ({
    ...formOfEntry(makeEntry('x', { isFullCall: true })),
    ...said,
  });
  const problems = (said: Partial<EntryForm>) =>
    fieldErrors(entryFormSchema('Europe/London', [...byId.values()]), typed(said));

  it.each([
    ['19:30', '19:00', 'It ends before it starts. Choose a later end time.'],
    ['22:00', '01:00', undefined],
    ['19:30', '07:30', undefined],
  ])('interprets %s to %s', (startTime, endTime, message) => {
    expect(problems({ startTime, endTime }).endTime).toBe(message);
  });

  it('starts a performance at the show’s evening time', () => {
    const at = '2025-01-15T10:00';
    expect(plausibleTimes('performance', at, { startTime: '20:00' })).toEqual({
      startTime: '20:00',
      endTime: '23:00',
    });
    expect(plausibleTimes('performance', at, { startTime: '' }).startTime).toBe('19:30');
    expect(plausibleTimes('technical', at, { startTime: '' })).toEqual({
      startTime: '10:00',
      endTime: '13:00',
    });
  });

  it('keeps calls and breaks as they were typed, and calls people with a separate time', () => {
    const said = { callMinutes: '45', ownCalls: '09:15 Ann: fight', breaks: '10:55 5' };
    expect(problems(said)).toEqual({});
    const schema = entryFormSchema('Europe/London', [...byId.values()]);
    const content = v.parse(schema, typed({ ...said, call: 'people', calledIds: [] }));
    expect(content).toMatchObject({ callMinutes: 45, calledIds: ['ann'] });
    expect(formOfEntry(content, [...byId.values()])).toMatchObject(said);
    expect(problems({ ownCalls: '09:15 Zed' }).ownCalls).toContain('Zed');
    expect(problems({ ownCalls: '14:00 Ann' }).ownCalls).toContain('after the end');
    expect(problems({ breaks: 'noon' }).breaks).toContain('noon');
  });
});

it('a copied week is added only once', () => {
  const monday = makeEntry('m', { startAt: '2025-01-13T10:00', endAt: '2025-01-13T13:00' });
  const sunday = makeEntry('s', { startAt: '2025-01-19T23:00', endAt: '2025-01-20T01:00' });
  const before = makeEntry('b', { startAt: '2025-01-12T10:00', endAt: '2025-01-12T13:00' });
  const copies = copiedWeek([before, monday, sunday], '2025-01-13', '2025-01-20');
  expect(copies.map(({ startAt, endAt }) => `${startAt} ${endAt}`)).toEqual([
    '2025-01-20T10:00 2025-01-20T13:00',
    '2025-01-26T23:00 2025-01-27T01:00',
  ]);
  const copied = copies.map((content, place) => makeEntry(`c${place}`, content));
  expect(copiedWeek([monday, sunday, ...copied], '2025-01-13', '2025-01-20')).toEqual([]);
});

it('formats times, names and calls as people do', () => {
  const entry = makeEntry('x', { calledIds: ['ann', 'gone', 'bo', 'cy'] });
  expect(spanText(entry, '12-hour')).toBe('10:00 AM – 1:00 PM');
  expect(spanText(entry, '24-hour')).toBe('10:00 – 13:00');
  expect(callText(entry, byId)).toBe('Ann, Bo and Cy');
  expect(callText(entry, byId, 1)).toBe('Ann and 2 more');
  expect(callText(makeEntry('y'), byId)).toBe('No one is called yet');
  expect(namesText(['Ann'])).toBe('Ann');
});
