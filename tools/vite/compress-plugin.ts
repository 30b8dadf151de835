import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compressFolder } from '../compress.ts';

/** Compresses the files of a build once all of them are written. */
export function compressPlugin(): Plugin {
  let outDir = '';
  return {
    name: 'standby:compress',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compressFolder(outDir),
    },
  };
}
