import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { HostStore } from './host-store.ts';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

async function unlessMissing<Result, Otherwise>(
  work: Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return otherwise;
    throw error;
  }
}

/** Of this process alone, hidden from hosts, and on the same file system as the file that it becomes. */
const temporaryName = (file: string): string =>
  join(dirname(file), `.${basename(file)}.${randomUUID()}`);

/** A folder of this machine, or of one that it has mounted. */
export function openFolderStore(root: string): HostStore {
  async function withTemporary<Result>(
    path: string,
    content: Buffer | string,
    work: (temporary: string, file: string) => Promise<Result>,
  ): Promise<Result> {
    const file = resolve(root, path);
    await mkdir(dirname(file), { recursive: true });
    const temporary = temporaryName(file);
    await writeFile(temporary, content);
    try {
      return await work(temporary, file);
    } finally {
      await rm(temporary, { force: true });
    }
  }

  return {
    read: (path) => unlessMissing(readFile(resolve(root, path)), undefined),
    write: (path, content) => withTemporary(path, content, rename),
    create: (path, content) =>
      withTemporary(path, content, async (temporary, file) => {
        try {
          await link(temporary, file);
          return true;
        } catch (error) {
          if (hasCode(error, 'EEXIST')) return false;
          throw error;
        }
      }),
    remove: (path) => rm(resolve(root, path), { force: true }),
    async list(folder) {
      const options = { recursive: true, withFileTypes: true } as const;
      const entries = await unlessMissing(readdir(resolve(root, folder), options), []);
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
        .toSorted();
    },
    withLocalCopy: (folder, work) => work(resolve(root, folder)),
  };
}
