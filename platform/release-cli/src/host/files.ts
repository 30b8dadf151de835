import { readdir, readFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';

/** Reads the files below a folder of this machine, by path in the folder. */
export async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name))
    .toSorted();
  return new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [relative(folder, file).split(sep).join('/'), await readFile(file)] as const,
      ),
    ),
  );
}

/** Returns the same files with a folder before their paths. */
export function below<Content>(
  folder: string,
  files: Iterable<readonly [string, Content]>,
): Map<string, Content> {
  return new Map(Array.from(files, ([path, content]) => [`${folder}/${path}`, content]));
}
