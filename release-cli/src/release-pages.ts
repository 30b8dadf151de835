import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { REMOTE_ENTRY, type PageComposition } from '@standby/federation-config';
import { INTEGRITY_FILE, integrityOf, readIntegrity } from '../../tools/integrity.ts';
import {
  pagesOf,
  type LayoutMarkup,
  type Markup,
  type PageMarkup,
  type Pages,
  type Preloads,
} from '../../tools/pages/pages.ts';
import {
  PRERENDER_BUNDLE,
  prerenderLayouts,
  prerenderRemote,
} from '../../tools/pages/prerender.ts';
import type { RegistryDocument } from './state.ts';
import { shellPath, SITE, TEMPLATE } from './uploads.ts';

type RegistryRemote = RegistryDocument['remotes'][string];

const folderOf = (entry: string): string => `${SITE}${entry.slice(0, entry.lastIndexOf('/'))}`;

/** With a canary, which release's markup a visitor needs is not known before the page runs. */
const isPrerendered = (
  composition: PageComposition,
  name: string,
  { canary }: RegistryRemote,
): boolean => !canary && (composition.remotes[name]?.prerendered ?? []).length > 0;

/** What of the host pages are made of: the shell's release, of prerendered remotes everything, of others the hashes. */
export function pageSources(
  { shell, remotes }: RegistryDocument,
  composition: PageComposition,
): readonly string[] {
  return [
    shellPath(shell),
    ...Object.entries(remotes).map(([name, remote]) =>
      isPrerendered(composition, name, remote)
        ? folderOf(remote.entry)
        : `${folderOf(remote.entry)}/${INTEGRITY_FILE}`,
    ),
  ];
}

function withoutFiles(preloads: Preloads): Preloads {
  return Object.fromEntries(Object.keys(preloads).map((pattern) => [pattern, []]));
}

/** @throws {Error} where the entry is not what was released, or cannot be rendered */
async function prerenderRelease(
  local: string,
  { shell, composition }: { readonly shell: string; readonly composition: PageComposition },
  name: string,
  { entry: address, integrity }: RegistryRemote,
  sheets: string,
): Promise<PageMarkup[]> {
  const entry = resolve(local, folderOf(address), REMOTE_ENTRY);
  if (integrityOf(await readFile(entry)) !== integrity) {
    throw new Error(`${address} is not the file that was released`);
  }
  return prerenderRemote(name, {
    composition,
    bundle: resolve(local, shellPath(shell), PRERENDER_BUNDLE),
    entry,
    assets: sheets,
  });
}

/**
 * What pages show before a script runs. Pages that cannot be prerendered are rendered in the
 * browser: that is no reason to hold back a release or a rollback.
 *
 * @param local a copy of the {@link pageSources}
 * @param sheets a folder of this machine for the pages' style sheets
 */
export async function prerenderReleases(
  local: string,
  { shell, remotes }: RegistryDocument,
  composition: PageComposition,
  sheets: string,
): Promise<Markup> {
  const pages = await Promise.all(
    Object.entries(remotes).map(async ([name, remote]) => {
      if (!isPrerendered(composition, name, remote)) return [];
      try {
        return await prerenderRelease(local, { shell, composition }, name, remote, sheets);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        console.warn(`  The pages of ${name} are not prerendered: ${reason}`);
        return [];
      }
    }),
  );
  const layouts = await prerenderReleasedLayouts(local, { shell, remotes }, composition, sheets);
  return { pages: pages.flat(), layouts };
}

async function prerenderReleasedLayouts(
  local: string,
  { shell, remotes }: Pick<RegistryDocument, 'shell' | 'remotes'>,
  composition: PageComposition,
  sheets: string,
): Promise<LayoutMarkup[]> {
  const patterns = Object.values(remotes).flatMap(({ preloads }) => Object.keys(preloads));
  try {
    return await prerenderLayouts(patterns, {
      composition,
      bundle: resolve(local, shellPath(shell), PRERENDER_BUNDLE),
      assets: sheets,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`  The layout of the app is not prerendered: ${reason}`);
    return [];
  }
}

/** The pages: each fetches at once what the registry points to for its route. */
export async function releasedPages(
  local: string,
  { shell, remotes }: RegistryDocument,
  composition: PageComposition,
  markup: Markup,
): Promise<Pages> {
  const listed = Object.values(remotes).map(({ canary, entry, preloads, integrity, imports }) => ({
    entry,
    integrity,
    imports,
    parts: readIntegrity(resolve(local, folderOf(entry)))?.parts,
    // Nor is it known which files a visitor of a canary needs.
    preloads: canary ? withoutFiles(preloads) : preloads,
  }));
  const template = await readFile(resolve(local, shellPath(shell), TEMPLATE), 'utf8');
  return pagesOf(template, composition, listed, markup);
}
