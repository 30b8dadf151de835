import { describe, expect, it } from 'vitest';
import { RemoteLoadError, StuckScreenError } from '../failures/load-error';
import { describeError } from './error-report';

const remotes = {
  venue: { entry: 'http://localhost:4170/remotes/venue/remoteEntry.js', version: '1.2.0' },
  live: { entry: 'http://localhost:4175/remoteEntry.js', version: undefined },
};
const shared = { react: '19.3.1' };

function thrownAt(...files: string[]): Error {
  return Object.assign(new Error('fell over'), {
    stack: ['Error: fell over', ...files.map((file) => `    at run (${file}:1:1)`)].join('\n'),
  });
}

describe('describeError', () => {
  it('names the remote whose file threw, its version, the route and the shared versions', () => {
    const error = thrownAt('http://localhost:4170/remotes/venue/assets/Rooms-1234abcd.js');
    expect(describeError(error, { pathname: '/dashboard', remotes, shared })).toEqual({
      remote: 'venue',
      version: '1.2.0',
      route: '/dashboard',
      shared,
      error,
    });
  });

  it('takes the first file of a stack that goes through several remotes', () => {
    const error = thrownAt(
      'http://localhost:4170/assets/react-1234abcd.js',
      'http://localhost:4175/src/data/room.ts',
      'http://localhost:4170/remotes/venue/assets/Rooms-1234abcd.js',
    );
    expect(describeError(error, { pathname: '/rooms', remotes, shared }).remote).toBe('live');
  });

  it.each([
    ['without a file of a remote', thrownAt('http://localhost:4170/assets/react-1234abcd.js')],
    ['that is no error', 'fell over'],
    ['without a stack', Object.assign(new Error('fell over'), { stack: undefined })],
  ])('attributes an error %s to the owner of the route', (_what, error) => {
    expect(describeError(error, { pathname: '/rooms', remotes, shared }).remote).toBe('venue');
  });

  it('names the remote that did not load or did not let go, wherever the page is by now', () => {
    const errors = [
      new RemoteLoadError('venue', 'slow'),
      new StuckScreenError('venue', '/rooms', '/timer'),
    ];
    const reports = errors.map((error) =>
      describeError(error, { pathname: '/dashboard', remotes, shared }),
    );
    expect(reports.map(({ remote, version }) => `${remote} ${version}`)).toEqual([
      'venue 1.2.0',
      'venue 1.2.0',
    ]);
  });

  it('attributes an error on a path without owner to the shell', () => {
    expect(describeError('x', { pathname: '/nope', remotes, shared })).toMatchObject({
      remote: undefined,
      version: undefined,
    });
  });
});
