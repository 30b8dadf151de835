import { expect, test } from 'vitest';
import { hiddenTabs, scrollTargetOf } from './hidden-tabs';

/** Ten timers, each 100 px wide with 4 px between them. */
const TEN = Array.from({ length: 10 }, (_, place) => ({ start: place * 104, size: 100 }));

test.each([
  ['at its start', { start: 0, size: 400 }, { before: 0, after: 7 }],
  ['in the middle', { start: 208, size: 412 }, { before: 2, after: 4 }],
  ['at its end', { start: 636, size: 400 }, { before: 7, after: 0 }],
  ['with room for all', { start: 0, size: 1_036 }, { before: 0, after: 0 }],
  ['a rounded pixel short', { start: 1, size: 1_034 }, { before: 0, after: 0 }],
])('a strip %s counts the tabs out of view, partly hidden ones too', (_place, view, hidden) => {
  expect(hiddenTabs(TEN, view)).toEqual(hidden);
});

test.each([
  ['after', 0, 312],
  ['after', 312, 624],
  ['before', 636, 324],
  ['before', 324, 12],
  ['before', 12, 0],
  ['before', 0, 0],
] as const)('the tabs %s those in view at %i are reached at %i', (side, start, target) => {
  expect(scrollTargetOf(TEN, { start, size: 400 }, side)).toBe(target);
});

test('a tab that is wider than the strip does not stop it', () => {
  const wide = [0, 104, 208].map((start) => ({ start, size: 100 }));
  expect(scrollTargetOf(wide, { start: 104, size: 80 }, 'after')).toBe(204);
});
