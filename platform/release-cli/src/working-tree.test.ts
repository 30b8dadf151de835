import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentCommit, currentStamp, uncommittedChanges } from './working-tree.ts';

let folder: string;

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standby-'));
});

afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

it('names a few of the uncommitted sources', async () => {
  expect(uncommittedChanges(folder)).toBe('the sources are in no git repository');
  git('init', '-q');
  expect(uncommittedChanges(folder)).toBeUndefined();
  for (const name of ['a', 'b', 'c', 'd', 'e']) await writeFile(join(folder, `${name}.ts`), '');
  expect(uncommittedChanges(folder)).toBe('uncommitted changes: a.ts, b.ts, c.ts and 2 more');
});

it('stamps a deployment with its author and the time, and knows the commit of the sources', () => {
  expect(currentCommit(folder)).toBeUndefined();
  git('init', '-q');
  git('config', 'user.name', 'Avery Brooks');
  git('config', 'user.email', 'avery@standby.example');
  git('commit', '-q', '--allow-empty', '-m', 'feat: x');
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 5) });
  const stamp = { at: '2026-11-22T05:00:00.000Z', by: 'Avery Brooks' };
  vi.stubEnv('RELEASE_AUTHOR', '');
  expect(currentStamp(folder)).toEqual(stamp);
  expect(currentCommit(folder)).toBe(git('rev-parse', 'HEAD'));
  vi.stubEnv('RELEASE_AUTHOR', 'avery-on-ci');
  expect(currentStamp(folder).by).toBe('avery-on-ci');
});
