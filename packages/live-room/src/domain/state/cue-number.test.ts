import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareCueNumbers, cueNumberBetween, parseCueNumber } from './cue-number';

describe('a cue number', () => {
  test.each([
    ['12', '12'],
    [' 12.50 ', '12.5'],
    ['12.10', '12.1'],
    ['12.0', '12'],
    ['0012', '12'],
    ['12a', '12A'],
    ['12.5b', '12.5B'],
    ['12A.5', '12A.5'],
    ['0.5', '0.5'],
  ])('%j is written %j', (text, written) => {
    expect(parseCueNumber(text)).toBe(written);
  });

  test.each(['', '-1', '12.', '.5', '12AB', '1e3', '12,5', '12345', '१२', 'A12'])(
    '%j is not a cue number',
    (text) => {
      expect(parseCueNumber(text)).toBeUndefined();
    },
  );

  test('is ordered like on consoles', () => {
    const ordered = [
      '9',
      '12',
      '12.05',
      '12.1',
      '12.5',
      '12.55',
      '12.5A',
      '12A',
      '12A.5',
      '12B',
      '13',
    ];
    expect(ordered.toReversed().toSorted(compareCueNumbers)).toEqual(ordered);
    expect(compareCueNumbers('12.10', '12.1')).toBe(0);
  });
});

const numbers = fc
  .tuple(
    fc.nat(20),
    fc.option(fc.stringMatching(/^\d{1,2}$/), { nil: '' }),
    fc.option(fc.constantFrom('A', 'B', 'Z'), { nil: '' }),
  )
  .map(([whole, decimals, letter]) => `${whole}${decimals && `.${decimals}`}${letter}`);

test('the order of numbers is total, and independent of how they are written', () => {
  fc.assert(
    fc.property(numbers, numbers, numbers, (a, b, c) => {
      expect(Math.sign(compareCueNumbers(a, b))).toBe(-Math.sign(compareCueNumbers(b, a)) || 0);
      if (compareCueNumbers(a, b) <= 0 && compareCueNumbers(b, c) <= 0) {
        expect(compareCueNumbers(a, c)).toBeLessThanOrEqual(0);
      }
      expect(compareCueNumbers(a, parseCueNumber(a) ?? '')).toBe(0);
    }),
  );
});

test('another number always fits between two numbers', () => {
  fc.assert(
    fc.property(numbers, numbers, (a, b) => {
      fc.pre(compareCueNumbers(a, b) < 0);
      let low = parseCueNumber(a) ?? '';
      for (let inserted = 0; inserted < 3; inserted += 1) {
        const between = cueNumberBetween(low, b);
        expect(between).toBeDefined();
        expect(parseCueNumber(between ?? '')).toBe(between);
        expect(compareCueNumbers(low, between ?? '')).toBeLessThan(0);
        expect(compareCueNumbers(between ?? '', b)).toBeLessThan(0);
        low = between ?? '';
      }
    }),
    {
      examples: [
        ['12', '12.1'],
        ['12.9', '12A'],
        ['12A', '12B'],
        ['12', '13'],
        ['9', '12A'],
      ],
    },
  );
});

test.each([
  [undefined, undefined, '1'],
  ['12', undefined, '13'],
  ['12.5', undefined, '13'],
  ['12', '13', '12.5'],
  ['12', '14', '13'],
  ['12.1', '12.5', '12.3'],
  ['12', '12.1', '12.05'],
  [undefined, '1', '0.5'],
  ['12.5', '13.5', '13'],
  ['13', '12', undefined],
  ['12', '12.0', undefined],
])('a cue inserted between %j and %j gets %j', (before, after, between) => {
  expect(cueNumberBetween(before, after)).toBe(between);
});
