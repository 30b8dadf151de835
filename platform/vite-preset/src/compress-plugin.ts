import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compressFolder } from '@standby/hosting/compress';

/** Compresses the files of a build after all of them are written. */
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
        // The hook also runs after a failure, and an error here would hide the original one.
        if (isWritten) await compressFolder(outDir);
      },
    },
  };
}
