import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upgradeRepository } from './upgrade-repository.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standby-upgrade-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

const read = (path: string): Promise<string> => readFile(join(folder, path), 'utf8');

/**
 * Files that `new:remote --standalone` wrote on 2026-11-23, limited to the differences from later
 * packages.
 */
const REPOSITORY = {
  'package.json': JSON.stringify({
    name: 'mfe-tickets',
    version: '1.0.0',
    scripts: { dev: 'standby-dev-shell', release: 'pnpm build && standby-release release tickets' },
    dependencies: {
      '@standby/shared-ui': 'file:./standby/standby-shared-ui-0.1.4.tgz',
      '@standby/shared-collections': 'file:./standby/standby-shared-collections-0.1.2.tgz',
      react: '19.3.1',
    },
    devDependencies: { '@standby/release': 'file:./standby/standby-release-0.1.2.tgz' },
  }),
  'pnpm-workspace.yaml': `overrides:
  '@standby/shared-ui': file:./standby/standby-shared-ui-0.1.4.tgz
  '@standby/shared-collections': file:./standby/standby-shared-collections-0.1.2.tgz
  left-pad: 1.3.0

ignoreScripts: true
`,
  'src/main.tsx': "import { mountStandalone } from '@standby/shared-ui/testing/standalone';\n",
  'src/data/items.ts': `import { paths } from "@standby/shared-ui/contracts";
import { openStorage } from '@standby/shared-ui/storage';
import { issueText } from '@standby/shared-ui/validation';
import { createBrowserCollection } from '@standby/shared-collections/browser';
import { Button } from '@standby/shared-ui';
import { isolateDirection } from '@standby/shared-ui/text';
`,
  'src/screens/Tickets.tsx': `<Page title="Tickets">
  <EmptyState title="Tickets is not here yet">
    This screen is where
    its work begins.
  </EmptyState>
  <EmptyState title="None">{words}</EmptyState>
</Page>
`,
  'vitest.config.ts':
    "export default { setupFiles: ['@standby/shared-ui/testing/setup', '@standby/shared-ui/testing/setup-page'] };\n",
  'server/feature.ts': `import type { Gate } from '@standby/server-kit';
export const serve = ({ gate }: { gate: Gate }) => gate.admit();
`,
  'node_modules/a/index.js': "import '@standby/shared-ui/contracts';\n",
  'dist/a.js': "import '@standby/shared-ui/contracts';\n",
};

const PACKED = ['shared-ui-0.1.4', 'contracts-0.1.0', 'storage-0.1.0', 'forms-0.1.0'];
const PACKED_LATER = ['collections-0.2.0', 'testing-0.1.0', 'release-0.1.2', 'server-kit-0.1.0'];
const tarball = (name: string): string => `file:./standby/standby-${name}-c0123abcd.tgz`;

const TARBALLS = Object.fromEntries(
  [...PACKED, ...PACKED_LATER].map((name) => [`standby/standby-${name}-c0123abcd.tgz`, '']),
);

describe('the upgrade of a repository from before packages moved', () => {
  it('updates imports of moved modules in sources, and keeps all others', async () => {
    await write({ ...REPOSITORY, ...TARBALLS });
    expect(await upgradeRepository(folder)).toContain(
      'src/main.tsx: modules that moved to packages of their own',
    );
    expect(await read('src/main.tsx')).toContain("'@standby/testing/standalone'");
    expect(await read('src/data/items.ts')).toBe(`import { paths } from "@standby/contracts";
import { openStorage } from '@standby/storage';
import { issueText } from '@standby/forms/validation';
import { createBrowserCollection } from '@standby/collections/browser';
import { Button } from '@standby/shared-ui';
import { isolateDirection } from '@standby/shared-ui/text';
`);
    expect(await read('vitest.config.ts')).toContain(
      "['@standby/testing/setup', '@standby/testing/setup-page']",
    );
    expect(await read('src/screens/Tickets.tsx')).toBe(`<Page title="Tickets">
  <EmptyState title="Tickets is not here yet" text="This screen is where its work begins." />
  <EmptyState title="None">{words}</EmptyState>
</Page>
`);
    expect(await read('server/feature.ts'))
      .toBe(`import type { AuthGuard } from '@standby/server-kit';
export const serve = ({ authGuard }: { authGuard: AuthGuard }) => authGuard.admit();
`);
    for (const path of ['node_modules/a/index.js', 'dist/a.js'] as const) {
      expect(await read(path)).toBe(REPOSITORY[path]);
    }
  });

  it('names the packages that the sources import, by their tarballs, and adds missing scripts', async () => {
    await write({ ...REPOSITORY, ...TARBALLS });
    await upgradeRepository(folder);
    const { scripts, dependencies, devDependencies } = JSON.parse(
      await read('package.json'),
    ) as Record<string, Record<string, string>>;
    expect(dependencies).toEqual({
      '@standby/collections': tarball('collections-0.2.0'),
      '@standby/contracts': tarball('contracts-0.1.0'),
      '@standby/forms': tarball('forms-0.1.0'),
      '@standby/server-kit': tarball('server-kit-0.1.0'),
      '@standby/shared-ui': tarball('shared-ui-0.1.4'),
      '@standby/storage': tarball('storage-0.1.0'),
      '@standby/testing': tarball('testing-0.1.0'),
      react: '19.3.1',
    });
    expect(devDependencies).toEqual({ '@standby/release': tarball('release-0.1.2') });
    expect(scripts).toMatchObject({
      release: 'pnpm build && standby-release release tickets',
      'release:server': 'standby-release release tickets:server',
      releases: 'standby-release status',
    });
    const workspace = await read('pnpm-workspace.yaml');
    expect(workspace).toContain(`  '@standby/testing': ${tarball('testing-0.1.0')}\n`);
    expect(workspace).toMatch(/ {2}left-pad: 1\.3\.0\n\nignoreScripts: true\n$/u);
    expect(workspace).not.toContain('shared-collections');
  });

  it('changes nothing in a current repository, whatever the order of its package.json', async () => {
    const release = ['release', 'release:preview', 'promote', 'rollback', 'remove:remote'];
    const manifest = {
      name: 'mfe-tickets',
      scripts: Object.fromEntries(
        ['dev', ...release, 'releases', 'republish', 'test'].map((name) => [name, name]),
      ),
      dependencies: { react: '19.3.1', '@standby/contracts': tarball('contracts-0.1.0') },
      devDependencies: { vite: '8.3.8', '@standby/release': tarball('release-0.1.2') },
    };
    await write({
      ...TARBALLS,
      'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
      'pnpm-workspace.yaml': `overrides:\n${[...PACKED_LATER, ...PACKED]
        .map((name) => `  '@standby/${name.replace(/-[\d.]+$/u, '')}': ${tarball(name)}\n`)
        .join('')}`,
      'src/paths.ts': "import { paths } from '@standby/contracts';\n",
    });
    expect(await upgradeRepository(folder)).toEqual([]);
  });

  it('changes nothing the second time', async () => {
    await write({ ...REPOSITORY, ...TARBALLS });
    await upgradeRepository(folder);
    expect(await upgradeRepository(folder)).toEqual([]);
  });

  it('names the missing packages if the repository has none', async () => {
    await write(REPOSITORY);
    expect(await upgradeRepository(folder)).toContain(
      'package.json lacks @standby/contracts: install it',
    );
  });

  it('is refused outside of a repository', async () => {
    await expect(upgradeRepository(folder)).rejects.toThrow("run this in the remote's repository");
  });
});
