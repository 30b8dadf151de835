import type { ModuleGraph } from './module-graph.ts';
import type { Suite } from './suites.ts';
import { isSpec, isUnitTest } from './workspace.ts';

export interface Change {
  /** Path from the root. */
  readonly file: string;
  /** Whether the file, as it is now, has code: one of types alone has none. */
  readonly hasCode: boolean;
  /** Whether nothing but comments, types and layout differs. */
  readonly isSameCode: boolean;
}

/** A suite to run, and why. */
export interface Chosen {
  readonly target: string;
  readonly reason: string;
}

export interface Plan {
  /** A file that may concern all suites. */
  readonly everything?: string;
  readonly suites: readonly Chosen[];
  readonly unit: readonly Chosen[];
}

/** Read by people, or by checks that run at each change anyway. */
const NO_SUITE =
  /\.md$|^docs\/|^\.ci\/|^\.gitignore$|^\.oxfmtrc\.json$|^tsconfig\.(?:node|page)\.json$|^[\w-]+\/src\/.*tsconfig\.json$|\/api\.json$/u;

/** Programs that no suite starts; their unit tests import what they test. */
const NO_SUITE_RUNS = /^(?:tools\/(?:fonts|lint)|[\w-]+\/bench)\//u;

/** Unit tests that read the workspace by paths import its root: any file may be one of those. */
const ROOT_MODULE = 'tools/root.ts';

/** Names the modules between a suite and what changed. */
function describe({ target, modules }: Suite, file: string): string {
  if (file === target) return 'it changed';
  const chain: string[] = [];
  for (let at: string | undefined = file; at !== undefined; at = modules.get(at)) chain.unshift(at);
  const [start = file] = chain;
  if (chain.length === 1) return `it runs ${file}`;
  const by = chain.find((module) => module.includes('/screens/')) ?? start;
  if (by === target) return `it imports ${file}`;
  return by === file ? `it opens ${file}` : `${by} imports ${file}`;
}

/** The folder of a package, or of a part of it of which others know nothing. */
const OWN_FOLDER =
  /^shared-ui\/(?:gallery\/|index\.html)|^[\w-]+\/e2e\/|^mfe-[\w-]+\/server\/|^tools\/[\w-]+\/|^[\w-]+\//u;

/** Of the files that no graph has, what is served or read belongs to all that is made of the package. */
function isOfFolder({ target, modules }: Suite, file: string): boolean {
  const [folder = file] = OWN_FOLDER.exec(file) ?? [];
  if (folder.startsWith('shared-ui/gallery') || folder.startsWith('shared-ui/index')) {
    return target.startsWith('shared-ui/e2e/');
  }
  if (folder.endsWith('/e2e/')) return target.startsWith(folder);
  return [...modules.keys()].some((module) => module.startsWith(folder));
}

/**
 * The suites that a change concerns.
 *
 * @param packages folders of the workspace's packages
 */
export function planSuites(
  changes: readonly Change[],
  graph: ModuleGraph,
  packages: readonly string[],
  all: { readonly browser: readonly Suite[]; readonly unit: readonly Suite[] },
): Plan {
  const files = changes
    .filter(({ file, isSameCode }) => !isSameCode && !NO_SUITE.test(file))
    .filter(({ file, hasCode }) => hasCode || graph.has(file))
    .map(({ file }) => file);
  const loaded = new Set([...graph.values()].flat());
  // What lies in a public folder is served, whoever else imports it.
  const isImported = (file: string): boolean =>
    (graph.has(file) || loaded.has(file)) && !file.includes('/public/');
  const isKnown = (file: string): boolean =>
    isImported(file) || isUnitTest(file) || isSpec(file) || NO_SUITE_RUNS.test(file);
  const isInPackage = (file: string): boolean =>
    packages.includes(file.split('/')[0] ?? '') || /^tools\/[\w-]+\//u.test(file);
  const everything = files.find((file) => !isKnown(file) && !isInPackage(file));

  const isMoreThanDocs = changes.some(({ file }) => !file.startsWith('docs/'));
  const choose = (suites: readonly Suite[], reads: (suite: Suite) => boolean): Chosen[] =>
    suites.flatMap((suite) => {
      const reached = files.find((file) => suite.modules.has(file));
      if (reached) return [{ target: suite.target, reason: describe(suite, reached) }];
      const ofFolder = files.find((file) => !isKnown(file) && isOfFolder(suite, file));
      if (ofFolder) return [{ target: suite.target, reason: `${ofFolder} changed` }];
      return isMoreThanDocs && reads(suite)
        ? [{ target: suite.target, reason: 'it reads files of the workspace' }]
        : [];
    });
  return {
    ...(everything === undefined ? {} : { everything }),
    suites: choose(all.browser, () => false),
    unit: choose(all.unit, ({ modules }) => modules.has(ROOT_MODULE)),
  };
}
