import { LATER_FILE } from '@standby/hosting/pages';

export interface SnapshotFile {
  readonly address: string;
  /** Hash that the file must have. */
  readonly integrity?: string | undefined;
}

/** Files by the route that needs them, relative to the entry of their remote. */
export type FilesByRoute = Readonly<Record<string, readonly string[]>>;

/** The part of a registry entry that the worker reads. The shell validates all of it before it runs code. */
interface ListedRemote {
  readonly entry: string;
  readonly integrity?: string;
  readonly preloads?: FilesByRoute;
  readonly canary?: ListedRemote;
}

export interface RegistryFile {
  readonly remotes: Readonly<Record<string, ListedRemote>>;
}

/**
 * Returns the listed remotes of an origin. Includes canaries, because only the page knows whether
 * this browser gets one.
 */
function releasesOf({ remotes }: RegistryFile, origin: string): ListedRemote[] {
  return Object.values(remotes)
    .flatMap((listed) => (listed.canary ? [listed, listed.canary] : [listed]))
    .filter(({ entry }) => new URL(entry, origin).origin === origin);
}

/**
 * Returns the remotes' files that the given routes need for their first render.
 *
 * @param origin of the page: files of other origins are left out
 */
export function remoteFiles(
  registry: RegistryFile,
  routes: readonly string[],
  origin: string,
): SnapshotFile[] {
  const files = new Map<string, SnapshotFile>();
  for (const { entry, integrity, preloads = {} } of releasesOf(registry, origin)) {
    const base = new URL(entry, origin);
    for (const file of routes.flatMap((route) => preloads[route] ?? [])) {
      const { href: address, origin: fileOrigin } = new URL(file, base);
      const isEntry = address === base.href;
      if (fileOrigin === origin) files.set(address, isEntry ? { address, integrity } : { address });
    }
  }
  return [...files.values()];
}

/** Returns the addresses of the `later.json` lists of all remotes with one of the routes. */
export function laterLists(
  registry: RegistryFile,
  routes: readonly string[],
  origin: string,
): string[] {
  return releasesOf(registry, origin)
    .filter(({ preloads = {} }) => routes.some((route) => preloads[route]))
    .map(({ entry }) => new URL(LATER_FILE, new URL(entry, origin)).href);
}

/**
 * Returns the addresses of files that the routes load later, such as the code of dialogs.
 *
 * @param list address of the list that names them
 */
export function laterFilesOf(
  files: FilesByRoute,
  routes: readonly string[],
  list: string,
): string[] {
  return routes.flatMap((route) => files[route] ?? []).map((file) => new URL(file, list).href);
}

/**
 * Returns the first script, style sheet, font or icon in a page's HTML that is not among the known
 * files.
 */
export function unknownLink(html: string, known: ReadonlySet<string>): string | undefined {
  const links = [...html.matchAll(/\s(?:href|src)="([^"]+)"/gu)].flatMap(([, link]) => link ?? []);
  return links.find((link) => !known.has(link));
}

/** Whether a response is a file. Some hosts answer a request for a missing file with a page. */
export function isFileResponse({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 200 && !headers.get('content-type')?.startsWith('text/html');
}
