import { resolve } from 'node:path';
import { build } from 'vite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '@standby/hosting/root';
import { MF_MANIFEST_FILE } from '@standby/federation-config';
import type { MfManifest } from './mf-manifest-plugin.ts';
import { remoteConfig } from './remote.ts';

const VENUE = resolve(ROOT, 'mfe-venue');

beforeEach(() => {
  // Vitest sets `test`, with which Vite compiles components for development.
  vi.stubEnv('NODE_ENV', 'production');
});

/** Builds without writing, and returns the manifest and the names of all files. */
async function buildVenue(): Promise<{ manifest: MfManifest; files: readonly string[] }> {
  const config = remoteConfig('venue')({ command: 'build', mode: 'production' });
  const options = { root: VENUE, configFile: false, logLevel: 'error' } as const;
  const result = await build({ ...config, ...options, build: { ...config.build, write: false } });
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [
    { output: readonly { fileName: string; source?: string | Uint8Array }[] },
  ];
  const found = output.find(({ fileName }) => fileName === MF_MANIFEST_FILE);
  return {
    manifest: JSON.parse(String(found?.source)) as MfManifest,
    files: output.map(({ fileName }) => fileName),
  };
}

describe('mf-manifest.json of a remote', () => {
  it('names its entry, its exposed modules with their files, and its shared libraries', async () => {
    const { manifest, files } = await buildVenue();
    const { name, metaData, exposes, shared } = manifest;
    expect(name).toBe('mfe_venue');
    expect(metaData).toMatchObject({
      name,
      globalName: name,
      publicPath: 'auto',
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' },
    });
    expect(metaData.buildInfo.buildVersion).toMatch(/^\d+\.\d+\.\d+$/u);
    expect(exposes.map(({ path }) => path)).toEqual(['./routes']);
    const { sync = [], async: later = [] } = exposes[0]?.assets.js ?? {};
    expect(sync[0]).toMatch(/^assets\/routes-/u);
    expect(later.some((file) => file.startsWith('assets/Rooms-'))).toBe(true);
    expect([...sync, ...later].filter((file) => !files.includes(file))).toEqual([]);
    expect(shared).toContainEqual(
      expect.objectContaining({ name: 'react', singleton: true, id: 'mfe_venue:react' }),
    );
  });
});
