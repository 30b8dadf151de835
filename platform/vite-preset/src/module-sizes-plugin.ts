import { mkdir, writeFile } from 'node:fs/promises';
import { basename, isAbsolute, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Returns the file in which a build lists the modules of its files. It lies outside of the output,
 * because only the bench reads it.
 */
export function moduleSizesFile(root: string, outDir: string): string {
  return resolve(root, '.modules', `${basename(outDir)}.json`);
}

/**
 * Writes the length of each module's code in each file, which only a running build knows. Modules
 * of the package are named by relative paths after `./`, because the cache may restore the build in
 * another folder.
 */
export function moduleSizesPlugin(): Plugin {
  let file = '';
  let folder = '';
  const nameOf = (id: string): string =>
    isAbsolute(id) ? `./${relative(folder, id).split(sep).join('/')}` : id;
  return {
    name: 'standby:module-sizes',
    apply: 'build',
    configResolved({ root, build }) {
      folder = root;
      file = moduleSizesFile(root, build.outDir);
    },
    async writeBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? [
              [
                output.fileName,
                Object.fromEntries(
                  Object.entries(output.modules).map(([id, { renderedLength }]) => [
                    nameOf(id),
                    renderedLength,
                  ]),
                ),
              ] as const,
            ]
          : [],
      );
      await mkdir(resolve(file, '..'), { recursive: true });
      await writeFile(file, JSON.stringify(Object.fromEntries(files)));
    },
  };
}
