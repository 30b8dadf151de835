import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONTRACT_FILE, remoteNames, remotes } from '@standby/federation-config';
import type { RemoteContract } from '@standby/shared-ui/contracts';
import { journeys } from '../../shell/e2e/journeys.ts';
import { LOADED_BY_PATH } from './loaded-by-path.ts';

/** What is known of the workspace besides its imports. Paths are from the root. */
export interface Workspace {
  /** All files of the repository. */
  readonly files: readonly string[];
  readonly remotes: readonly WorkspaceRemote[];
  /** By suite, the routes that it opens; one that is not listed opens all. */
  readonly opened: Readonly<Record<string, readonly string[]>>;
}

export interface WorkspaceRemote {
  readonly folder: string;
  /** By route, such as `/room/:roomId`, the module of its screen. */
  readonly screens: Readonly<Record<string, string>>;
}

/** Folder of the integrated suites. */
export const JOURNEYS = 'shell/e2e/';

export const isSpec = (file: string): boolean => file.endsWith('.spec.ts');
export const isUnitTest = (file: string): boolean => /\.test\.tsx?$/u.test(file);

function readRemote(folder: string, root: string): WorkspaceRemote {
  const contract = readFileSync(resolve(root, folder, CONTRACT_FILE), 'utf8');
  const { routes } = JSON.parse(contract) as RemoteContract;
  return {
    folder,
    screens: Object.fromEntries(
      routes.flatMap(({ path, screen }) => (screen ? [[path, `${folder}/${screen}`]] : [])),
    ),
  };
}

/** Of a remote's own suites, as far as it lists them. */
function readOwnRoutes(folder: string, root: string): [string, readonly string[]][] {
  const file = resolve(root, folder, 'e2e/routes.json');
  if (!existsSync(file)) return [];
  const listed = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string[]>>;
  return Object.entries(listed).map(([suite, routes]) => [`${folder}/e2e/${suite}`, routes]);
}

/** @param files of the repository, from the root */
export function readWorkspace(files: readonly string[], root: string): Workspace {
  const read = remoteNames.map((name) => readRemote(remotes[name].package, root));
  const routesOf = (listed: string): readonly string[] => {
    const remote = read[remoteNames.findIndex((name) => name === listed)];
    return remote ? Object.keys(remote.screens) : [listed];
  };
  return {
    files: files.filter((file) => existsSync(resolve(root, file))),
    remotes: read,
    opened: Object.fromEntries([
      ...Object.entries(journeys).map(
        ([file, opens]) => [JOURNEYS + file, opens.flatMap(routesOf)] as const,
      ),
      ...read.flatMap(({ folder }) => readOwnRoutes(folder, root)),
    ]),
  };
}

/** Folders of the packages. That of the tools is none: others run what they import of it. */
export function packagesOf({ files }: Workspace): readonly string[] {
  return files
    .filter((file) => /^[\w-]+\/package\.json$/u.test(file) && !file.startsWith('tools/'))
    .map((file) => file.slice(0, file.indexOf('/')));
}

/** Programs are `main.ts` and what lies in `tools/` itself. */
const IS_PROGRAM = /^tools\/(?:.*\/)?main\.ts$|^tools\/[\w-]+\.ts$/u;

/** The modules with which something begins: pages, configs, programs, tests. */
export function entriesOf({ files, remotes: all }: Workspace): readonly string[] {
  const begins = (file: string): boolean =>
    isSpec(file) ||
    isUnitTest(file) ||
    IS_PROGRAM.test(file) ||
    /^[\w-]+\/vite\.config\.ts$|^[\w-]+\.config\.ts$|^mfe-[\w-]+\/src\/(?:main|routes)\.tsx$/u.test(
      file,
    );
  const loaded = Object.values(LOADED_BY_PATH)
    .flat()
    .filter((file) => /\.tsx?$/u.test(file));
  return [
    ...new Set([
      ...files.filter(begins),
      ...all.flatMap(({ screens }) => Object.values(screens)),
      ...loaded,
      'release-cli/testing/global-setup.ts',
      'server/testing/global-setup.ts',
      'shared-ui/gallery/main.tsx',
      'shell/src/main.tsx',
      'shell/src/prerender/prerender.tsx',
    ]),
  ];
}
