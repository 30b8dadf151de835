import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { BUILD_TARGET } from '../../../browser-floor.ts';
import { compressFolder } from '../../compress.ts';
import { ROOT } from '../../composition.ts';
import { compositionPlugin } from '../../vite/composition-plugin.ts';
import { componentIdsPlugin, STYLED_COMPONENTS } from '../../vite/styled-components.ts';
import { singleBuildPlugin } from './single-build-plugin.ts';

export const SINGLE_BUILD_FOLDER = resolve(ROOT, 'node_modules/.cache/standby-bench/single-build');

/**
 * Builds shell and remotes as single build: no federation and no registry, the routes lazy as they are, the
 * settings those of the composed build.
 *
 * @returns how long it took, in milliseconds
 */
export async function buildSingle(): Promise<number> {
  const start = performance.now();
  // Vite takes it over where it is set, and React's development build would be no comparison.
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: false,
    root: resolve(ROOT, 'shell'),
    publicDir: resolve(ROOT, 'shared-ui/public'),
    mode: 'production',
    logLevel: 'warn',
    oxc: STYLED_COMPONENTS,
    build: {
      outDir: SINGLE_BUILD_FOLDER,
      emptyOutDir: true,
      target: BUILD_TARGET,
      modulePreload: { polyfill: false },
    },
    plugins: [singleBuildPlugin(), react(), componentIdsPlugin(ROOT), compositionPlugin()],
  });
  await compressFolder(SINGLE_BUILD_FOLDER);
  return performance.now() - start;
}
