import { expect, it } from 'vitest';
import { floodTable } from './floods.ts';

it('compares the acts during a flood with the acts before it', () => {
  const figures = {
    name: 'M4: wrong codes',
    flood: { tookMs: 2_500, answers: { 200: 60, 429: 40 } },
    quiet: [2, 4, 6],
    duringFlood: [4, 8, 120],
  };
  expect(floodTable([figures]).split('\n').at(-1)).toBe(
    '| M4: wrong codes | 60 × 200, 40 × 429 | 2.5 s | 4.0 / 6.0 / 6.0 ms | 8.0 / 120 / 120 ms | 2.0x / 20.0x / 20.0x |',
  );
});
