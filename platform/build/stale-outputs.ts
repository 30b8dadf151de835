import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

/** The part of Turborepo's summary of a run that says what tasks wrote or restored. */
export interface RunSummary {
  readonly tasks: readonly {
    readonly taskId: string;
    /** From the root. */
    readonly directory: string;
    /** Patterns, from the package; of the root's tasks from the root. */
    readonly outputs: readonly string[] | null;
    /** Paths from the root. */
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

/** Writes into the folder of another task's build. */
const PRERENDER = '//#prerender';

/**
 * Turborepo restores the files of a build beside those that lie there: files of another build stay, whose names have
 * other hashes. After this, a build that was restored has its own files alone, as one that ran.
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

/** Returns the summary of the only run in one of Turborepo's folders; undefined when there is none. */
export function readSummary(folder: string): RunSummary | undefined {
  const [file] = existsSync(folder) ? readdirSync(folder) : [];
  if (file === undefined) return undefined;
  return JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as RunSummary;
}
