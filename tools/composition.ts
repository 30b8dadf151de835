import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  CONTRACT_FILE,
  OVERRIDE_ORIGINS,
  REMOTE_ENTRY,
  remoteNames,
  remotes,
  type RemoteName,
} from '../federation.config.ts';
import type { RemoteContract } from '../shared-ui/contracts/index.ts';
import { readIntegrity, type RemoteIntegrity } from './integrity.ts';
import {
  htmlAt,
  pagesOf,
  PRELOADS_FILE,
  type PageMarkup,
  type Pages,
  type Preloads,
} from './pages/pages.ts';
import type { StaticServerOptions } from './static-server/static-server.ts';

export const ROOT = resolve(import.meta.dirname, '..');

/** URL prefix under which a built remote lies beside the shell. */
export function remotePrefix(name: RemoteName): string {
  return `/remotes/${name}`;
}

export function remoteFolder(name: RemoteName): string {
  return resolve(ROOT, remotes[name].package, 'dist');
}

/** What the registry says of one remote. */
interface RegistryEntry {
  readonly entry: string;
  /** Of a built remote, from the contract beside its entry; a dev server has none. */
  readonly version?: string;
  readonly shellContract?: string;
  readonly integrity?: string;
  readonly imports?: RemoteIntegrity['imports'];
  readonly preloads?: Preloads;
}

/** Another address for each build, so that browsers may keep the entry for ever. */
function versionedEntry(name: RemoteName, { entry }: RemoteIntegrity): string {
  const version = encodeURIComponent(entry.slice('sha384-'.length, 'sha384-'.length + 8));
  return `${remotePrefix(name)}/${REMOTE_ENTRY}?v=${version}`;
}

function builtEntry(name: RemoteName): RegistryEntry {
  const entry = `${remotePrefix(name)}/${REMOTE_ENTRY}`;
  const file = resolve(remoteFolder(name), CONTRACT_FILE);
  if (!existsSync(file)) return { entry };
  const { version, shellContract } = JSON.parse(readFileSync(file, 'utf8')) as RemoteContract;
  const preloads = readPreloads(remoteFolder(name));
  const integrity = readIntegrity(remoteFolder(name));
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

/** Content of `/remotes.json`: every remote from its build, unless an address is given. */
export function registryDocument(addresses: Partial<Record<RemoteName, string>> = {}): {
  remotes: Record<string, RegistryEntry>;
  policy: { overrideOrigins: readonly string[] };
} {
  return {
    policy: { overrideOrigins: OVERRIDE_ORIGINS },
    remotes: Object.fromEntries(
      remoteNames.map((name) => {
        const address = addresses[name];
        return [name, address === undefined ? builtEntry(name) : { entry: address }];
      }),
    ),
  };
}

/** What a built remote's routes need, as its build wrote it down; an old build says nothing. */
export function readPreloads(folder: string): Preloads {
  const file = resolve(folder, PRELOADS_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Preloads) : {};
}

/** What `pnpm build` drew ahead, and of which builds it was made. */
export interface PrerenderedBuild {
  readonly stamps: string;
  readonly pages: readonly PageMarkup[];
}

/** The fingerprint that a build leaves of what it was made of. */
export const STAMP = '.inputs';

export const PRERENDER_FOLDER = resolve(ROOT, 'shell/dist-prerender');

/** Beside the shell's build, with which it is made and goes. */
export const PRERENDERED = '.prerendered.json';
export const PRERENDERED_FILE = resolve(ROOT, 'shell/dist', PRERENDERED);

/** Changes with every build of what pages are drawn from; undefined where one is missing. */
export function prerenderStamps(): string | undefined {
  const folders = [resolve(ROOT, 'shell/dist'), PRERENDER_FOLDER, ...remoteNames.map(remoteFolder)];
  const files = folders.map((folder) => resolve(folder, STAMP));
  if (!files.every((file) => existsSync(file))) return undefined;
  return files.map((file) => readFileSync(file, 'utf8')).join();
}

/** Undefined where a package was built since: markup and scripts have to be of one build. */
export function readPrerendered(): readonly PageMarkup[] | undefined {
  if (!existsSync(PRERENDERED_FILE)) return undefined;
  const { stamps, pages } = JSON.parse(readFileSync(PRERENDERED_FILE, 'utf8')) as PrerenderedBuild;
  return stamps === prerenderStamps() ? pages : undefined;
}

/** The pages of the last builds. */
export function composedPages(): Pages {
  const html = readFileSync(resolve(ROOT, 'shell/dist/index.html'), 'utf8');
  const remotesOfPages = remoteNames.map((name) => ({
    ...builtEntry(name),
    parts: readIntegrity(remoteFolder(name))?.parts,
  }));
  return pagesOf(html, remotesOfPages, readPrerendered());
}

/** The composed product from the last builds: the shell at the root, remotes beside it. */
export function composedApp(): StaticServerOptions {
  return {
    mounts: [
      ...remoteNames.map((name) => ({ prefix: remotePrefix(name), folder: remoteFolder(name) })),
      { prefix: '', folder: resolve(ROOT, 'shell/dist') },
    ],
    origins: OVERRIDE_ORIGINS,
    documents: { '/remotes.json': () => registryDocument() },
    page: (pathname) => htmlAt(pathname, composedPages()),
  };
}
