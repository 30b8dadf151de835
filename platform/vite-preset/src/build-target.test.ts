import { resolve } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { BUILD_TARGET } from '../../../browser-floor.ts';
import { ROOT } from '@standby/hosting/root';

/**
 * Packages with the modes in which they are built for browsers. One remote suffices, because all
 * have the same config.
 */
const BUILDS = [
  ['shell', 'production'],
  ['shell', 'plugin'],
  ['shell', 'dev-shell'],
  ['mfe-venue', 'production'],
  ['mfe-venue', 'plugin'],
  ['mfe-venue', 'standalone'],
  ['shared-ui', 'production'],
] as const;

it.each(BUILDS)('%s is compiled to the browser floor in mode %s', async (folder, mode) => {
  const root = resolve(ROOT, folder);
  const configFile = resolve(root, 'vite.config.ts');
  const { build } = await resolveConfig(
    { root, configFile, configLoader: 'runner', mode, logLevel: 'error' },
    'build',
    mode,
  );
  expect(build.target).toEqual(BUILD_TARGET);
});
