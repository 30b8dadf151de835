import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  CONTRACT_FILE,
  REMOTE_ENTRY,
  remoteNames,
  remotes,
  type RemoteName,
} from '../../federation.config.ts';
import { PRERENDER_BUNDLE, prerenderRemote } from '../pages/prerender.ts';
import { compressFolder } from './compress.ts';
import { hashInputs } from './hash-inputs.ts';
import {
  PRERENDER_FOLDER,
  PRERENDERED_FILE,
  prerenderStamps,
  readPrerendered,
  remoteFolder,
  ROOT,
  STAMP,
  type PrerenderedBuild,
} from '../composition.ts';
import { generateContract } from '../contract/generate.ts';

/** One `vite build`. */
interface BuildJob {
  readonly folder: string;
  readonly outDir: 'dist' | 'dist-prerender' | 'dist-standalone';
}

const VITE = resolve(ROOT, 'node_modules/vite/bin/vite.js');

const MODES = {
  dist: 'production',
  'dist-prerender': 'prerender',
  'dist-standalone': 'standalone',
} as const;

const composed: BuildJob[] = [
  ...['shell', ...remoteNames.map((name) => remotes[name].package)].map((folder): BuildJob => ({
    folder,
    outDir: 'dist',
  })),
  { folder: 'shell', outDir: 'dist-prerender' },
];

/** The pages on which each package runs without the shell: what the per-package browser suites open. */
const standalone: BuildJob[] = [
  ...remoteNames.map((name): BuildJob => ({
    folder: remotes[name].package,
    outDir: 'dist-standalone',
  })),
  { folder: 'shared-ui', outDir: 'dist-standalone' },
];

function run(job: BuildJob): Promise<void> {
  const mode = MODES[job.outDir];
  const child = spawn(process.execPath, [VITE, 'build', '--mode', mode, '--logLevel', 'warn'], {
    cwd: resolve(ROOT, job.folder),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => {
      if (code === 0) done();
      else fail(new Error(`${job.folder} (${mode}) did not build:\n${output}`));
    });
  });
}

/** A built remote says what it is in a file beside its entry. */
async function writeContract({ folder, outDir }: BuildJob): Promise<void> {
  const name = remoteNames.find((remote) => remotes[remote].package === folder);
  if (!name || outDir !== 'dist') return;
  const contract = await generateContract(name);
  await writeFile(resolve(ROOT, folder, outDir, CONTRACT_FILE), JSON.stringify(contract));
}

async function buildIfChanged(job: BuildJob): Promise<'built' | 'unchanged'> {
  const outDir = resolve(ROOT, job.folder, job.outDir);
  const stamp = resolve(outDir, STAMP);
  const inputs = await hashInputs(job.folder);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === inputs) return 'unchanged';
  await rm(outDir, { recursive: true, force: true });
  const start = performance.now();
  await run(job);
  await writeContract(job);
  if (job.outDir !== 'dist-prerender') await compressFolder(outDir);
  // Last, so that an interrupted build is not taken for a whole one.
  await writeFile(stamp, inputs);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`  built ${job.folder}/${job.outDir} in ${seconds} s`);
  return 'built';
}

/** Builds what changed since its last build, two at a time. */
async function build(jobs: BuildJob[]): Promise<void> {
  const queue = [...jobs];
  const worker = async (): Promise<void> => {
    for (let job = queue.shift(); job; job = queue.shift()) await buildIfChanged(job);
  };
  await Promise.all([worker(), worker()]);
}

/** Builds the remotes that have no build yet; what there is stays as it was last built. */
export async function buildMissingRemotes(names: readonly RemoteName[]): Promise<void> {
  const folders = names
    .map((name) => remotes[name].package)
    .filter((folder) => !existsSync(resolve(ROOT, folder, 'dist', STAMP)));
  await build(folders.map((folder) => ({ folder, outDir: 'dist' })));
}

export const buildRemotes = (names: readonly RemoteName[]): Promise<void> =>
  build(names.map((name) => ({ folder: remotes[name].package, outDir: 'dist' })));

/** Draws the pages of the last builds, unless they are drawn. */
async function prerenderComposed(): Promise<void> {
  const stamps = prerenderStamps();
  if (stamps === undefined || readPrerendered()) return;
  const pages = await Promise.all(
    remoteNames.map((name) =>
      prerenderRemote(name, {
        bundle: resolve(PRERENDER_FOLDER, PRERENDER_BUNDLE),
        entry: resolve(remoteFolder(name), REMOTE_ENTRY),
        assets: resolve(ROOT, 'shell/dist/assets'),
      }),
    ),
  );
  const drawn: PrerenderedBuild = { stamps, pages: pages.flat() };
  await writeFile(PRERENDERED_FILE, JSON.stringify(drawn));
}

export async function buildComposed(): Promise<void> {
  await build(composed);
  await prerenderComposed();
}

export async function buildAll(): Promise<void> {
  await build([...composed, ...standalone]);
  await prerenderComposed();
}
