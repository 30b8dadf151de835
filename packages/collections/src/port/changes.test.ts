import { describe, expect, it } from 'vitest';
import { changesBetween, conflictingFields } from './changes';

const studio = { id: 'b', name: 'Studio B', capacity: 80, equipment: ['Piano'], isOnline: true };

it.each([
  ['nothing', {}, {}],
  ['an unchanged field', { name: 'Studio B', equipment: ['Piano'] }, {}],
  ['one field', { name: 'Studio C', capacity: 80 }, { name: 'Studio C' }],
  ['a list', { equipment: ['Piano', 'Stage'] }, { equipment: ['Piano', 'Stage'] }],
])('names %s', (_what, after, changes) => {
  expect(changesBetween(studio, after)).toEqual(changes);
});

it('distinguishes a missing value from zero and from an empty text', () => {
  const before: { capacity: number | null; notes: string | null } = { capacity: null, notes: null };

  expect(changesBetween(before, { capacity: 0, notes: '' })).toEqual({ capacity: 0, notes: '' });
});

describe('the fields in conflict', () => {
  const present = { name: 'Theirs', notes: 'Before', crew: [{ name: 'Mira', role: 'Fly' }] };

  it.each<[string, Partial<typeof present>, Partial<typeof present> | undefined, string[]]>([
    ['a field that changed meanwhile', { name: 'Mine' }, { name: 'Before' }, ['name']],
    ['no field that is as it was seen', { notes: 'Mine' }, { notes: 'Before' }, []],
    ['no field that already has the wanted value', { name: 'Theirs' }, { name: 'Before' }, []],
    ['no field without a seen value', { name: 'Mine', notes: 'Mine' }, { notes: 'Before' }, []],
    ['no field without any seen value', { name: 'Mine' }, undefined, []],
    [
      'no list whose entries have their fields in another order',
      { crew: [] },
      { crew: [{ role: 'Fly', name: 'Mira' }] },
      [],
    ],
  ])('include %s', (_what, change, seen, fields) => {
    expect(conflictingFields(present, change, seen)).toEqual(fields);
  });
});
