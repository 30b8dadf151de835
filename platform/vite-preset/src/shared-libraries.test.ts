import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { build, createLogger } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTRACT_FILE, SHARED_LIBRARIES } from '@standby/federation-config';
import { ROOT } from '@standby/hosting/root';
import { contractPlugin } from './contract-plugin.ts';
import { optimizedDependencies, otherVersions } from './shared-libraries.ts';

let folder: string;

async function writeManifest(path: string, content: object): Promise<void> {
  const file = join(folder, path, 'package.json');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(content));
}

/** Creates a separate repository with version 1.0.0 of the shared libraries. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standby-'));
  await writeManifest('.', {});
  for (const library of SHARED_LIBRARIES) {
    await writeManifest(`node_modules/${library}`, { version: '1.0.0' });
  }
});

afterEach(() => rm(folder, { recursive: true }));

const installDesignSystem = (manifest: object): Promise<void> =>
  writeManifest('node_modules/@standby/shared-ui', { version: '1.0.0', ...manifest });

describe('optimizedDependencies', () => {
  it('leaves installed packages of Standby to the scan, except for the test kit and what it imports', async () => {
    await installDesignSystem({ dependencies: { 'lucide-react': '1.75.0' } });
    expect(optimizedDependencies(folder)).toEqual({
      include: [
        '@standby/testing > @standby/contracts',
        '@standby/testing > @standby/federation-config',
      ],
      exclude: ['@standby/testing'],
    });
  });

  it('keeps packages of the workspace as single files, and lists each of their libraries once', () => {
    const { include, exclude } = optimizedDependencies(resolve(ROOT, 'mfe-venue'));
    expect(exclude).toContain('@standby/shared-ui');
    expect(include).toEqual(
      expect.arrayContaining(['lucide-react', '@standby/shared-ui > @base-ui/react']),
    );
    expect(include).not.toContain('@standby/shared-ui > lucide-react');
    expect(include).not.toContain('react');
  });
});

describe('otherVersions', () => {
  it('names the version that the design system was built with', async () => {
    await installDesignSystem({ peerDependencies: { react: '1.1.0', 'react-dom': '1.0.0' } });
    expect(otherVersions(folder)).toEqual([
      expect.stringMatching(
        /^react is 1\.0\.0 here, and 1\.1\.0 in the product.*Install react@1\.1\.0\.$/u,
      ),
    ]);
  });

  it('are empty in the workspace, where each library has one version', () => {
    expect(otherVersions(resolve(ROOT, 'mfe-venue'))).toEqual([]);
  });
});

it('a build warns of a version that the product lacks, and writes all versions into the contract', async () => {
  await installDesignSystem({ peerDependencies: { react: '1.1.0' } });
  await writeFile(join(folder, 'entry.js'), 'export const seats = 3;\n');
  const customLogger = createLogger('warn');
  const warn = vi.spyOn(customLogger, 'warn').mockReturnValue();
  const place = { title: 'Tickets', paths: ['/tickets'], layout: 'app' } as const;
  const contract = { name: 'tickets', version: '1.0.0', shellContract: '2.0.0', routes: [] };
  await build({
    configFile: false,
    root: folder,
    customLogger,
    build: { lib: { entry: 'entry.js', formats: ['es'] } },
    plugins: [
      contractPlugin('tickets', place, () =>
        Promise.resolve({ ...contract, sends: [], hears: [] }),
      ),
    ],
  });
  expect(warn.mock.calls.map(([message]) => message)).toEqual([
    expect.stringContaining('react is 1.0.0 here, and 1.1.0 in the product'),
  ]);
  const written = await readFile(join(folder, 'dist', CONTRACT_FILE), 'utf8');
  expect(JSON.parse(written)).toMatchObject({
    libraries: Object.fromEntries(SHARED_LIBRARIES.map((library) => [library, '^1.0.0'])),
  });
});
