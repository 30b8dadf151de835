import { describe, expect, it } from 'vitest';
import { remoteNames, type RemoteName } from 'federation-config';
import {
  currentId,
  EMPTY_LOG,
  point,
  registryOf,
  rollBack,
  startCanary,
  type Release,
  type ReleaseLog,
} from './release-log.ts';

const release = (id: string): Release => ({
  id,
  version: '1.0.0',
  shellContract: '1.0.0',
  integrity: `sha384-of-${id}`,
});
const [first, second, third] = [release('a'), release('b'), release('c')];

describe('the release log', () => {
  it('points to what was released last, and back to what was there before', () => {
    const log = point(point(point(EMPTY_LOG, first), second), third);
    expect(currentId(log)).toBe('c');
    expect(currentId(rollBack(log))).toBe('b');
    expect(currentId(rollBack(rollBack(log)))).toBe('a');
    expect(() => rollBack(rollBack(rollBack(log)))).toThrow('no earlier release');
  });

  it('keeps every release, so that an open page still finds its files', () => {
    const log = rollBack(point(point(EMPTY_LOG, first), second));
    expect(log.releases.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('releases the same build once', () => {
    const log = point(point(EMPTY_LOG, first), first);
    expect(log).toEqual({ releases: [first], pointed: ['a'] });
  });

  it('gives a canary to a share, until it is taken back or given to all', () => {
    const log = startCanary(point(EMPTY_LOG, first), second, 0.1);
    expect(currentId(log)).toBe('a');
    expect(log.canary).toEqual({ id: 'b', share: 0.1 });
    expect(rollBack(log).canary).toBeUndefined();
    expect(currentId(rollBack(log))).toBe('a');
    const whole = point(log, second);
    expect([currentId(whole), whole.canary]).toEqual(['b', undefined]);
  });

  it.each([
    ['no share', point(EMPTY_LOG, first), second, 0, 'between 0 and 100'],
    ['everybody', point(EMPTY_LOG, first), second, 1, 'between 0 and 100'],
    ['no number', point(EMPTY_LOG, first), second, Number.NaN, 'between 0 and 100'],
    ['the first release', EMPTY_LOG, first, 0.1, 'first release'],
    ['what everybody has', point(EMPTY_LOG, first), first, 0.1, 'everybody has'],
  ])('refuses a canary of %s', (_what, log, candidate, share, reason) => {
    expect(() => startCanary(log, candidate, share)).toThrow(reason);
  });
});

const logsOf = (log: ReleaseLog): Record<RemoteName, ReleaseLog> =>
  Object.fromEntries(remoteNames.map((name) => [name, log])) as Record<RemoteName, ReleaseLog>;

describe('registryOf', () => {
  it('is a small pointer under immutable paths', () => {
    const log = startCanary(point(EMPTY_LOG, first), second, 0.25);
    expect(registryOf(logsOf(log)).remotes['venue']).toEqual({
      entry: '/remotes/venue/a/remoteEntry.js',
      version: '1.0.0',
      shellContract: '1.0.0',
      integrity: 'sha384-of-a',
      canary: {
        entry: '/remotes/venue/b/remoteEntry.js',
        version: '1.0.0',
        shellContract: '1.0.0',
        integrity: 'sha384-of-b',
        share: 0.25,
      },
    });
  });

  it('refuses to point to nothing', () => {
    const log = point(EMPTY_LOG, first);
    expect(() => registryOf({ ...logsOf(log), venue: EMPTY_LOG })).toThrow(
      'venue was never released',
    );
  });
});
