import { describe, expect, it } from 'vitest';
import { isCompatible } from './remote-contract';

describe('isCompatible', () => {
  it.each([
    ['1.0.0', '1.0.0', true],
    ['1.0.0', '1.4.2', true],
    ['1.4.0', '1.4.9', true],
    ['1.5.0', '1.4.9', false],
    ['2.0.0', '1.9.0', false],
    ['1.0.0', '2.0.0', false],
    ['', '1.0.0', false],
    ['latest', '1.0.0', false],
  ])('a remote that needs %s in a shell that offers %s: %s', (needed, offered, expected) => {
    expect(isCompatible(needed, offered)).toBe(expected);
  });
});
