import { describe, expect, it } from 'vitest';
import { parseSshTarget } from './ssh-target.ts';

describe('an address of a host by ssh', () => {
  it.each([
    [
      'ssh://deploy@standby.example:2222/srv/standby/',
      { destination: 'deploy@standby.example', port: '2222', root: '/srv/standby' },
    ],
    [
      'ssh://standby.example/srv/a%20b',
      { destination: 'standby.example', port: undefined, root: '/srv/a b' },
    ],
    ['ssh://me@[::1]/srv', { destination: 'me@::1', port: undefined, root: '/srv' }],
  ])('%s has its parts', (address, parts) => {
    expect(parseSshTarget(address)).toEqual(parts);
  });

  it.each([
    ['standby.example:/srv', 'is not the address of a host'],
    ['ssh://deploy:secret@standby.example/srv', 'is not the address of a host'],
    ['ssh://-oProxyCommand=x@standby.example/srv', 'is not the address of a host'],
    ['ssh://-oProxyCommand=x/srv', 'is not the address of a host'],
    ['ssh:///srv', 'is not the address of a host'],
    ['ssh://standby.example', 'names no folder'],
    ['ssh://standby.example/', 'names no folder'],
  ])('%s is refused', (address, reason) => {
    expect(() => parseSshTarget(address)).toThrow(reason);
  });
});
