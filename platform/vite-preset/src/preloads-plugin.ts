import { resolve } from 'node:path';
import { REMOTE_ENTRY } from '@standby/federation-config';
import type { RemoteContract } from '@standby/contracts';
import type { Plugin } from 'vite';
import { LATER_FILE, PRELOADS_FILE, type Preloads } from '@standby/hosting/pages';
import type { ContractSource } from './contract-plugin.ts';
import { laterFiles, type LoadingChunk, withImports, type BuiltChunk } from './chunks.ts';

type FileOf = (module: string) => string;

/**
 * Returns a function that returns the chunk of a module.
 *
 * @param root the remote's folder
 * @throws {Error} for a module without a chunk, such as one that contract.json no longer names
 */
function chunkNames(chunks: readonly BuiltChunk[], root: string): FileOf {
  return (module) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(root, module));
    if (!chunk)
      throw new Error(
        `${module} has no chunk of its own. Make it the import() of a path in \`screens\`, and run pnpm contract --write`,
      );
    return chunk.fileName;
  };
}

type Routes = Pick<RemoteContract, 'routes'>;

function byScreen({ routes }: Routes, filesOf: (screen: string) => readonly string[]): Preloads {
  return Object.fromEntries(
    routes.flatMap(({ path, screen }) => (screen === undefined ? [] : [[path, filesOf(screen)]])),
  );
}

/**
 * Returns the files that a remote's routes need: the entry, the routes and the screen, each with
 * its imports.
 *
 * @param root the remote's folder
 * @throws {Error} for a module without a chunk, such as one that contract.json no longer names
 */
export function preloadsOf(
  chunks: readonly BuiltChunk[],
  contract: Routes,
  root: string,
): Preloads {
  const fileOf = chunkNames(chunks, root);
  return byScreen(contract, (screen) =>
    withImports(chunks, [REMOTE_ENTRY, fileOf('src/routes.tsx'), fileOf(screen)]),
  );
}

/**
 * Returns, for each route with a screen, the files that the screen loads after its first view, such
 * as dialogs.
 *
 * @param scripts built worker scripts, which are not chunks
 * @param root the remote's folder
 */
export function laterOf(
  chunks: readonly LoadingChunk[],
  scripts: readonly string[],
  contract: Routes,
  root: string,
): Preloads {
  const fileOf = chunkNames(chunks, root);
  // Entry and routes load every screen later, so their later files do not count. The later files of the joined file count.
  const entries = [REMOTE_ENTRY, fileOf('src/routes.tsx')];
  return byScreen(contract, (screen) => {
    const own = withImports(chunks, [fileOf(screen)]).filter((file) => !entries.includes(file));
    return laterFiles(chunks, scripts, own, entries);
  });
}

/**
 * Writes a list beside a remote's entry: the files that the first view of each route needs, and the
 * files that its screen loads later.
 */
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
        const files = Object.values(bundle);
        const chunks = files.filter((file) => file.type === 'chunk');
        const scripts = files
          .filter(({ type, fileName }) => type === 'asset' && fileName.endsWith('.js'))
          .map(({ fileName }) => fileName);
        const contract = await readContract();
        const emit = (fileName: string, content: Preloads) =>
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
        emit(PRELOADS_FILE, preloadsOf(chunks, contract, root));
        emit(LATER_FILE, laterOf(chunks, scripts, contract, root));
      },
    },
  };
}
