import { isAbsolute, relative, resolve, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { LOADED_BY_PATH } from './loaded-by-path.ts';

/** By module, what it imports: modules, styles and files, statically or later. Paths are from the root. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

/** Sources and packages of the workspace; what is installed changes with the lockfile alone. */
const OF_WORKSPACE = /^(?:[./\0]|@standby\/|server\/|virtual:|vite\/)/u;

/** Collects what is left of each module's imports once the build has linked them. */
function collectPlugin(root: string, imports: Map<string, readonly string[]>): Plugin {
  const nameOf = (id: string): string =>
    relative(root, id.replace(/\?.*$/u, '')).split(sep).join('/');
  return {
    name: 'standby:module-graph',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const ids = chunks.map(
        ({ fileName, moduleIds }) => [fileName, moduleIds.at(-1) ?? ''] as const,
      );
      const names = new Map(
        // What the bundler itself adds is no file.
        ids.filter(([, id]) => isAbsolute(id)).map(([fileName, id]) => [fileName, nameOf(id)]),
      );
      for (const chunk of chunks) {
        const name = names.get(chunk.fileName);
        if (name === undefined) continue;
        const imported = [...chunk.imports, ...chunk.dynamicImports];
        imports.set(name, [
          ...imported.flatMap((file) => names.get(file) ?? []),
          ...(LOADED_BY_PATH[name] ?? []),
        ]);
      }
    },
  };
}

/**
 * Reads the graph as Rolldown links it: an import by name through an index leads to the module that declares the
 * name, and imports of types, and those of names that nothing uses, are none.
 *
 * @param entries from the root
 * @param root folder of the workspace
 */
export async function readModuleGraph(
  entries: readonly string[],
  root: string,
): Promise<ModuleGraph> {
  const imports = new Map<string, readonly string[]>();
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: {
        input: entries.map((entry) => resolve(root, entry)),
        preserveEntrySignatures: 'strict',
        external: (id) => !OF_WORKSPACE.test(id),
        // One chunk for each module, whose imports are those that are left of the module's.
        output: { preserveModules: true },
      },
    },
    plugins: [collectPlugin(root, imports)],
  });
  return imports;
}

/** Whether an import is followed. */
export type Follows = (from: string, to: string) => boolean;

/**
 * All that modules reach.
 *
 * @returns by reached module, the one that it was reached from; a start has none
 */
export function reach(
  graph: ModuleGraph,
  starts: Iterable<string>,
  follows: Follows,
): ReadonlyMap<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const start of starts) found.set(start, undefined);
  // A map that grows while it is walked is walked to its new end.
  for (const [module] of found) {
    for (const imported of graph.get(module) ?? []) {
      if (!found.has(imported) && follows(module, imported)) found.set(imported, module);
    }
  }
  return found;
}
