import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { expect, test } from '@standby/shared-ui/testing/playwright';
import { remoteNames, remotes } from '@standby/federation-config';
import { E2E_SHELL_PORT } from '../../../tools/e2e-ports';
import { ROOT } from '../../../tools/root.ts';
import { WorkspaceCopy } from '../../../tools/workspace-copy.ts';

/** Apart from the ports of the suite that this test is a part of. */
const PORT = String(E2E_SHELL_PORT + 200);

/** The files of a build, by path. */
async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const hashes = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = resolve(parentPath, name);
      const hash = createHash('sha256').update(await readFile(file));
      return [relative(folder, file), hash.digest('hex')] as const;
    }),
  );
  return Object.fromEntries(hashes);
}

test('a build does not depend on its folder, and pnpm new:remote makes a remote that passes what CI runs, untouched', async () => {
  test.setTimeout(600_000);
  const workspace = await WorkspaceCopy.make();
  const npm = (...words: string[]): string =>
    workspace.command('npm', ['run', '--silent', ...words], {
      E2E_PORT: PORT,
      // Of the suite around this test.
      TEST_WORKER_INDEX: undefined,
      TEST_PARALLEL_INDEX: undefined,
    });
  try {
    npm('build', '--', 'auth');
    expect(await hashFiles(resolve(workspace.folder, 'mfe-auth/dist'))).toEqual(
      await hashFiles(resolve(ROOT, 'mfe-auth/dist')),
    );
    expect(npm('new:remote', '--', 'tickets', '--path', '/tickets')).toContain(
      'mfe-tickets owns /tickets',
    );
    const made = [
      'mfe-tickets',
      'federation-config/remotes.ts',
      'shared-ui/contracts/paths.ts',
      'README.md',
    ];
    workspace.command(process.execPath, [
      'node_modules/tsx/dist/cli.mjs',
      'node_modules/oxlint/bin/oxlint',
      '--type-aware',
      '--deny-warnings',
      ...made,
    ]);
    workspace.command('npx', ['oxfmt', '--check', ...made]);
    for (const step of ['types', 'contract']) npm(step);
    npm('unit', '--', 'mfe-tickets', 'federation-config');
    // The other remotes are not built anew: each is released by itself.
    await workspace.copyBuilds(remoteNames.map((name) => remotes[name].package));
    const built = npm('build', '--', 'shell', 'tickets', '--standalone');
    expect(built).toContain('mfe-tickets:build:');
    expect(built).not.toContain('mfe-venue:');
    npm('e2e', '--', 'mfe-tickets/', 'shell/e2e/singletons');
  } finally {
    await workspace.remove();
  }
});
