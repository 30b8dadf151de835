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
  ])('reads %j with %j', (args, environment, address) => {
    expect(readOptions(args, environment)?.registry?.href).toBe(address);
  });

  it.each([
    [['--connected', 'https://standby.example/rooms'], {}, 'https://standby.example/remotes.json'],
    [
      ['--connected', 'https://standby.example', '--registry', 'https://product.example'],
      {},
      'https://product.example/remotes.json',
    ],
    [[], { STANDBY_SERVER: 'https://standby.example' }, 'https://standby.example/remotes.json'],
  ])(
    'reads the server of %j with %j, whose registry is the default',
    (args, environment, address) => {
      const options = readOptions(args, environment);
      expect(options?.server?.href).toBe('https://standby.example/');
      expect(options?.registry?.href).toBe(address);
    },
  );

  it.each([
    [['--connected', 'standby.example'], '"standby.example" is not the address of a server'],
    [['--registry', 'product.example'], '"product.example" is not the address of a registry'],
    [['--registry', 'file:///remotes.json'], 'is not the address of a registry'],
    [['--registry'], '--registry needs a value.'],
    [['--registy', 'https://product.example'], 'There is no option --registy.'],
    [['https://product.example'], 'is not an option'],
  ])('refuses %j with the reason', (args, reason) => {
    expect(() => readOptions(args, {})).toThrow(reason);
  });
});
