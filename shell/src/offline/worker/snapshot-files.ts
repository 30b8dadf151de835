export interface SnapshotFile {
  readonly address: string;
  /** Hash that the file must have. */
  readonly integrity?: string | undefined;
}

/** The part of a registry entry that the worker reads. The shell validates all of it before it runs code. */
interface ListedRemote {
  readonly entry: string;
  readonly integrity?: string;
  readonly preloads?: Readonly<Record<string, readonly string[]>>;
  readonly canary?: ListedRemote;
}

export interface RegistryFile {
  readonly remotes: Readonly<Record<string, ListedRemote>>;
}

/**
 * The remotes' files that the given routes need for their first render. Includes canaries, because only
 * the page knows whether this browser gets one.
 *
 * @param origin of the page: files of other origins are left out
 */
export function remoteFiles(
  registry: RegistryFile,
  routes: readonly string[],
  origin: string,
): SnapshotFile[] {
  const releases = Object.values(registry.remotes).flatMap((listed) =>
    listed.canary ? [listed, listed.canary] : [listed],
  );
  const files = new Map<string, SnapshotFile>();
  for (const { entry, integrity, preloads = {} } of releases) {
    const base = new URL(entry, origin);
    for (const file of routes.flatMap((route) => preloads[route] ?? [])) {
      const { href: address, origin: fileOrigin } = new URL(file, base);
      const isEntry = address === base.href;
      if (fileOrigin === origin) files.set(address, isEntry ? { address, integrity } : { address });
    }
  }
  return [...files.values()];
}

/** The first script, style sheet, font or icon in a page's HTML that is not among the known files. */
export function unknownLink(html: string, known: ReadonlySet<string>): string | undefined {
  const links = [...html.matchAll(/\s(?:href|src)="([^"]+)"/gu)].flatMap(([, link]) => link ?? []);
  return links.find((link) => !known.has(link));
}

/** Whether a response is a file. Some hosts answer a request for a missing file with a page. */
export function isFileResponse({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 200 && !headers.get('content-type')?.startsWith('text/html');
}
