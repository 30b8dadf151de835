import { describe, expect, it } from 'vitest';
import {
  canaryOf,
  currentRelease,
  deploy,
  EMPTY_HISTORY,
  promote,
  rollBack,
  startCanary,
  type History,
  type Release,
} from './history.ts';

const release = (id: string): Release => ({ id, version: '1.0.0' });
const [first, second, third] = [release('a'), release('b'), release('c')];
const stamp = { at: '2026-11-22T05:00:00.000Z', by: 'Avery Brooks' };

const history = (...releases: readonly Release[]): History =>
  releases.reduce<History>((before, next) => deploy(before, next, stamp), EMPTY_HISTORY);
const back = (before: History, to?: string): History => rollBack(before, to, stamp);
const currentId = (of: History): string | undefined => currentRelease(of)?.id;

describe('the history of a remote', () => {
  it('has the last release as the current one, and rolls back step by step', () => {
    const all = history(first, second, third);
    expect(currentId(all)).toBe('c');
    expect(currentId(back(all))).toBe('b');
    expect(currentId(back(back(all)))).toBe('a');
    expect(() => back(back(back(all)))).toThrow('no earlier release');
  });

  it('rolls back to a named release, and further back from there', () => {
    const all = history(first, second, third);
    expect(currentId(back(all, 'a'))).toBe('a');
    expect(() => back(back(all, 'a'))).toThrow('no earlier release');
    expect(() => back(all, 'x')).toThrow('there is no release x; there are: a, b, c');
    expect(() => back(startCanary(history(first), second, { share: 0.1 }, stamp), 'b')).toThrow(
      'b was not deployed before; pnpm promote deploys it',
    );
  });

  it('records who deployed which release and when, and keeps all records', () => {
    const log = back(history(first, second));
    expect(log.deployments).toEqual([
      { action: 'release', id: 'a', ...stamp },
      { action: 'release', id: 'b', ...stamp },
      { action: 'rollback', id: 'a', ...stamp },
    ]);
    expect(log.releases.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('deploys a release again after its rollback', () => {
    expect(currentId(deploy(back(history(first, second)), second, stamp))).toBe('b');
    expect(currentId(promote(back(history(first, second)), 'b', stamp))).toBe('b');
  });

  it('releases the same build once', () => {
    expect(history(first, first)).toEqual(history(first));
  });

  it('gives a canary to a share of the visitors until its rollback or promotion', () => {
    const log = startCanary(history(first), second, { share: 0.1 }, stamp);
    expect(currentId(log)).toBe('a');
    expect(canaryOf(log)).toEqual({ release: second, share: 0.1 });
    expect([currentId(back(log)), canaryOf(back(log))]).toEqual(['a', undefined]);
    for (const whole of [deploy(log, second, stamp), promote(log, undefined, stamp)]) {
      expect([currentId(whole), canaryOf(whole)]).toEqual(['b', undefined]);
      expect(currentId(back(whole))).toBe('a');
    }
  });

  it('ends a canary when the current release is released again', () => {
    const log = deploy(startCanary(history(first), second, { share: 0.1 }, stamp), first, stamp);
    expect([currentId(log), canaryOf(log)]).toEqual(['a', undefined]);
  });

  it.each([
    ['no share', history(first), second, 0, 'between 0 and 100'],
    ['everybody', history(first), second, 1, 'between 0 and 100'],
    ['no number', history(first), second, Number.NaN, 'between 0 and 100'],
    ['the first release', history(), first, 0.1, 'first release'],
    ['the current release', history(first), first, 0.1, 'all visitors have it already'],
  ])('refuses a canary of %s', (_what, log, candidate, share, reason) => {
    expect(() => startCanary(log, candidate, { share }, stamp)).toThrow(reason);
  });

  it('refuses to promote without a canary', () => {
    expect(() => promote(history(first), undefined, stamp)).toThrow('there is no canary');
    expect(() => promote(history(first), 'x', stamp)).toThrow('there is no release x');
  });
});
