import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ownerOf, remoteNames, remotes, type RemoteName } from '../../federation.config.ts';
import { ROOT } from '../composition.ts';
import type { Journey } from './plan.ts';

/** A path in quotes, as it is opened or expected, or in a pattern: `'/room/1'`, `/\/room\/.+/u`. */
const NAMED_PATH = /['"`](?<path>\/[\w/-]*)|\/\^?(?<pattern>\/\w[\w/-]*)/gu;

/** Whose screens a suite goes through: the owners of the paths that it names; all where it goes through the table. */
export function remotesTouched(code: string): RemoteName[] {
  if (/\bremoteNames\b|singletons/u.test(code)) return [...remoteNames];
  const owners = new Set(
    [...code.replaceAll('\\/', '/').matchAll(NAMED_PATH)].map(({ groups }) =>
      ownerOf(groups?.['path'] ?? groups?.['pattern'] ?? ''),
    ),
  );
  return remoteNames.filter((name) => owners.has(name) || code.includes(remotes[name].package));
}

/** The shell's browser suites; those of the dev servers run for every change of the tools. */
export async function readJourneys(): Promise<Journey[]> {
  const folders = ['shell/e2e', 'shell/e2e/engines'];
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(resolve(ROOT, folder)))
        .filter((name) => name.endsWith('.spec.ts'))
        .map((name) => `${folder}/${name}`),
    ),
  );
  return Promise.all(
    files
      .flat()
      .toSorted()
      .map(async (file) => ({
        file,
        touches: remotesTouched(await readFile(resolve(ROOT, file), 'utf8')),
      })),
  );
}
