import { remoteNames, remotes } from '@standby/federation-config';
import { LOADED_BY_PATH } from '../affected/loaded-by-path.ts';
import { readModuleGraph } from '../affected/module-graph.ts';
import { ROOT } from '../root.ts';

/** Builds that take modules for browsers by their path. */
const TAKEN_BY_PATH = ['tools/vite/container/container-plugin.ts', 'tools/vite/offline-plugin.ts'];

/** What browsers start with. */
const ENTRIES = [
  'shell/src/main.tsx',
  'shell/src/dev-shell/main.ts',
  ...remoteNames.map((name) => `${remotes[name].package}/src/routes.tsx`),
  ...TAKEN_BY_PATH.flatMap((plugin) => LOADED_BY_PATH[plugin] ?? []),
];

/** Also parts that nothing here uses: the design system and the collections are packages for others, too. */
const SOURCES = /^(?:shell|mfe-[\w-]+|shared-[\w-]+)\/(?:src|contracts|storage)\/(?!.*\.test\.)/u;

const SCRIPT = /\.tsx?$/u;

/** The modules that browsers of visitors run, whichever package they are in. Paths are from the root. */
export interface BrowserModules {
  /** Those that the shell and the remotes reach. */
  readonly reached: ReadonlySet<string>;
  readonly has: (file: string) => boolean;
}

export async function readBrowserModules(): Promise<BrowserModules> {
  const graph = await readModuleGraph(ENTRIES, ROOT);
  const reached = new Set([...graph.keys()].filter((file) => SCRIPT.test(file)));
  return { reached, has: (file) => reached.has(file) || SOURCES.test(file) };
}
