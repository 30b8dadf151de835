import { expect, test } from 'shared-ui/testing/playwright';
import { remoteNames, remotes } from 'federation-config';
import { E2E_SHELL_PORT } from '../../../tools/e2e-ports';
import { WorkspaceCopy } from '../../../tools/workspace-copy.ts';

/** Apart from the ports of the suite that this test is a part of. */
const PORT = String(E2E_SHELL_PORT + 200);

test('pnpm new:remote makes a remote that passes what CI runs, untouched', async () => {
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
    workspace.command('npx', ['prettier', '--check', ...made]);
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
