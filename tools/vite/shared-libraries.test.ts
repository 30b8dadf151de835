import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SHARED_LIBRARIES } from '@standby/federation-config';
import { ROOT } from '../root.ts';
import { optimizedDependencies, otherVersions } from './shared-libraries.ts';

let folder: string;

async function writeManifest(path: string, content: object): Promise<void> {
  const file = join(folder, path, 'package.json');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(content));
}

/** A repository of its own, in which the shared libraries are installed as 1.0.0. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standby-'));
  const dependencies = { '@standby/shared-ui': '1.0.0', react: '1.0.0', papaparse: '5.0.0' };
  await writeManifest('.', { dependencies });
  for (const library of SHARED_LIBRARIES) {
    await writeManifest(`node_modules/${library}`, { version: '1.0.0' });
  }
});

afterEach(() => rm(folder, { recursive: true }));

const installDesignSystem = (manifest: object): Promise<void> =>
  writeManifest('node_modules/@standby/shared-ui', { version: '1.0.0', ...manifest });

describe('optimizedDependencies', () => {
  it('has the libraries of the package and those of the design system, each once', async () => {
    const dependencies = { 'lucide-react': '1.75.0', papaparse: '5.0.0', react: '1.0.0' };
    await installDesignSystem({ dependencies });
    expect(optimizedDependencies(folder)).toEqual({
      include: ['papaparse', '@standby/shared-ui > lucide-react'],
      exclude: ['@standby/shared-ui', '@standby/shared-collections'],
    });
  });
});

describe('otherVersions', () => {
  it('names the version that the design system was made with', async () => {
    await installDesignSystem({ peerDependencies: { react: '1.1.0', 'react-dom': '1.0.0' } });
    expect(otherVersions(folder)).toEqual([
      expect.stringMatching(
        /^react is 1\.0\.0 here, and 1\.1\.0 in the product.*Install react@1\.1\.0\.$/u,
      ),
    ]);
  });

  it('are none in the workspace, where each library has one version', () => {
    expect(otherVersions(resolve(ROOT, 'mfe-venue'))).toEqual([]);
  });
});
