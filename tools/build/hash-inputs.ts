import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { ROOT } from '../composition.ts';
import { builtFrom } from '../workspace.ts';

/** What every build reads besides its own package and those that it is built from. */
const COMMON = [
  'browser-floor.ts',
  'federation.config.ts',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'tools/vite',
  'tools/build',
  'tools/contract',
  'tools/pages',
];

/** Never part of a build. */
const LEFT_OUT =
  /(?:^|\/)(?:node_modules|dist|dist-prerender|dist-standalone|e2e|\.[^/]+)(?:\/|$)|\.test\.tsx?$/u;

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const kept = entries.filter(({ name }) => !LEFT_OUT.test(name));
  const nested = await Promise.all(kept.map(({ name }) => filesBelow(resolve(path, name))));
  return nested.flat();
}

/** A fingerprint of all that a package's build reads: names and contents of files, and Node's version. */
export async function hashInputs(folder: string): Promise<string> {
  const roots = [...COMMON, ...(await builtFrom(folder))];
  const files = (await Promise.all(roots.map((root) => filesBelow(resolve(ROOT, root)))))
    .flat()
    .toSorted();
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    hash.update(`\0${relative(ROOT, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}
