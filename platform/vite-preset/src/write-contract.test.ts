import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '@standby/hosting/root';
import { writeContract } from './write-contract.ts';

const VENUE = resolve(ROOT, 'mfe-venue');

let folder: string;

/** Creates a remote of one screen, with the libraries of a remote of this workspace. */
beforeEach(async () => {
  // Vitest sets `test`, with which Vite compiles components for development.
  vi.stubEnv('NODE_ENV', 'production');
  folder = await mkdtemp(join(tmpdir(), 'standby-contract-'));
  await symlink(join(VENUE, 'node_modules'), join(folder, 'node_modules'));
  await mkdir(join(folder, 'src/screens'), { recursive: true });
  await mkdir(join(folder, 'dist-rspack'));
  const write = (file: string, text: string): Promise<void> => writeFile(join(folder, file), text);
  await write('package.json', JSON.stringify({ name: 'mfe-tickets', version: '1.2.0' }));
  await write('src/remote.ts', `export const remote = { name: 'tickets', paths: ['/tickets'] };`);
  await write(
    'src/routes.tsx',
    `import { screenRoutes } from '@standby/shared-ui';
     export const screens = { '/tickets': () => import('./screens/Tickets') };
     export default screenRoutes(screens);`,
  );
  await write(
    'src/screens/Tickets.tsx',
    `import { Page } from '@standby/shared-ui';
     export default function Tickets() { return <Page title="Tickets" />; }`,
  );
});

afterEach(() => rm(folder, { recursive: true }));

describe('the contract of a build by another bundler', () => {
  it('has the declarations of the sources, and the names that they use of the design system', async () => {
    await writeFile(join(folder, 'dist-rspack/remoteEntry.js'), 'export {}');
    const file = await writeContract(folder, 'dist-rspack');
    expect(file).toBe(join(folder, 'dist-rspack/contract.json'));
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      name: 'mfe-tickets',
      version: '1.2.0',
      routes: [{ path: '/tickets', screen: 'src/screens/Tickets.tsx' }],
      remote: { name: 'tickets', title: 'Tickets', paths: ['/tickets'], layout: 'app' },
      designSystem: expect.arrayContaining(['Page', 'screenRoutes']) as string[],
      libraries: { react: expect.stringMatching(/^\^19\./u) as string },
    });
  });

  it('is not written without a build or a description of the remote', async () => {
    await expect(writeContract(folder, 'dist-rspack')).rejects.toThrow(
      'dist-rspack has no remoteEntry.js: build the remote first',
    );
    await writeFile(join(folder, 'dist-rspack/remoteEntry.js'), 'export {}');
    await rm(join(folder, 'src/remote.ts'));
    await expect(writeContract(folder, 'dist-rspack')).rejects.toThrow(
      "src/remote.ts: run this in the remote's folder",
    );
  });
});
