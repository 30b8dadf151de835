import { describe, expect, it } from 'vitest';
import { readOptions } from './read-options.ts';

describe('readOptions', () => {
  it.each([
    [[], {}, undefined],
    [
      ['--registry', 'https://product.example/remotes.json'],
      {},
      'https://product.example/remotes.json',
    ],
    [['--registry', 'https://product.example'], {}, 'https://product.example/remotes.json'],
    [
      ['--registry=https://product.example/stage/remotes.json'],
      { STANDBY_REGISTRY: 'https://other.example' },
      'https://product.example/stage/remotes.json',
    ],
    [[], { STANDBY_REGISTRY: 'http://localhost:4170' }, 'http://localhost:4170/remotes.json'],
    [[], { STANDBY_REGISTRY: '' }, undefined],
  ])('reads %j with %j', (words, environment, address) => {
    expect(readOptions(words, environment)?.registry?.href).toBe(address);
  });

  it.each([
    [['--registry', 'product.example'], '"product.example" is not the address of a registry'],
    [['--registry', 'file:///remotes.json'], 'is not the address of a registry'],
    [['--registry'], '--registry needs a value.'],
    [['--registy', 'https://product.example'], 'There is no option --registy.'],
    [['https://product.example'], 'is not an option'],
  ])('refuses %j and says why', (words, reason) => {
    expect(() => readOptions(words, {})).toThrow(reason);
  });
});
