import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ROOT } from '@standby/hosting/root';
import { edits } from './edits.ts';
import { parseArguments, USAGE, type RemoteArguments } from './parse-arguments.ts';
import { repositoryFiles, workspaceFiles, type NewRemote } from './remote-files.ts';

/**
 * `pnpm new:remote tickets --path /tickets` creates a remote with a screen, routes, tests and a
 * standalone page in this workspace. `--standalone <folder>` creates a separate repository instead.
 */

async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const file = resolve(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content, { flag: 'wx' });
  }
}

async function enterInWorkspace(remote: NewRemote): Promise<void> {
  for (const [path, edit] of Object.entries(edits)) {
    const file = resolve(ROOT, path);
    await writeFile(file, edit(await readFile(file, 'utf8'), remote));
  }
}

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

async function makeInWorkspace(remote: NewRemote): Promise<void> {
  await writeFiles(resolve(ROOT, `mfe-${remote.name}`), workspaceFiles(remote));
  await enterInWorkspace(remote);
  run('npx', 'pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline');
  run('npm', 'run', '-s', 'contract', '--', '--write');
  run('npx', 'oxfmt', `mfe-${remote.name}`, ...Object.keys(edits));
  console.log(`mfe-${remote.name} owns ${remote.path}.

  pnpm --filter mfe-${remote.name} dev    alone: http://localhost:${remote.port}
  pnpm dev ${remote.name}                 composed: http://localhost:4170${remote.path}
  npm test                         everything, as CI runs it`);
}

/** @throws {RangeError} for an existing folder */
async function makeRepository(
  remote: NewRemote,
  folder: string,
  hasServer: boolean,
): Promise<void> {
  if (existsSync(folder)) throw new RangeError(`${folder} exists already`);
  await writeFiles(folder, repositoryFiles(remote, hasServer));
  run('npm', 'run', '-s', 'pack:all', '--', '--repository', folder);
  console.log(`${folder} has the remote mfe-${remote.name}, which owns ${remote.path}.

  cd ${folder}
  pnpm install
  pnpm dev     in the shell: http://localhost:4170${remote.path}
  pnpm test    types, lint, unit tests, builds, browser tests`);
}

async function make({ remote, standalone, hasServer }: RemoteArguments): Promise<void> {
  // Paths are relative to the folder of the user's shell, not to the folder of package.json's
  // scripts.
  const here = process.env['INIT_CWD'] ?? process.cwd();
  if (standalone === undefined) await makeInWorkspace(remote);
  else await makeRepository(remote, resolve(here, standalone), hasServer);
}

try {
  const args = parseArguments(process.argv.slice(2));
  if (args) await make(args);
  else console.log(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
