import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { relative, resolve } from 'node:path';
import { expect, test } from '@standby/testing/playwright';
import { remoteNames, remotes } from '@standby/federation-config';
import { E2E_SHELL_PORT } from '../../../platform/test/e2e-ports';
import { ROOT } from '@standby/hosting/root';
import { WorkspaceCopy } from '../../../platform/test/workspace-copy.ts';

/** Port that the surrounding suite does not use. */
const PORT = String(E2E_SHELL_PORT + 200);

/**
 * Pattern of derived files: compressed copies, and pages that are prerendered from several builds.
 */
const DERIVED = /\.(?:br|gz)$|(?:^|\/)\.?prerendered/u;

/** File with the ports of the dev servers, which differ in a copy. */
const PORTS = 'platform/federation-config/remotes.js';

/** Returns the hash of each file of a build, by path. */
async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !DERIVED.test(entry.name))
    .map(({ parentPath, name }) => resolve(parentPath, name));
  const hashes = await Promise.all(
    files.map(async (file) => {
      const hash = createHash('sha256').update(await readFile(file));
      return [relative(folder, file), hash.digest('hex')] as const;
    }),
  );
  return Object.fromEntries(hashes.filter(([file]) => file !== PORTS));
}

/** Package of the largest remote, which stands for all: one preset builds them. */
const REMOTE = remotes.live.package;
const builtFolders = ['shell/dist', 'shell/dist-prerender', `${REMOTE}/dist`];

/**
 * Compares builds of shell, remote and packages in the copy with builds here. Only this test builds
 * the packages.
 */
async function expectSameBuilds(workspace: WorkspaceCopy): Promise<void> {
  const temporary = await mkdtemp(resolve(tmpdir(), 'standby-builds-'));
  const rebuild = ['node_modules/tsx/dist/cli.mjs', 'platform/build/rebuild.ts'];
  try {
    const elsewhere = resolve(temporary, 'elsewhere');
    const here = resolve(temporary, 'here');
    workspace.command(process.execPath, [...rebuild, elsewhere, 'shell', REMOTE]);
    execFileSync(process.execPath, [...rebuild, here], { cwd: ROOT });
    for (const folder of builtFolders) {
      const built = await hashFiles(resolve(ROOT, folder));
      expect(await hashFiles(resolve(elsewhere, folder)), folder).toEqual(built);
    }
    const packages = await hashFiles(resolve(here, 'packages'));
    expect(await hashFiles(resolve(elsewhere, 'packages'))).toEqual(packages);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

test('builds of shell, remotes and packages do not depend on their folder, and pnpm new:remote makes a remote that passes what CI runs, untouched', async () => {
  test.setTimeout(1_800_000);
  const workspace = await WorkspaceCopy.make();
  const npm = (...words: string[]): string =>
    workspace.command('npm', ['run', '--silent', ...words], {
      E2E_PORT: PORT,
      // These variables belong to the suite around this test.
      TEST_WORKER_INDEX: undefined,
      TEST_PARALLEL_INDEX: undefined,
    });
  try {
    await expectSameBuilds(workspace);
    expect(npm('new:remote', '--', 'tickets', '--path', '/tickets')).toContain(
      'mfe-tickets owns /tickets',
    );
    // The lint of the workspace has the same arguments, and also checks the types.
    workspace.command(process.execPath, [
      'node_modules/tsx/dist/cli.mjs',
      'node_modules/oxlint/bin/oxlint',
      '--type-aware',
      '--type-check',
      '--deny-warnings',
      'mfe-tickets',
      'packages/contracts/src',
      'platform/federation-config',
    ]);
    workspace.command('npx', [
      'oxfmt',
      '--check',
      'mfe-tickets',
      'platform/federation-config/remotes.ts',
      'packages/contracts/src/paths.ts',
      'README.md',
      'turbo.json',
    ]);
    npm('contract');
    npm('unit', '--', 'mfe-tickets', 'federation-config');
    // The build leaves the other remotes alone: each is released separately.
    await workspace.copyBuilds(remoteNames.map((name) => remotes[name].package));
    const built = npm('build', '--', 'shell', 'tickets', '--standalone');
    expect(built).toContain('mfe-tickets:build:');
    expect(built).not.toContain('mfe-venue:');
    npm('e2e', '--', 'mfe-tickets/', 'shell/e2e/singletons');
  } finally {
    await workspace.remove();
  }
});
