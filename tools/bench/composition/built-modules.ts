import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { remoteNames, remotes } from '../../../federation.config.ts';
import { remotePrefix, ROOT, STAMP } from '../../composition.ts';
import type { FileModules, ModuleSizes } from './file-modules.ts';

const CACHE = resolve(ROOT, 'node_modules/.cache/standby-bench/composed');
const TSX = resolve(ROOT, 'node_modules/tsx/dist/cli.mjs');
const LIST_MODULES = resolve(import.meta.dirname, 'list-modules.ts');

/** What list-modules.ts writes of one package's build. */
export interface PackageModules {
  readonly buildMs: number;
  readonly files: Readonly<Record<string, ModuleSizes>>;
}

/** A package of the composed app, and the path below which its files are served. */
const packages = [
  { folder: 'shell', prefix: '' },
  ...remoteNames.map((name) => ({ folder: remotes[name].package, prefix: remotePrefix(name) })),
];

/** The fingerprint that the build leaves of what it was made of. */
async function stampOf(folder: string): Promise<string> {
  const file = resolve(ROOT, folder, 'dist', STAMP);
  if (!existsSync(file)) throw new Error(`There is no ${folder}/dist: run pnpm build first.`);
  return readFile(file, 'utf8');
}

function buildAndList(folder: string, listFile: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [TSX, LIST_MODULES, folder, listFile, resolve(CACHE, folder)],
    { env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`${folder} did not build:\n${output}`)),
    );
  });
}

async function modulesOf(folder: string, isAnew: boolean): Promise<PackageModules> {
  const listFile = resolve(CACHE, `${folder}-${(await stampOf(folder)).slice(0, 16)}.json`);
  if (isAnew || !existsSync(listFile)) await buildAndList(folder, listFile);
  return JSON.parse(await readFile(listFile, 'utf8')) as PackageModules;
}

export interface ComposedModules {
  /** By the path at which a file is served. */
  readonly files: FileModules;
  /** All six builds, one after the other. */
  readonly buildMs: number;
}

/**
 * What each file of the composed app is made of. A build says so only while it runs, so each package
 * is built once more, beside its `dist`; names carry the hash of the content, so they are the same.
 *
 * @param isAnew builds also what was listed before, for the time that it takes
 */
export async function composedModules(isAnew: boolean): Promise<ComposedModules> {
  const files: Record<string, ModuleSizes> = {};
  let buildMs = 0;
  for (const { folder, prefix } of packages) {
    const list = await modulesOf(folder, isAnew);
    buildMs += list.buildMs;
    for (const [file, modules] of Object.entries(list.files)) files[`${prefix}/${file}`] = modules;
  }
  return { files, buildMs };
}
