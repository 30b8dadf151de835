import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ROOT } from './composition.ts';

interface Manifest {
  dependencies?: Record<string, string>;
}

/**
 * The packages of this workspace that a package depends on; each lies in the folder of its name. What
 * it needs for its types and tests alone (the shell: the remotes) is no part of its build.
 */
async function namedBy(folder: string): Promise<string[]> {
  const text = await readFile(resolve(ROOT, folder, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(text) as Manifest;
  return Object.entries(dependencies)
    .filter(([, range]) => range.startsWith('workspace:'))
    .map(([name]) => name);
}

/** A package and all of this workspace that it is built from, nearest first. */
export async function builtFrom(folder: string): Promise<string[]> {
  const found = [folder];
  for (const name of found) {
    found.push(...(await namedBy(name)).filter((next) => !found.includes(next)));
  }
  return found;
}
