import { expect, it } from 'vitest';
import { backDelta } from './back-delta';

it.each([
  { how: 'from another page', entryIndex: 1, stepsInside: 0, delta: -1 },
  { how: 'from far inside the app', entryIndex: 7, stepsInside: 0, delta: -1 },
  { how: 'over two sections of this page', entryIndex: 3, stepsInside: 2, delta: -3 },
  { how: 'directly', entryIndex: 0, stepsInside: 0, delta: undefined },
  { how: 'directly, then to a section', entryIndex: 1, stepsInside: 1, delta: undefined },
  { how: 'by an address typed in', entryIndex: undefined, stepsInside: 0, delta: undefined },
])('returns $delta after an arrival $how', ({ entryIndex, stepsInside, delta }) => {
  expect(backDelta(entryIndex, stepsInside)).toBe(delta);
});
