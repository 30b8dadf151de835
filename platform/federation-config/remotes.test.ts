import { describe, expect, it } from 'vitest';
import { ownerOf, remoteNames, remotes, sharedPaths } from './index.ts';

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
    ['/room/42/cues', 'cues'],
    ['/room/42/call', 'cues'],
    ['/room/42/running', 'cues'],
    ['/room/42/viewer', 'screens'],
    ['/room/42/light/LX', 'screens'],
    ['/screen', 'screens'],
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

describe('sharedPaths', () => {
  const shared = (paths: string[], other: { paths: string[]; except?: string[] }) =>
    sharedPaths({ paths }, other).map(({ path, owned }) => `${path} ${owned}`);

  it.each([
    ['the same path', ['/a'], { paths: ['/a'] }, ['/a /a']],
    ['a path below', ['/a/b'], { paths: ['/a'] }, ['/a/b /a']],
    ['a path above', ['/a'], { paths: ['/a/b'] }, ['/a /a/b']],
    ['another path', ['/a'], { paths: ['/ab', '/'] }, []],
    ['a path that is left', ['/a/:id/c'], { paths: ['/a'], except: ['/a/:id/c'] }, []],
    ['a path beside it', ['/a/:id/d'], { paths: ['/a'], except: ['/a/:id/c'] }, ['/a/:id/d /a']],
    ['more than is left', ['/a/:id'], { paths: ['/a'], except: ['/a/:id/c'] }, ['/a/:id /a']],
  ])('finds %s', (_what, paths, other, expected) => {
    expect(shared(paths, other)).toEqual(expected);
  });

  it('leaves the remotes of this workspace apart', () => {
    for (const one of remoteNames)
      for (const other of remoteNames)
        if (one !== other) expect(sharedPaths(remotes[one], remotes[other])).toEqual([]);
  });
});

describe('the table', () => {
  it('assigns every path to one remote and every port to one server', () => {
    const paths = remoteNames.flatMap((name) => [...remotes[name].paths]);
    const ports = remoteNames.map((name) => remotes[name].port);
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(ports).size).toBe(ports.length);
  });
});
