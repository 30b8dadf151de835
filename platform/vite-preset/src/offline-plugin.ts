import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { BUILD_TARGET } from '../../../browser-floor.ts';
import { paths } from '@standby/contracts';
import type { ShellManifest } from '../../../shell/src/offline/worker/shell-manifest.ts';
import { APP_PAGE } from '@standby/hosting/pages';

const WORKER = resolve(import.meta.dirname, '../../../shell/src/offline/worker/main.ts');

/**
 * Routes that work offline: the start of the installed app, the live room with its windows, and the
 * screens for calling a show.
 */
const OFFLINE_ROUTES = [
  paths.dashboard,
  paths.room,
  paths.viewer,
  paths.ask,
  paths.cues,
  paths.call,
  paths.light,
  paths.running,
];

/** Reads the list of files of the built shell in a folder. */
async function manifestOf(folder: string): Promise<ShellManifest> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(folder.length)).update(await readFile(file));
  return {
    version: hash.digest('hex').slice(0, 16),
    page: `/${APP_PAGE.file}`,
    files: files
      .map((file) => `/${relative(folder, file).replaceAll(sep, '/')}`)
      .filter((address) => address !== '/index.html'),
    routes: OFFLINE_ROUTES,
  };
}

/**
 * Builds the service worker beside the shell, as one classic script at a fixed address. The worker
 * contains the names of the shell's files, so each new shell has a new worker.
 */
export function offlinePlugin(): Plugin {
  let outDir = '';
  return {
    name: 'standby:offline',
    apply: 'build',
    configResolved({ root, build: { outDir: folder } }) {
      outDir = resolve(root, folder);
    },
    async writeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { SHELL_MANIFEST: JSON.stringify(await manifestOf(outDir)) },
        build: {
          outDir,
          emptyOutDir: false,
          target: BUILD_TARGET,
          rolldownOptions: {
            input: { sw: WORKER },
            output: { format: 'iife', entryFileNames: '[name].js' },
          },
        },
      });
    },
  };
}
