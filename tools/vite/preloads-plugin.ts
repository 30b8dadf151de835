import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { REMOTE_ENTRY } from '../../federation.config.ts';
import { withImports, type BuiltChunk } from '../pages/chunks.ts';
import { PRELOADS_FILE, type Preloads } from '../pages/pages.ts';
import { screensOf } from '../pages/screens.ts';

/** What a remote's routes need, from the built chunks and the source of its routes. */
export function preloadsOf(chunks: readonly BuiltChunk[], routesSource: string): Preloads {
  const fileOf = (what: string, isIt: (id: string) => boolean): string => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId && isIt(facadeModuleId));
    if (!chunk) throw new Error(`${what} is no chunk of its own`);
    return chunk.fileName;
  };
  const start = [REMOTE_ENTRY, fileOf('routes.tsx', (id) => id.endsWith('/src/routes.tsx'))];
  return Object.fromEntries(
    Object.entries(screensOf(routesSource)).map(([path, module]) => {
      const screen = fileOf(module, (id) => id.endsWith(`/src/${module}.tsx`));
      return [path, withImports(chunks, [...start, screen])];
    }),
  );
}

/** Writes beside a remote's entry what the first view of each of its routes needs. */
export function preloadsPlugin(): Plugin {
  let root = '';
  return {
    name: 'standby:preloads',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const routesSource = readFileSync(resolve(root, 'src/routes.tsx'), 'utf8');
        this.emitFile({
          type: 'asset',
          fileName: PRELOADS_FILE,
          source: JSON.stringify(preloadsOf(chunks, routesSource)),
        });
      },
    },
  };
}
