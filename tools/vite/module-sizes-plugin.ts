import { mkdir, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where a build says what its files are made of, beside its output: which is for the bench alone. */
export function moduleSizesFile(root: string, outDir: string): string {
  return resolve(root, '.modules', `${basename(outDir)}.json`);
}

/** Writes the length of each module's code in each file: a build knows it only while it runs. */
export function moduleSizesPlugin(): Plugin {
  let file = '';
  return {
    name: 'standby:module-sizes',
    apply: 'build',
    configResolved({ root, build }) {
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
                    id,
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
