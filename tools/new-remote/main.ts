import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ROOT } from '../root.ts';
import { edits } from './edits.ts';
import { parseWords } from './parse-words.ts';
import { remoteFiles, type NewRemote } from './templates.ts';

/** `pnpm new:remote tickets --path /tickets`: a remote with screen, routes, tests and standalone page. */

async function writeFiles(remote: NewRemote): Promise<void> {
  for (const [path, content] of Object.entries(remoteFiles(remote))) {
    const file = resolve(ROOT, `mfe-${remote.name}`, path);
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

try {
  const remote = parseWords(process.argv.slice(2));
  await writeFiles(remote);
  await enterInWorkspace(remote);
  run('npx', 'pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline');
  run('npm', 'run', '-s', 'contract', '--', '--write');
  run('npx', 'oxfmt', `mfe-${remote.name}`, ...Object.keys(edits));
  console.log(`mfe-${remote.name} owns ${remote.path}.

  pnpm --filter mfe-${remote.name} dev    alone: http://localhost:${remote.port}
  pnpm dev ${remote.name}                 composed: http://localhost:4170${remote.path}
  npm test                         everything, as CI runs it`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
