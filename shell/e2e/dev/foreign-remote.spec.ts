import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { expect, test } from '@standby/shared-ui/testing/playwright';
import type { RemoteContract } from '@standby/shared-ui/contracts';
import { findBrowser } from '../../../tools/browsers/browsers.ts';
import { E2E_SHELL_PORT } from '../../../tools/e2e-ports';
import { ROOT } from '../../../tools/root.ts';

/** Apart from the ports of the suites beside this one. */
const PORT = E2E_SHELL_PORT + 220;

/** Runs a program of the workspace, such as pnpm, to its end. */
function run(folder: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: [resolve(ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      CHROMIUM_PATH: findBrowser('chromium'),
      STANDBY_REMOTE_PORT: String(PORT),
      // Of the suite around this test.
      NODE_ENV: undefined,
      TEST_WORKER_INDEX: undefined,
      TEST_PARALLEL_INDEX: undefined,
      INIT_CWD: undefined,
    },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

test('pnpm new:remote --standalone makes a repository that passes its own tests, untouched', async () => {
  test.setTimeout(600_000);
  const temporary = await mkdtemp(join(tmpdir(), 'standby-foreign-'));
  const folder = resolve(temporary, 'tickets');
  try {
    run(ROOT, 'pnpm', '-s', 'new:remote', 'tickets', '--path', '/tickets', '--standalone', folder);
    run(folder, 'pnpm', 'install', '--prefer-offline');
    run(folder, 'pnpm', '-s', 'test');
    const contract = JSON.parse(
      await readFile(resolve(folder, 'dist/contract.json'), 'utf8'),
    ) as RemoteContract;
    expect(contract).toMatchObject({
      name: 'mfe-tickets',
      remote: { name: 'tickets', title: 'Tickets', paths: ['/tickets'], layout: 'app' },
      designSystem: ['EmptyState', 'Page', 'screenRoutes'],
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
});
