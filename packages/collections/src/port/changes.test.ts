import { expect, it } from 'vitest';
import { changesBetween } from './changes';

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
