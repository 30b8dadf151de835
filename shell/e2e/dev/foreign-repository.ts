import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, resolve } from 'node:path';
import { findBrowser } from '../../../tools/browsers/browsers.ts';
import { E2E_SHELL_PORT } from '../../../tools/e2e-ports';
import { ROOT } from '../../../tools/root.ts';

/** Apart from the ports of the suites beside this one. */
export const PORT = E2E_SHELL_PORT + 220;

export const DEV_SERVER = `http://localhost:${PORT}`;

const DEV_SHELL_PORT = PORT + 1;
const TEST_PORT = PORT + 2;

/** Runs a program, such as the workspace's pnpm, to its end. */
export function run(folder: string, environment: NodeJS.ProcessEnv, ...words: string[]): string {
  const [command = '', ...args] = words;
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: [resolve(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      CHROMIUM_PATH: findBrowser('chromium'),
      STANDBY_REMOTE_PORT: String(PORT),
      STANDBY_TEST_PORT: String(TEST_PORT),
      // Of the suite around this test.
      NODE_ENV: undefined,
      TEST_WORKER_INDEX: undefined,
      TEST_PARALLEL_INDEX: undefined,
      INIT_CWD: undefined,
      ...environment,
    },
  });
  if (status !== 0) throw new Error(`${words.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

export interface DevShell {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/**
 * Runs what `pnpm dev` runs in a repository, and resolves once it prints its address.
 *
 * @param registry of a deployed product
 */
export async function startDevShell(folder: string, registry: string): Promise<DevShell> {
  const command = resolve(folder, 'node_modules/.bin/standby-dev-shell');
  const child = spawn(command, ['--registry', registry], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      STANDBY_REMOTE_PORT: String(PORT),
      PORT: String(DEV_SHELL_PORT),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const address = await new Promise<string>((found, failed) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, printed] = /Standby is at (\S+)/u.exec(output) ?? [];
      if (printed !== undefined) found(printed);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => failed(new Error(`standby-dev-shell ended: ${output}`)));
  });
  return {
    address,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}

export function commit(folder: string): void {
  const author = ['-c', 'user.name=Tickets team', '-c', 'user.email=tickets@standby.example'];
  for (const words of [
    ['init', '-q'],
    ['add', '-A'],
    [...author, 'commit', '-qm', 'feat: x'],
  ]) {
    run(folder, {}, 'git', ...words);
  }
}
