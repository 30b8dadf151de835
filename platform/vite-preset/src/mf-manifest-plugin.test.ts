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

type Files = ReadonlyMap<string, string | Uint8Array | undefined>;

/** Builds without writing, and returns the manifest and all files. */
async function buildVenue(): Promise<{ manifest: MfManifest; files: Files }> {
  const config = remoteConfig('venue')({ command: 'build', mode: 'production' });
  const options = { root: VENUE, configFile: false, logLevel: 'error' } as const;
  const result = await build({ ...config, ...options, build: { ...config.build, write: false } });
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [
    { output: readonly { fileName: string; source?: string | Uint8Array }[] },
  ];
  const files = new Map(output.map(({ fileName, source }) => [fileName, source]));
  return { manifest: JSON.parse(String(files.get(MF_MANIFEST_FILE))) as MfManifest, files };
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
    expect([...sync, ...later].filter((file) => !files.has(file))).toEqual([]);
    expect(shared).toContainEqual(
      expect.objectContaining({ name: 'react', singleton: true, id: 'mfe_venue:react' }),
    );
  });
});
