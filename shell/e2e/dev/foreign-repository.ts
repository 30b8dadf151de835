import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir } from 'node:fs/promises';
import { delimiter, resolve } from 'node:path';
import { installTarballs, PACKAGES_FOLDER } from '../../../platform/pack/repository-packages.ts';
import { findBrowser } from '../../../platform/test/browsers/browsers.ts';
import { ROOT } from '@standby/hosting/root';

const AUTHOR = { name: 'Tickets team', email: 'tickets@standby.example' };

/** Returns the environment of a terminal with the workspace's pnpm, git and a Chromium. */
function environmentOf(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: [resolve(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    CHROMIUM_PATH: findBrowser('chromium'),
    GIT_AUTHOR_NAME: AUTHOR.name,
    GIT_AUTHOR_EMAIL: AUTHOR.email,
    GIT_COMMITTER_NAME: AUTHOR.name,
    GIT_COMMITTER_EMAIL: AUTHOR.email,
    npm_config_prefer_offline: 'true',
    // These variables belong to the suite around this test.
    NODE_ENV: undefined,
    TEST_WORKER_INDEX: undefined,
    TEST_PARALLEL_INDEX: undefined,
    INIT_CWD: undefined,
    ...environment,
  };
}

/** Runs a program, such as the workspace's pnpm, to its end. */
export function run(folder: string, environment: NodeJS.ProcessEnv, ...words: string[]): string {
  const [command = '', ...args] = words;
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: environmentOf(environment),
  });
  if (status !== 0) throw new Error(`${words.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

/**
 * Gives a repository the packages of another one, as `pnpm pack:all --repository` gives it new ones.
 * The caller installs them.
 */
export async function copyPackages(from: string, to: string): Promise<void> {
  const packages = resolve(to, PACKAGES_FOLDER);
  await cp(resolve(from, PACKAGES_FOLDER), packages, { recursive: true });
  await installTarballs(to, await readdir(packages));
}

interface RunningServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Colour codes of a terminal. */
// oxlint-disable-next-line no-control-regex -- they begin with one
const COLOUR = /\u001B\[[\d;]*m/gu;

/**
 * Runs a command that serves something, and resolves once it prints an address.
 *
 * @param printed what precedes the address
 */
export async function startServer(
  folder: string,
  environment: NodeJS.ProcessEnv,
  command: string,
  printed = /(?:Standby is at|Local:) +(\S+)/u,
): Promise<RunningServer> {
  const child = spawn('sh', ['-c', command], {
    cwd: folder,
    env: environmentOf(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
    // The server has its own process group, so that an interrupt reaches its children, as in a
    // terminal.
    detached: true,
  });
  const ended = once(child, 'exit');
  let output = '';
  const address = await new Promise<string>((found, failed) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString().replaceAll(COLOUR, '');
      const [, after] = printed.exec(output) ?? [];
      if (after !== undefined) found(after);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => failed(new Error(`${command} ended: ${output}`)));
  });
  return {
    address,
    async stop() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      await ended;
    },
  };
}

export function commit(folder: string): void {
  for (const words of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-qm', 'feat: x'],
  ]) {
    run(folder, {}, 'git', ...words);
  }
}

/** Returns the source of a screen with a line below its title. */
export function withLead(source: string, title: string, lead: string): string {
  const edited = source.replace(`title="${title}"`, `title="${title}" lead="${lead}"`);
  if (edited === source) throw new Error(`The screen has no title ${title}`);
  return edited;
}
