import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { REMOTE_ENTRY } from '@standby/federation-config';
import { INTEGRITY_FILE, integrityOf, readIntegrity } from '@standby/hosting/integrity';
import { NO_MARKUP, pagesOf, type Markup, type Pages, type Preloads } from '@standby/hosting/pages';
import { PRERENDER_BUNDLE, prerenderLayouts, prerenderRemote } from '../../prerender/prerender.ts';
import type { Product } from './state.ts';
import { shellPath, SITE, TEMPLATE } from './uploads.ts';

const remoteFolder = ({ folders }: Product, name: string): string => `${SITE}/${folders[name]}`;

/**
 * Whether a remote is prerendered. With a canary, the page finds out only at run time which release
 * a visitor gets.
 */
const isPrerendered = ({ registry, composition }: Product, name: string): boolean =>
  !registry.remotes[name]?.canary && (composition.remotes[name]?.prerendered ?? []).length > 0;

/**
 * Returns the paths on the host from which pages are made: the shell's release, all files of
 * prerendered remotes, and the hashes of the others.
 */
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

/** @throws {Error} if the entry differs from the release, or cannot be rendered */
async function prerenderRelease(
  local: string,
  product: Product,
  name: string,
  sheets: string,
): Promise<Markup> {
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
): Promise<Markup> {
  const patterns = Object.values(remotes).flatMap(({ preloads }) => Object.keys(preloads));
  const bundle = resolve(local, shellPath(shell), PRERENDER_BUNDLE);
  const layouts = await prerenderLayouts(patterns, { composition, bundle, assets: sheets });
  return { pages: [], layouts };
}

/**
 * Resolves to no pages after a failure. Browsers then render them, so a release or a rollback need
 * not wait.
 */
async function orNothing(what: string, work: Promise<Markup>): Promise<Markup> {
  try {
    return await work;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`  ${what} not prerendered: ${reason}`);
    return NO_MARKUP;
  }
}

/**
 * Prerenders the content that pages show before a script runs.
 *
 * @param local local copy of the {@link pageSources}
 * @param sheets folder of this machine for the pages' style sheets
 */
export async function prerenderReleases(
  local: string,
  product: Product,
  sheets: string,
): Promise<Markup> {
  const names = Object.keys(product.registry.remotes).filter((name) =>
    isPrerendered(product, name),
  );
  const ofRemotes = await Promise.all(
    names.map((name) =>
      orNothing(`The pages of ${name} are`, prerenderRelease(local, product, name, sheets)),
    ),
  );
  const ofRoutes = await orNothing(
    'The layout of the app is',
    prerenderLayoutOfRoutes(local, product, sheets),
  );
  const all = [...ofRemotes, ofRoutes];
  return {
    pages: all.flatMap(({ pages }) => pages),
    layouts: all.flatMap(({ layouts }) => layouts),
  };
}

/**
 * Returns the pages. Each one preloads the files of its route from the releases in the registry.
 */
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
      // With a canary, the files that a visitor needs are unknown too.
      preloads: canary ? withoutFiles(preloads) : preloads,
    }),
  );
  const template = await readFile(resolve(local, shellPath(registry.shell), TEMPLATE), 'utf8');
  return pagesOf(template, composition, listed, markup);
}
