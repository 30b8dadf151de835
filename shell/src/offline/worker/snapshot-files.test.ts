import { describe, expect, it } from 'vitest';
import { foreignLink, isFile, remoteFiles } from './snapshot-files';

const ORIGIN = 'https://standby.example';
const ROUTES = ['/dashboard', '/room/:roomId'];

const live = {
  entry: '/remotes/live/a/remoteEntry.js',
  integrity: 'sha384-a',
  preloads: {
    '/room/:roomId': ['remoteEntry.js', 'assets/LiveRoom.js'],
    '/room/:roomId/ask': ['remoteEntry.js', 'assets/Ask.js'],
  },
};

const filesOf = (remotes: Parameters<typeof remoteFiles>[0]['remotes']) =>
  remoteFiles({ remotes }, ROUTES, ORIGIN);

describe('remoteFiles', () => {
  it('are what the routes need, of whichever remote, the entry under its hash', () => {
    const productions = {
      entry: '/remotes/productions/b/remoteEntry.js',
      preloads: { '/dashboard': ['remoteEntry.js'], '/create-event': ['assets/Form.js'] },
    };
    expect(filesOf({ live, productions })).toEqual([
      { address: `${ORIGIN}/remotes/live/a/remoteEntry.js`, integrity: 'sha384-a' },
      { address: `${ORIGIN}/remotes/live/a/assets/LiveRoom.js` },
      { address: `${ORIGIN}/remotes/productions/b/remoteEntry.js`, integrity: undefined },
    ]);
  });

  it('are each there once, though several routes need it', () => {
    const preloads = { '/dashboard': ['remoteEntry.js'], '/room/:roomId': ['remoteEntry.js'] };
    expect(filesOf({ live: { ...live, preloads } })).toHaveLength(1);
  });

  it('are those of a canary too', () => {
    const canary = { ...live, entry: '/remotes/live/c/remoteEntry.js', integrity: 'sha384-c' };
    expect(filesOf({ live: { ...live, canary } })).toContainEqual({
      address: `${ORIGIN}/remotes/live/c/remoteEntry.js`,
      integrity: 'sha384-c',
    });
  });

  it('are none of another origin, and none where a registry does not say', () => {
    const elsewhere = { ...live, entry: 'http://localhost:4175/remoteEntry.js' };
    expect(filesOf({ live: elsewhere })).toEqual([]);
    expect(filesOf({ live: { entry: live.entry } })).toEqual([]);
  });
});

describe('foreignLink', () => {
  const page =
    '<head><link rel="icon" href="/favicon.svg"><script type="module" src="/assets/a.js"></script></head>';

  it('is what a page of another shell names and this one does not have', () => {
    expect(foreignLink(page, new Set(['/favicon.svg', '/assets/a.js']))).toBeUndefined();
    expect(foreignLink(page, new Set(['/favicon.svg', '/assets/b.js']))).toBe('/assets/a.js');
  });
});

describe('isFile', () => {
  it.each([
    ['a script', 200, 'text/javascript', true],
    ['a file of no type', 200, undefined, true],
    ['a page in its place', 200, 'text/html; charset=utf-8', false],
    ['a failure', 404, 'text/plain', false],
    ['a part', 206, 'text/javascript', false],
  ])('says of %s', (_what, status, type, answer) => {
    const headers = type === undefined ? undefined : { 'content-type': type };
    expect(isFile({ status, headers: new Headers(headers) })).toBe(answer);
  });
});
