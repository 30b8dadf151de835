import { expect, it } from 'vitest';
import { loadSizes } from './sizes.ts';
import { slopeOf } from './slope.ts';

it('finds the growth of a value', () => {
  const samples = [0, 1, 2, 3].map((atMs) => ({ atMs, value: 7 + 3 * atMs + (atMs % 2) }));
  expect(slopeOf(samples)).toBeCloseTo(3.2, 1);
  expect(slopeOf(samples.slice(0, 1))).toBe(0);
});

it('a smaller load is smaller in all its parts', () => {
  expect(loadSizes({})).toMatchObject({ sockets: 10_000, storm: 2_000, minutes: 10 });
  expect(loadSizes({ LOAD_SCALE: '0.01' })).toMatchObject({
    sockets: 100,
    storm: 20,
    minutes: 0.1,
  });
  expect(loadSizes({ LOAD_MINUTES: '60' })).toMatchObject({ sockets: 10_000, minutes: 60 });
  expect(() => loadSizes({ LOAD_SCALE: '2' })).toThrow('"2" must be a number');
});
