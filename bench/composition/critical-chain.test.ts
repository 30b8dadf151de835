import { describe, expect, it } from 'vitest';
import { criticalChain, type Span } from './critical-chain.ts';

const spans = (...pairs: readonly (readonly [number, number])[]): Span[] =>
  pairs.map(([startMs, endMs]) => ({ startMs, endMs }));

describe('criticalChain', () => {
  it.each([
    ['nothing', spans(), 0],
    ['the page alone', spans([0, 150]), 1],
    ['files side by side', spans([0, 150], [150, 300], [151, 310], [152, 305]), 2],
    ['a chain of three', spans([0, 150], [160, 310], [310, 460]), 3],
    [
      'a file that waited for a connection, beside a chain',
      spans([0, 9], [9, 20], [9, 30], [20, 29]),
      3,
    ],
    ['events out of order', spans([310, 460], [0, 150], [160, 310]), 3],
  ])('of %s', (_what, given, depth) => {
    expect(criticalChain(given)).toBe(depth);
  });

  it('ignores requests that ended after the first pixel', () => {
    const chain = spans([0, 150], [160, 310], [320, 470]);
    expect(criticalChain(chain, 400)).toBe(2);
    expect(criticalChain(chain, 470)).toBe(3);
  });
});
