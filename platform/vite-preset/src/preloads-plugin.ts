import { resolve } from 'node:path';
import { REMOTE_ENTRY } from '@standby/federation-config';
import type { RemoteContract } from '@standby/contracts';
import type { Plugin } from 'vite';
import { PRELOADS_FILE, type Preloads } from '@standby/hosting/pages';
import type { ContractSource } from './contract-plugin.ts';
import { withImports, type BuiltChunk } from './chunks.ts';

/**
 * What a remote's routes need: the entry, the routes and the screen, each with its imports.
 *
 * @param root the remote's folder
 * @throws {Error} for a module that is no chunk of its own, as one that contract.json does not name any more
 */
export function preloadsOf(
  chunks: readonly BuiltChunk[],
  { routes }: Pick<RemoteContract, 'routes'>,
  root: string,
): Preloads {
  const fileOf = (module: string): string => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(root, module));
    if (!chunk) throw new Error(`${module} is no chunk: see pnpm contract --write`);
    return chunk.fileName;
  };
  return Object.fromEntries(
    routes.flatMap(({ path, screen }) => {
      if (screen === undefined) return [];
      const starts = [REMOTE_ENTRY, fileOf('src/routes.tsx'), fileOf(screen)];
      return [[path, withImports(chunks, starts)]];
    }),
  );
}

/** Writes beside a remote's entry what the first view of each of its routes needs. */
export function preloadsPlugin(readContract: ContractSource): Plugin {
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
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const preloads = preloadsOf(chunks, await readContract(), root);
        this.emitFile({
          type: 'asset',
          fileName: PRELOADS_FILE,
          source: JSON.stringify(preloads),
        });
      },
    },
  };
}
