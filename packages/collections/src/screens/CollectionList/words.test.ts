import { expect, it } from 'vitest';
import { capitalized, searchSummary } from './words';

const room = { one: 'room', many: 'rooms' };

it('begins a sentence', () => {
  expect(capitalized('team members')).toBe('Team members');
});

it.each([
  [2, 7, '2 of 7 rooms match “studio”'],
  [1, 7, '1 of 7 rooms matches “studio”'],
  [0, 7, '0 of 7 rooms match “studio”'],
  [1, 1, '1 of 1 room matches “studio”'],
  [0, 1, '0 of 1 room matches “studio”'],
])('%d of %d', (found, total, words) => {
  expect(searchSummary(found, total, 'studio', room)).toBe(words);
});
