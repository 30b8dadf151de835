import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { REMOTE_ENTRY } from '@standby/federation-config';
import { INTEGRITY_FILE, integrityOf, readIntegrity } from '@standby/hosting/integrity';
import {
  pagesOf,
  type LayoutMarkup,
  type Markup,
  type PageMarkup,
  type Pages,
  type Preloads,
} from '@standby/hosting/pages';
import { PRERENDER_BUNDLE, prerenderLayouts, prerenderRemote } from '../../prerender/prerender.ts';
import type { Product } from './state.ts';
import { shellPath, SITE, TEMPLATE } from './uploads.ts';

const remoteFolder = ({ folders }: Product, name: string): string => `${SITE}/${folders[name]}`;

/** With a canary, which release's markup a visitor needs is not known before the page runs. */
const isPrerendered = ({ registry, composition }: Product, name: string): boolean =>
  !registry.remotes[name]?.canary && (composition.remotes[name]?.prerendered ?? []).length > 0;

/** What of the host pages are made of: the shell's release, of prerendered remotes everything, of others the hashes. */
export function pageSources(product: Product): readonly string[] {
  const { shell, remotes } = product.registry;
  return [
    shellPath(shell),
    ...Object.keys(remotes).map((name) => {
      const folder = remoteFolder(product, name);
      return isPrerendered(product, name) ? folder : `${folder}/${INTEGRITY_FILE}`;
    }),
  ];
}

function withoutFiles(preloads: Preloads): Preloads {
  return Object.fromEntries(Object.keys(preloads).map((pattern) => [pattern, []]));
}

/** @throws {Error} where the entry is not what was released, or cannot be rendered */
async function prerenderRelease(
  local: string,
  product: Product,
  name: string,
  sheets: string,
): Promise<PageMarkup[]> {
  const { registry, composition } = product;
  const entry = resolve(local, remoteFolder(product, name), REMOTE_ENTRY);
  if (integrityOf(await readFile(entry)) !== registry.remotes[name]?.integrity) {
    throw new Error(`${REMOTE_ENTRY} is not the file that was released`);
  }
  const bundle = resolve(local, shellPath(registry.shell), PRERENDER_BUNDLE);
  return prerenderRemote(name, { composition, bundle, entry, assets: sheets });
}

async function prerenderLayoutOfRoutes(
  local: string,
  { registry: { shell, remotes }, composition }: Product,
  sheets: string,
): Promise<LayoutMarkup[]> {
  const patterns = Object.values(remotes).flatMap(({ preloads }) => Object.keys(preloads));
  const bundle = resolve(local, shellPath(shell), PRERENDER_BUNDLE);
  return prerenderLayouts(patterns, { composition, bundle, assets: sheets });
}

/** Pages that cannot be prerendered are rendered in the browser: that is no reason to hold back a release or a rollback. */
async function orNothing<Rendered>(what: string, work: Promise<Rendered[]>): Promise<Rendered[]> {
  try {
    return await work;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`  ${what} not prerendered: ${reason}`);
    return [];
  }
}

/**
 * What pages show before a script runs.
 *
 * @param local a copy of the {@link pageSources}
 * @param sheets a folder of this machine for the pages' style sheets
 */
export async function prerenderReleases(
  local: string,
  product: Product,
  sheets: string,
): Promise<Markup> {
  const names = Object.keys(product.registry.remotes).filter((name) =>
    isPrerendered(product, name),
  );
  const pages = await Promise.all(
    names.map((name) =>
      orNothing(`The pages of ${name} are`, prerenderRelease(local, product, name, sheets)),
    ),
  );
  const layouts = await orNothing(
    'The layout of the app is',
    prerenderLayoutOfRoutes(local, product, sheets),
  );
  return { pages: pages.flat(), layouts };
}

/** The pages: each fetches at once what the registry points to for its route. */
export async function releasedPages(
  local: string,
  product: Product,
  markup: Markup,
): Promise<Pages> {
  const { registry, composition } = product;
  const listed = Object.entries(registry.remotes).map(
    ([name, { canary, entry, preloads, integrity, imports }]) => ({
      entry,
      integrity,
      imports,
      parts: readIntegrity(resolve(local, remoteFolder(product, name)))?.parts,
      // Nor is it known which files a visitor of a canary needs.
      preloads: canary ? withoutFiles(preloads) : preloads,
    }),
  );
  const template = await readFile(resolve(local, shellPath(registry.shell), TEMPLATE), 'utf8');
  return pagesOf(template, composition, listed, markup);
}
