import { reach, type Follows, type ModuleGraph } from './module-graph.ts';
import { isSpec, isUnitTest, JOURNEYS, type Workspace, type WorkspaceRemote } from './workspace.ts';

/** Tests that are run together, and all modules that they run. */
export interface Suite {
  /** File of the tests, as Playwright and Vitest take it. */
  readonly target: string;
  /** By module that it runs, the one that this was reached from. */
  readonly modules: ReadonlyMap<string, string | undefined>;
}

/** What every browser suite is started with. */
const RUNNER = ['playwright.config.ts', 'tools/serve-e2e.ts'];

/** What a page of the composed app is made of, whosever it is. */
const SHELL = [
  'shell/src/main.tsx',
  'shell/src/prerender/prerender.tsx',
  'shell/vite.config.ts',
  'tools/pages/main.ts',
];

const GALLERY = ['shared-ui/gallery/main.tsx', 'shared-ui/vite.config.ts'];

const AREAS = 'server/src/areas/areas.ts';

/** The shell provides the whole design system; what a screen uses of it, the screen itself imports by name. */
const DESIGN_SYSTEM = 'shared-ui/src/index.ts';

/**
 * Which imports a suite follows: those of the screens that it opens, and on the server those of their areas.
 *
 * @param opened remotes that the suite goes to, with the routes that it opens of each
 */
function followsOf(all: readonly WorkspaceRemote[], opened: readonly WorkspaceRemote[]): Follows {
  const closed = new Set(all.flatMap(({ screens }) => Object.values(screens)));
  for (const { screens } of opened)
    for (const screen of Object.values(screens)) closed.delete(screen);
  const areas = new Set(opened.map(({ folder }) => `${folder}/server/area.ts`));
  return (from, to) => {
    if (from === DESIGN_SYSTEM) return false;
    if (from === AREAS && to.startsWith('mfe-')) return areas.has(to);
    // Released builds are for the suites that import this themselves.
    if (from === 'tools/serve-e2e.ts') return to !== 'shell/e2e/released.ts';
    return !(from.endsWith('/src/routes.tsx') && closed.has(to));
  };
}

const configOf = ({ folder }: WorkspaceRemote): string => `${folder}/vite.config.ts`;

function browserSuite(target: string, graph: ModuleGraph, workspace: Workspace): Suite {
  const { remotes } = workspace;
  const folder = target.slice(0, target.indexOf('/'));
  const alone = remotes.find((remote) => remote.folder === folder);
  const opens = workspace.opened[target];
  const goesTo = remotes
    .filter((remote) => alone === undefined || remote === alone)
    .map((remote) => ({
      folder: remote.folder,
      screens: Object.fromEntries(
        Object.entries(remote.screens).filter(([path]) => opens?.includes(path) ?? true),
      ),
    }))
    .filter(({ screens }) => Object.keys(screens).length > 0);
  const composed = [
    ...SHELL,
    ...goesTo.flatMap((remote) => [`${remote.folder}/src/routes.tsx`, configOf(remote)]),
  ];
  const pages = alone ? [`${folder}/src/main.tsx`, configOf(alone)] : GALLERY;
  const starts = [target, ...RUNNER, ...(target.startsWith(JOURNEYS) ? composed : pages)];
  return { target, modules: reach(graph, starts, followsOf(remotes, goesTo)) };
}

/** Every browser suite of the workspace. */
export function browserSuites(graph: ModuleGraph, workspace: Workspace): readonly Suite[] {
  return workspace.files
    .filter(isSpec)
    .toSorted()
    .map((target) => browserSuite(target, graph, workspace));
}

/** What unit tests are started with: those of the server with databases, those of releases with a host. */
function unitRunner(test: string): readonly string[] {
  if (/^(?:mfe-[\w-]+\/)?server\//u.test(test)) return ['server/testing/global-setup.ts'];
  return test.startsWith('release-cli/') ? ['release-cli/testing/global-setup.ts'] : [];
}

/** Every file of unit tests. */
export function unitSuites(graph: ModuleGraph, { files }: Workspace): readonly Suite[] {
  return files
    .filter(isUnitTest)
    .toSorted()
    .map((target) => {
      const starts = [target, 'vitest.config.ts', ...unitRunner(target)];
      return { target, modules: reach(graph, starts, () => true) };
    });
}
