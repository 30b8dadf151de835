import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  CONTRACT_FILE,
  ORIGIN_POLICY,
  OWN_ORIGIN_POLICY,
  policyOrigins,
  REMOTE_ENTRY,
  remoteNames,
  remotes,
  workspaceComposition,
  type ListedPlace,
  type RemoteDefinition,
  type OriginPolicy,
  type RemoteName,
} from '@standby/federation-config';
import type { RemoteContract } from '@standby/contracts';
import { INTEGRITY_FILE, readIntegrity, type RemoteIntegrity } from './integrity.ts';
import {
  htmlAt,
  pagesOf,
  PRELOADS_FILE,
  type LayoutMarkup,
  type Markup,
  type PageMarkup,
  type Pages,
  type Preloads,
} from './pages.ts';
import { ROOT } from './root.ts';
import type { StaticServerOptions } from './static-server.ts';

/** The tool that builds a package into a part of the federation: our container, or the federation plugin. */
type Federation = 'container' | 'plugin';

/** Output folder of each kind of build, within a package. */
export const FOLDERS: Readonly<Record<Federation, string>> = {
  container: 'dist',
  plugin: 'dist-plugin',
};

/** Builds of the parts of the composed app. Both kinds run together in any mixture. */
export interface Composition {
  readonly shell: Federation;
  readonly remotes: (name: RemoteName) => Federation;
}

const CONTAINER: Composition = { shell: 'container', remotes: () => 'container' };

function shellFolder({ shell }: Composition): string {
  return resolve(ROOT, 'shell', FOLDERS[shell]);
}

/** Returns the URL prefix of a built remote, which is served beside the shell. */
export function remotePrefix(name: RemoteName): string {
  return `/remotes/${name}`;
}

export function remoteFolder(name: RemoteName, federation: Federation = 'container'): string {
  return resolve(ROOT, remotes[name].package, FOLDERS[federation]);
}

/** Entry of one remote in the registry. */
interface RegistryEntry {
  readonly entry: string;
  /** Version from the contract beside a build's entry; a dev server has none. */
  readonly version?: string;
  readonly shellContract?: string;
  readonly integrity?: string;
  readonly imports?: RemoteIntegrity['imports'];
  readonly preloads?: Preloads;
}

/** Returns an address that differs for each build, so that browsers may keep the entry forever. */
function versionedEntry(name: RemoteName, { entry }: RemoteIntegrity): string {
  const version = encodeURIComponent(entry.slice('sha384-'.length, 'sha384-'.length + 8));
  return `${remotePrefix(name)}/${REMOTE_ENTRY}?v=${version}`;
}

function builtEntry(name: RemoteName, federation: Federation): RegistryEntry {
  const folder = remoteFolder(name, federation);
  const entry = `${remotePrefix(name)}/${REMOTE_ENTRY}`;
  const file = resolve(folder, CONTRACT_FILE);
  if (!existsSync(file)) return { entry };
  const { version, shellContract } = JSON.parse(readFileSync(file, 'utf8')) as RemoteContract;
  const preloads = readPreloads(folder);
  const integrity = readIntegrity(folder);
  if (!integrity) return { entry, version, shellContract, preloads };
  return {
    entry: versionedEntry(name, integrity),
    version,
    shellContract,
    integrity: integrity.entry,
    imports: integrity.imports,
    preloads,
  };
}

/** Returns the content of `/remotes.json`: every remote from its build, unless an address is given. */
export function registryDocument(
  addresses: Partial<Record<RemoteName, string>> = {},
  composition = CONTAINER,
  originPolicy = ORIGIN_POLICY,
): {
  remotes: Record<string, RegistryEntry & ListedPlace>;
  policy: OriginPolicy;
} {
  const remoteOrigins = Object.fromEntries(
    Object.keys(addresses).map((name) => [name, ORIGIN_POLICY.overrideOrigins]),
  );
  const entries = remoteNames.map((name) => {
    const address = addresses[name];
    const entry =
      address === undefined ? builtEntry(name, composition.remotes(name)) : { entry: address };
    const { port: _port, ...place }: RemoteDefinition = remotes[name];
    return [name, { ...place, ...entry }] as const;
  });
  return {
    policy: { ...originPolicy, remoteOrigins },
    remotes: Object.fromEntries(entries),
  };
}

/** Returns the files that a built remote's routes need. An old build lists none. */
export function readPreloads(folder: string): Preloads {
  const file = resolve(folder, PRELOADS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Preloads) : {};
}

export const SHELL_FOLDER = resolve(ROOT, 'shell/dist');
export const PRERENDER_FOLDER = resolve(ROOT, 'shell/dist-prerender');

/** File beside the shell's build, which is made and removed with it. */
export const PRERENDERED = '.prerendered.json';

/** Prerendered pages of one remote. */
interface PrerenderedRemote {
  /** Hash of the entry from which the pages were prerendered. */
  readonly integrity?: string | undefined;
  readonly pages: readonly PageMarkup[];
}

/** Content of {@link PRERENDERED}. */
export interface PrerenderedApp {
  readonly remotes: readonly PrerenderedRemote[];
  readonly layouts: readonly LayoutMarkup[];
}

/**
 * Returns the prerendered pages that match the remotes' current builds, because markup and scripts must come from one
 * build.
 */
function readPrerendered(folder: string, entries: readonly RegistryEntry[]): Markup {
  const file = resolve(folder, PRERENDERED);
  if (!existsSync(file)) return { pages: [], layouts: [] };
  const { remotes: built, layouts } = JSON.parse(readFileSync(file, 'utf8')) as PrerenderedApp;
  const pages = built
    .filter((remote) => entries.some(({ integrity }) => integrity === remote.integrity))
    .flatMap((remote) => remote.pages);
  return { pages, layouts };
}

/** Returns the pages of the last builds. */
function composedPages(composition = CONTAINER, policy = ORIGIN_POLICY): Pages {
  const folder = shellFolder(composition);
  const entries = remoteNames.map((name) => builtEntry(name, composition.remotes(name)));
  const withParts = remoteNames.map((name, index) => ({
    ...(entries[index] ?? { entry: '' }),
    parts: readIntegrity(remoteFolder(name, composition.remotes(name)))?.parts,
  }));
  const html = readFileSync(resolve(folder, 'index.html'), 'utf8');
  return pagesOf(
    html,
    { ...workspaceComposition, policy },
    withParts,
    readPrerendered(folder, entries),
  );
}

/** Returns a stamp that changes whenever a build writes a source of pages or registry. */
function stampOf(composition: Composition): string {
  const ofShell = ['index.html', PRERENDERED].map((file) =>
    resolve(shellFolder(composition), file),
  );
  const ofRemotes = remoteNames.flatMap((name) =>
    [CONTRACT_FILE, PRELOADS_FILE, INTEGRITY_FILE].map((file) =>
      resolve(remoteFolder(name, composition.remotes(name)), file),
    ),
  );
  return [...ofShell, ...ofRemotes]
    .map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs)
    .join();
}

/** Caches a value for each state of the builds. A request reads only the times of the files. */
export function oncePerBuild<Made>(make: () => Made, stamp: () => string): () => Made {
  let known: { readonly stamp: string; readonly made: Made } | undefined;
  return () => {
    const current = stamp();
    if (known?.stamp !== current) known = { stamp: current, made: make() };
    return known.made;
  };
}

/** Serves the composed product from the last builds: the shell at the root, remotes beside it. */
export function composedApp(
  composition = CONTAINER,
  policy: OriginPolicy = ORIGIN_POLICY,
): StaticServerOptions {
  const stamp = () => stampOf(composition);
  const registry = oncePerBuild(() => registryDocument({}, composition, policy), stamp);
  const pages = oncePerBuild(() => composedPages(composition, policy), stamp);
  return {
    mounts: [
      ...remoteNames.map((name) => ({
        prefix: remotePrefix(name),
        folder: remoteFolder(name, composition.remotes(name)),
      })),
      { prefix: '', folder: shellFolder(composition) },
    ],
    origins: policyOrigins(policy),
    documents: { '/remotes.json': registry },
    page: (pathname) => htmlAt(pathname, pages()),
  };
}

/** Serves the same product on a server with accounts. */
export const connectedApp = (): StaticServerOptions => composedApp(CONTAINER, OWN_ORIGIN_POLICY);
