import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeWritableFolder, systemReason } from './writable-folder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'standby-folder-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function problemOf(folder: string): string | undefined {
  try {
    makeWritableFolder(folder);
    return undefined;
  } catch (error) {
    return systemReason(error);
  }
}

describe('a writable folder', () => {
  it('is created for this user alone, with those above it, and is empty', () => {
    const folder = join(root, 'above/data');
    makeWritableFolder(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(root, 'above')).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('keeps its permissions and its content if it exists', () => {
    chmodSync(root, 0o750);
    writeFileSync(join(root, 'file'), '');
    makeWritableFolder(root);
    expect(statSync(root).mode & 0o777).toBe(0o750);
    expect(readdirSync(root)).toEqual(['file']);
  });

  it('is not a file, in a file, or a link to nothing', () => {
    writeFileSync(join(root, 'file'), '', { mode: 0o755 });
    symlinkSync(join(root, 'nothing'), join(root, 'link'));
    expect(problemOf(join(root, 'file'))).toBe('not a directory (ENOTDIR)');
    expect(problemOf(join(root, 'file/data'))).toBe('not a directory (ENOTDIR)');
    expect(problemOf(join(root, 'link'))).toBe('no such file or directory (ENOENT)');
  });
});

describe.runIf(process.platform === 'linux')('in /proc, which takes no folders', () => {
  /** Creates a folder in a process with a time limit, because a `mkdir` that hangs would stop all tests. */
  function createInTime(folder: string) {
    const program = `
      import { makeWritableFolder, systemReason } from '${import.meta.dirname}/writable-folder.ts';
      try { makeWritableFolder('${folder}') } catch (error) { console.log(systemReason(error)) }`;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
    return spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 20_000 });
  }

  it.each(['/proc', '/proc/none', '/proc/none/data'])(
    '%s is refused and does not hang',
    (folder) => {
      expect(createInTime(folder)).toMatchObject({
        status: 0,
        stdout: expect.stringMatching(
          /^(?:no such file or directory \(ENOENT\)|permission denied \(EACCES\))\n$/u,
        ) as string,
      });
    },
  );
});
