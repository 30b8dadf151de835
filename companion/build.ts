import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { version as apiVersion } from '@companion-module/base/package.json' with { type: 'json' };
import { build } from 'vite';
import manifest from './module/manifest.json' with { type: 'json' };
import { version } from './package.json' with { type: 'json' };

const FOLDER = import.meta.dirname;

/**
 * Builds the module: a folder that Companion runs, and the same as a file that it imports.
 *
 * @returns both paths
 */
export async function buildModule(into: string): Promise<{ folder: string; file: string }> {
  const folder = join(into, 'pkg');
  rmSync(folder, { recursive: true, force: true });
  await build({
    configFile: false,
    root: FOLDER,
    logLevel: 'error',
    build: {
      ssr: 'src/main.ts',
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'main.js' } },
    },
    ssr: { noExternal: true },
  });
  mkdirSync(join(folder, 'companion'));
  const runtime = { ...manifest.runtime, apiVersion };
  const write = (path: string, content: object): void =>
    writeFileSync(join(folder, path), `${JSON.stringify(content, null, 2)}\n`);
  write('companion/manifest.json', { ...manifest, version, runtime });
  write('package.json', { name: 'standby', version, type: 'module', license: 'MIT' });
  copyFileSync(join(FOLDER, 'module/HELP.md'), join(folder, 'companion/HELP.md'));
  // Companion expects the folder itself as the first entry.
  const file = join(into, `companion-module-standby-${version}.tgz`);
  execFileSync('tar', ['-czf', file, '-C', into, 'pkg']);
  return { folder, file };
}

if (resolve(process.argv[1] ?? '') === import.meta.filename) {
  const { file } = await buildModule(join(FOLDER, 'dist'));
  process.stdout.write(`wrote ${file}\n`);
}
