import { describe, expect, it } from 'vitest';
import { isCompatible, unmetRequirements } from './compatibility';

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

describe('unmetRequirements', () => {
  it.each([
    ['^19.3.1', ['19.3.1'], true],
    ['^19.3.0', ['19.4.2'], true],
    ['^19.3.1', ['18.3.0'], false],
    ['^19.3.1', ['18.3.0', '19.3.1'], true],
    ['^0.1.0', ['0.1.4'], true],
    // A minor version may break compatibility before the first major one.
    ['^0.1.0', ['0.2.0'], false],
  ])('a remote built with %s, offered %j: runs %s', (range, offered, isMet) => {
    expect(unmetRequirements({ requires: { library: range } }, () => offered)).toEqual(
      isMet
        ? []
        : [`built with library ${range}, of which the shell shares: ${offered.join(', ')}`],
    );
  });

  it('names a library that is not shared at all', () => {
    expect(unmetRequirements({ requires: { react: '^19.3.1' } }, () => [])).toEqual([
      'built with react ^19.3.1, of which the shell shares: none',
    ]);
  });

  it('accepts an entry that names no versions, such as one of the federation plugin', () => {
    expect(unmetRequirements({}, () => [])).toEqual([]);
  });
});
