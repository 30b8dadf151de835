import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Host } from './host.ts';

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

/**
 * Returns a temporary name that no other process uses. It is hidden from hosts and on the file
 * system of the final file.
 */
const temporaryName = (file: string): string =>
  join(dirname(file), `.${basename(file)}.${randomUUID()}`);

/** Opens a folder of this machine or of a mounted file system. */
export function openFolderHost(root: string): Host {
  async function lastName(folder: string): Promise<string | undefined> {
    const names = await unlessMissing(readdir(resolve(root, folder)), []);
    return names
      .filter((name) => !name.startsWith('.'))
      .toSorted()
      .at(-1);
  }

  async function putTemporary(path: string, content: Buffer | string): Promise<string> {
    const temporary = temporaryName(resolve(root, path));
    await mkdir(dirname(temporary), { recursive: true });
    await writeFile(temporary, content);
    return temporary;
  }

  return {
    folder: resolve(root),
    read: (path) => unlessMissing(readFile(resolve(root, path)), undefined),
    async readLast(folder) {
      const name = await lastName(folder);
      return name === undefined
        ? undefined
        : { name, content: await readFile(resolve(root, folder, name)) };
    },
    async write(changes, condition) {
      const temporaries = new Map<string, string>();
      try {
        for (const [path, content] of changes) {
          if (content !== undefined) temporaries.set(path, await putTemporary(path, content));
        }
        if (condition && (await lastName(condition.folder)) !== condition.last) return false;
        for (const path of changes.keys()) {
          const temporary = temporaries.get(path);
          if (temporary === undefined) await rm(resolve(root, path), { force: true });
          else await rename(temporary, resolve(root, path));
        }
        return true;
      } finally {
        for (const temporary of temporaries.values()) await rm(temporary, { force: true });
      }
    },
    async create(path, content) {
      const temporary = await putTemporary(path, content);
      try {
        await link(temporary, resolve(root, path));
        return true;
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(temporary, { force: true });
      }
    },
    withLocalCopy: (_paths, work) => work(root),
  };
}
