import { expect, test } from 'vitest';
import { RING_TICKS, ringDashes } from './ring-dashes';

test.each([
  [60, 60],
  [42, 42],
  [1, 1],
  [0, 0],
  [90, 60],
])('with %i seconds left, the ring has %i ticks after the passed part', (seconds, count) => {
  const dashes = ringDashes(seconds).split(' ').map(Number);
  const [none, passed, ...ticks] = dashes;
  expect(none).toBe(0);
  expect(passed).toBe(RING_TICKS - count);
  expect(ticks).toHaveLength(2 * count);
  // The dashes fill the ring exactly, so the pattern does not repeat.
  expect(dashes.reduce((sum, dash) => sum + dash, 0)).toBeCloseTo(RING_TICKS);
});
