import { describe, expect, it } from 'vitest';
import {
  isFileResponse,
  laterFilesOf,
  laterLists,
  remoteFiles,
  unknownLink,
  type RegistryFile,
} from './snapshot-files';

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

const filesOf = (remotes: RegistryFile['remotes']) => remoteFiles({ remotes }, ROUTES, ORIGIN);

describe('remoteFiles', () => {
  it('lists the files that the routes need, of every remote, the entry with its hash', () => {
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

  it('lists a file once that several routes need', () => {
    const preloads = { '/dashboard': ['remoteEntry.js'], '/room/:roomId': ['remoteEntry.js'] };
    expect(filesOf({ live: { ...live, preloads } })).toHaveLength(1);
  });

  it('includes the files of a canary', () => {
    const canary = { ...live, entry: '/remotes/live/c/remoteEntry.js', integrity: 'sha384-c' };
    expect(filesOf({ live: { ...live, canary } })).toContainEqual({
      address: `${ORIGIN}/remotes/live/c/remoteEntry.js`,
      integrity: 'sha384-c',
    });
  });

  it('leaves out other origins and remotes without preloads', () => {
    const elsewhere = { ...live, entry: 'http://localhost:4175/remoteEntry.js' };
    expect(filesOf({ live: elsewhere })).toEqual([]);
    expect(filesOf({ live: { entry: live.entry } })).toEqual([]);
  });
});

describe('files that routes load later', () => {
  it('are listed beside the entry of each remote with one of the routes, also of a canary', () => {
    const canary = { ...live, entry: '/remotes/live/c/remoteEntry.js?v=1' };
    const venue = { entry: '/remotes/venue/d/remoteEntry.js', preloads: { '/rooms': [] } };
    const elsewhere = { ...live, entry: 'http://localhost:4175/remoteEntry.js' };
    const remotes = { live: { ...live, canary }, venue, elsewhere };
    expect(laterLists({ remotes }, ROUTES, ORIGIN)).toEqual([
      `${ORIGIN}/remotes/live/a/later.json`,
      `${ORIGIN}/remotes/live/c/later.json`,
    ]);
  });

  it('are limited to those routes', () => {
    const files = { '/room/:roomId': ['assets/Share.js'], '/rooms': ['assets/Add.js'] };
    expect(laterFilesOf(files, ROUTES, `${ORIGIN}/remotes/live/a/later.json`)).toEqual([
      `${ORIGIN}/remotes/live/a/assets/Share.js`,
    ]);
  });
});

describe('unknownLink', () => {
  const page =
    '<head><link rel="icon" href="/favicon.svg"><script type="module" src="/assets/a.js"></script></head>';

  it('finds a file of another shell', () => {
    expect(unknownLink(page, new Set(['/favicon.svg', '/assets/a.js']))).toBeUndefined();
    expect(unknownLink(page, new Set(['/favicon.svg', '/assets/b.js']))).toBe('/assets/a.js');
  });
});

describe('isFileResponse', () => {
  it.each([
    ['a script', 200, 'text/javascript', true],
    ['a file of no type', 200, undefined, true],
    ['a page in its place', 200, 'text/html; charset=utf-8', false],
    ['a failure', 404, 'text/plain', false],
    ['a part', 206, 'text/javascript', false],
  ])('says of %s', (_what, status, type, answer) => {
    const headers = type === undefined ? undefined : { 'content-type': type };
    expect(isFileResponse({ status, headers: new Headers(headers) })).toBe(answer);
  });
});
