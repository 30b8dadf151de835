import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { compressFolder } from '../../build/compress.ts';
import { ROOT } from '../../composition.ts';
import type { PackageModules } from './built-modules.ts';

/** A process of its own for each package, as its Vite config is read from the working directory. */
const [folder = '', listFile = '', outDir = ''] = process.argv.slice(2);
process.chdir(resolve(ROOT, folder));

const files: Record<string, Readonly<Record<string, number>>> = {};

const reporter: Plugin = {
  name: 'standby:list-modules',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      files[file.fileName] = Object.fromEntries(
        Object.entries(file.modules).map(([id, { renderedLength }]) => [
          id.replace(`${ROOT}/`, ''),
          renderedLength,
        ]),
      );
    }
  },
};

const start = performance.now();
await build({
  mode: 'production',
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
  plugins: [reporter],
});
await compressFolder(outDir);
const list: PackageModules = { buildMs: performance.now() - start, files };
await mkdir(dirname(listFile), { recursive: true });
await writeFile(listFile, JSON.stringify(list));
