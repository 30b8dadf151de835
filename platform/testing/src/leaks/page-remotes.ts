import {
  COMPOSITION_META,
  ownerIn,
  REGISTRY_PATH,
  type PageComposition,
} from '@standby/federation-config';

/** Names of the remotes on a page. */
export interface PageRemotes {
  /** Returns the remote that a script belongs to, if its address tells. */
  readonly remoteAt: (address: string) => string | undefined;
  /** Returns the remote that owns a path. */
  readonly remoteOf: (path: string) => string | undefined;
}

/** Returns the folder of an entry: all files of its remote are below. */
const folderOf = (entry: string): string => new URL('.', new URL(entry, window.location.href)).href;

type Folders = readonly (readonly [name: string, folder: string])[];

/** Reads the folders of the remotes in the registry; none if it cannot be read. */
async function readFolders(): Promise<Folders> {
  try {
    const registry = (await (await fetch(REGISTRY_PATH)).json()) as {
      readonly remotes: Readonly<Record<string, { readonly entry: string }>>;
    };
    return Object.entries(registry.remotes).map(([name, { entry }]) => [name, folderOf(entry)]);
  } catch {
    // Warnings then name the path alone. The shell reports the failure.
    return [];
  }
}

/**
 * Reads the remotes of this page.
 *
 * @param only name of the remote of a standalone page; undefined for a composed page
 */
export function readPageRemotes(only?: string): PageRemotes {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${COMPOSITION_META}"]`);
  if (!meta) return { remoteAt: () => undefined, remoteOf: () => only };
  const { remotes } = JSON.parse(meta.content) as PageComposition;
  let folders: Folders = [];
  async function load(): Promise<void> {
    folders = await readFolders();
  }
  void load();
  return {
    remoteAt: (address) => folders.find(([, folder]) => address.startsWith(folder))?.[0],
    remoteOf: (path) => ownerIn(remotes, path),
  };
}
