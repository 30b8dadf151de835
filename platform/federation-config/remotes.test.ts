import { describe, expect, it } from 'vitest';
import { ownerOf, remoteNames, remotes } from './index.ts';

describe('ownerOf', () => {
  it.each([
    ['/', 'marketing'],
    ['/terms', 'marketing'],
    ['/auth/verify', 'auth'],
    ['/dashboard', 'productions'],
    ['/create-event', 'productions'],
    ['/shows/42', 'productions'],
    ['/guide/people', 'productions'],
    ['/rooms', 'venue'],
    ['/add-device', 'venue'],
    ['/room/42', 'live'],
    ['/room/42/viewer', 'live'],
  ])('gives %s to %s', (pathname, owner) => {
    expect(ownerOf(pathname)).toBe(owner);
  });

  it.each(['/nope', '/roomservice', '/dashboards', '/termsandmore', '/room/%E0%A4%A', '/rooms/%'])(
    'finds no owner of %s',
    (path) => {
      expect(ownerOf(path)).toBeUndefined();
    },
  );
});

describe('the table', () => {
  it('assigns every path to one remote and every port to one server', () => {
    const paths = remoteNames.flatMap((name) => [...remotes[name].paths]);
    const ports = remoteNames.map((name) => remotes[name].port);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(ports).size).toBe(ports.length);
  });
});
