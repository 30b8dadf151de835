import { describe, expect, it } from 'vitest';
import { makeEntry } from '../../testing/make-entry';
import { makePerson } from '../../testing/make-person';
import type { Person } from '../person';
import { scheduleRules, type ScheduleRule } from './conflicts';
import { conflictElsewhereText, conflictsElsewhere, entriesElsewhere } from './elsewhere';
import type { Entry } from './entry';

const ann = makePerson('Ann', { email: 'ann@example.com' });
const bo = makePerson('Bo');
const company = [ann, bo];
const byId = new Map(company.map((person) => [person.id, person]));
const there = (name: string, said: Partial<Person> = {}): Person => ({
  ...makePerson(name, said),
  id: 'there',
});

/** Returns the text beside a rehearsal from ten to one in Boston. */
function saidOf(
  other: Partial<Entry>,
  person: Person = there('Bo'),
  rules: readonly ScheduleRule[] = scheduleRules,
) {
  const entry = makeEntry('here', { place: 'Studio A', isFullCall: true });
  const show = { title: 'Macbeth', timezone: 'PST' } as const;
  const entries = [makeEntry('other', { calledIds: ['there'], ...other })];
  const elsewhere = entriesElsewhere(company, [{ show, people: [person], entries }]);
  const options = { timezone: 'EST', rules: new Set(rules) } as const;
  const found = conflictsElsewhere([entry], elsewhere, options).get('here') ?? [];
  return found.map((conflict) => conflictElsewhereText(conflict, byId, 'EST', '12-hour'));
}

/** Nine o’clock in Seattle is noon in Boston. */
const noon = { startAt: '2025-01-15T09:00', endAt: '2025-01-15T11:00' };

describe('another show', () => {
  it.each<[string, Partial<Entry>, Person | undefined, readonly string[]]>([
    [
      'has the person',
      noon,
      undefined,
      ['Bo is also called by Macbeth (Rehearsal, 12:00 PM – 2:00 PM).'],
    ],
    [
      'has the place',
      { ...noon, calledIds: [], place: ' studio a' },
      undefined,
      ['studio a is taken by Macbeth (Rehearsal, 12:00 PM – 2:00 PM).'],
    ],
    [
      'begins when this one ends',
      { startAt: '2025-01-15T10:00', endAt: '2025-01-15T12:00' },
      undefined,
      [],
    ],
    [
      'leaves too little rest',
      { startAt: '2025-01-14T17:00', endAt: '2025-01-14T20:30' },
      undefined,
      [
        'Bo has 10.5 h of rest between this and Macbeth (Rehearsal, Tue 14 Jan, 8:00 PM – 11:30 PM): less than 12 h.',
      ],
    ],
    ['has a day off', { ...noon, kind: 'day-off' }, undefined, []],
    ['has somebody else', noon, there('Cy'), []],
    [
      'knows the person by another name',
      noon,
      there('Annie', { email: 'ANN@example.com' }),
      ['Ann is also called by Macbeth (Rehearsal, 12:00 PM – 2:00 PM).'],
    ],
    [
      'is there with the second address',
      noon,
      there('Annie', { email: 'annie@x.example', otherEmails: ['ann@example.com'] }),
      ['Ann is also called by Macbeth (Rehearsal, 12:00 PM – 2:00 PM).'],
    ],
    ['has a namesake with another address', noon, there('Ann', { email: 'a@example.org' }), []],
  ])('that %s', (_what, other, person, said) => {
    expect(saidOf(other, person)).toEqual(said);
  });

  it('is reported only by enabled rules', () => {
    expect(saidOf(noon, there('Bo'), ['place', 'rest'])).toEqual([]);
  });
});
