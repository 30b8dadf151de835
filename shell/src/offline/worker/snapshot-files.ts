export interface SnapshotFile {
  readonly address: string;
  /** Hash that it must have. */
  readonly integrity?: string | undefined;
}

/** Of the registry, what matters here; the shell checks all of it before it runs anything. */
interface Listed {
  readonly entry: string;
  readonly integrity?: string;
  readonly preloads?: Readonly<Record<string, readonly string[]>>;
  readonly canary?: Listed;
}

/**
 * The remotes' files that the first views of routes need. Who gets a canary the page alone knows, so it
 * is there beside the release.
 *
 * @param origin of the page: what lies elsewhere is not kept
 */
export function remoteFiles(
  registry: { readonly remotes: Readonly<Record<string, Listed>> },
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
      const { href: address, origin: from } = new URL(file, base);
      const isEntry = address === base.href;
      if (from === origin) files.set(address, isEntry ? { address, integrity } : { address });
    }
  }
  return [...files.values()];
}

/** The first script, style sheet, font or icon that a page names and that is not among the known files. */
export function foreignLink(html: string, known: ReadonlySet<string>): string | undefined {
  const links = [...html.matchAll(/\s(?:href|src)="([^"]+)"/gu)].flatMap(([, link]) => link ?? []);
  return links.find((link) => !known.has(link));
}

/** A page that answers in a file's place, as some hosts send it for what they miss, is not that file. */
export function isFile({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 200 && !headers.get('content-type')?.startsWith('text/html');
}
