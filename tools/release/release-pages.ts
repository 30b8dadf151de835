import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { REMOTE_ENTRY, type PageComposition } from '@standby/federation-config';
import { INTEGRITY_FILE, integrityOf, type RemoteIntegrity } from '../integrity.ts';
import {
  pagesOf,
  type LayoutMarkup,
  type Markup,
  type PageMarkup,
  type Pages,
  type Preloads,
} from '../pages/pages.ts';
import { PRERENDER_BUNDLE, prerenderLayouts, prerenderRemote } from '../pages/prerender.ts';
import type { HostStore } from './host/host-store.ts';
import type { RegistryDocument } from './state.ts';
import { shellPath, SITE, TEMPLATE } from './uploads.ts';

type RegistryRemote = RegistryDocument['remotes'][string];

const folderOf = (entry: string): string => `${SITE}${entry.slice(0, entry.lastIndexOf('/'))}`;

function withoutFiles(preloads: Preloads): Preloads {
  return Object.fromEntries(Object.keys(preloads).map((pattern) => [pattern, []]));
}

/** @throws {Error} where the entry is not what was released, or cannot be rendered */
function prerenderRelease(
  store: HostStore,
  { shell, composition }: { readonly shell: string; readonly composition: PageComposition },
  name: string,
  { entry: address, integrity }: RegistryRemote,
  sheets: string,
): Promise<PageMarkup[]> {
  return store.withLocalCopy(folderOf(address), async (folder) => {
    const entry = resolve(folder, REMOTE_ENTRY);
    if (integrityOf(await readFile(entry)) !== integrity) {
      throw new Error(`${address} is not the file that was released`);
    }
    return store.withLocalCopy(shellPath(shell), (shellFolder) =>
      prerenderRemote(name, {
        composition,
        bundle: resolve(shellFolder, PRERENDER_BUNDLE),
        entry,
        assets: sheets,
      }),
    );
  });
}

/**
 * What pages show before a script runs. Pages that cannot be prerendered are rendered in the
 * browser: that is no reason to hold back a release or a rollback.
 *
 * @param sheets a folder of this machine for the pages' style sheets
 */
export async function prerenderReleases(
  store: HostStore,
  { shell, remotes }: RegistryDocument,
  composition: PageComposition,
  sheets: string,
): Promise<Markup> {
  const pages = await Promise.all(
    Object.entries(remotes).map(async ([name, remote]) => {
      // With a canary, which release's markup a visitor needs is not known before the page runs.
      if (remote.canary) return [];
      try {
        return await prerenderRelease(store, { shell, composition }, name, remote, sheets);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        console.warn(`  The pages of ${name} are not prerendered: ${reason}`);
        return [];
      }
    }),
  );
  const layouts = await prerenderReleasedLayouts(store, { shell, remotes }, composition, sheets);
  return { pages: pages.flat(), layouts };
}

async function prerenderReleasedLayouts(
  store: HostStore,
  { shell, remotes }: Pick<RegistryDocument, 'shell' | 'remotes'>,
  composition: PageComposition,
  sheets: string,
): Promise<LayoutMarkup[]> {
  const patterns = Object.values(remotes).flatMap(({ preloads }) => Object.keys(preloads));
  try {
    return await store.withLocalCopy(shellPath(shell), (folder) =>
      prerenderLayouts(patterns, {
        composition,
        bundle: resolve(folder, PRERENDER_BUNDLE),
        assets: sheets,
      }),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`  The layout of the app is not prerendered: ${reason}`);
    return [];
  }
}

/** The pages: each fetches at once what the registry points to for its route. */
export async function releasedPages(
  store: HostStore,
  { shell, remotes }: RegistryDocument,
  composition: PageComposition,
  markup: Markup,
): Promise<Pages> {
  const listed = await Promise.all(
    Object.values(remotes).map(async ({ canary, entry, preloads, integrity, imports }) => {
      const hashes = await store.read(`${folderOf(entry)}/${INTEGRITY_FILE}`);
      const { parts } = JSON.parse(String(hashes ?? '{}')) as Partial<RemoteIntegrity>;
      // Nor is it known which files.
      return {
        entry,
        integrity,
        imports,
        parts,
        preloads: canary ? withoutFiles(preloads) : preloads,
      };
    }),
  );
  const template = await store.read(`${shellPath(shell)}/${TEMPLATE}`);
  return pagesOf(String(template), composition, listed, markup);
}
