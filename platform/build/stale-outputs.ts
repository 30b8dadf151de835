import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

/** The part of Turborepo's run summary that lists the files that tasks wrote or restored. */
export interface RunSummary {
  readonly tasks: readonly {
    readonly taskId: string;
    /** Path of the package, relative to the root. */
    readonly directory: string;
    /** Patterns relative to the package; for the root's tasks, relative to the root. */
    readonly outputs: readonly string[] | null;
    /** Paths relative to the root. */
    readonly expandedOutputs: readonly string[];
    readonly cache: { readonly status: string };
  }[];
}

const ALL_BELOW = '/**';

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => resolve(parentPath, name));
}

/** Task that writes into the build folder of another task. */
const PRERENDER = '//#prerender';

/**
 * Removes files of earlier builds. Turborepo restores a build from the cache without emptying its
 * folder, so files of another build with other hashes stay. Afterwards a restored build has only
 * its own files, like a fresh one.
 *
 * @param root folder of the workspace
 */
export function removeStaleOutputs({ tasks }: RunSummary, root: string): void {
  const written = new Set(
    tasks.flatMap(({ expandedOutputs }) => expandedOutputs.map((file) => resolve(root, file))),
  );
  const withPrerender = tasks.some(({ taskId }) => taskId === PRERENDER);
  for (const { taskId, directory, outputs, cache } of tasks) {
    if (cache.status !== 'HIT' || (taskId === 'shell#build' && !withPrerender)) continue;
    for (const pattern of outputs ?? []) {
      if (!pattern.endsWith(ALL_BELOW)) continue;
      const folder = resolve(root, directory, pattern.slice(0, -ALL_BELOW.length));
      for (const file of filesBelow(folder)) if (!written.has(file)) rmSync(file);
    }
  }
}

/**
 * Returns the summary of the only run in one of Turborepo's folders; undefined if the folder is
 * empty.
 */
export function readSummary(folder: string): RunSummary | undefined {
  const [file] = existsSync(folder) ? readdirSync(folder) : [];
  if (file === undefined) return undefined;
  return JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as RunSummary;
}
