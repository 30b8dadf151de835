import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { askHolder, lockFolder, type FolderLock } from '@standby/server-kit/database/folder-lock';

function makeFolder(): string {
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
const take = (folder: string): Promise<FolderLock> =>
  lockFolder(folder, async (text) => `got ${text}`);
const sockets = (folder: string): string[] => readdirSync(resolve(folder, 'lock'));

/** Another process that takes the folder and keeps it. */
async function holdElsewhere(folder: string): Promise<ChildProcess> {
  const child = fork(resolve(import.meta.dirname, '../../testing/hold-folder.ts'), [folder], {
    execArgv: ['--import', 'tsx'],
  });
  await once(child, 'message');
  return child;
}

it('a folder is for one at a time', async () => {
  const folder = makeFolder();
  const lock = await take(folder);
  await expect(take(folder)).rejects.toThrow(
    /^Another Standby server uses the data in .*STANDBY_DATA\.$/u,
  );
  await lock.release();
  const next = await take(folder);
  await next.release();
  expect(sockets(folder)).toEqual([]);
});

it('of many that come at the same moment at most one gets it', async () => {
  const folder = makeFolder();
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => take(folder)));
  const locks = outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' ? [outcome.value] : [],
  );
  expect(locks.length).toBeLessThanOrEqual(1);
  for (const lock of locks) await lock.release();
});

it('a folder is never taken from a process that lives, and at once from one that was killed', async () => {
  const folder = makeFolder();
  const holder = await holdElsewhere(folder);
  await expect(take(folder)).rejects.toThrow('Another Standby server');

  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(existsSync(resolve(folder, 'lock', sockets(folder)[0] ?? ''))).toBe(true);

  const lock = await take(folder);
  await lock.release();
});

it('the process that has a folder answers others of the machine', async () => {
  const folder = makeFolder();
  expect(await askHolder(folder, 'hello')).toBeUndefined();
  const lock = await take(folder);
  expect(await askHolder(folder, 'hello')).toBe('got hello');
  await lock.release();
});
