import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compressFolder } from '@standby/hosting/compress';

/** Compresses the files of a build once all of them are written. */
export function compressPlugin(): Plugin {
  let outDir = '';
  let isWritten = false;
  return {
    name: 'standby:compress',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // It is also called after a failure, whose error one of its own would hide.
        if (isWritten) await compressFolder(outDir);
      },
    },
  };
}
