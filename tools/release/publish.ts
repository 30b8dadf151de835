import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPRESSED_SUFFIXES, compressedVariants } from '../compress.ts';
import { APP_PAGE, pageFile, type Pages } from '../pages/pages.ts';
import { currentRelease } from './history.ts';
import { hostFiles } from './host-files.ts';
import type { HostStore } from './host/host-store.ts';
import { prerenderReleases, releasedPages } from './release-pages.ts';
import type { ReleaseRepository } from './repository.ts';
import { compositionOf, registryOf, type RegistryDocument, type ReleaseState } from './state.ts';
import { ROOT_FILES, shellPath, SITE } from './uploads.ts';

/**
 * Writes a file and what a host may answer with in its place. Compressed variants come first: a host that has the new
 * content never answers with the old one compressed.
 */
async function writeServed(store: HostStore, path: string, content: Buffer): Promise<void> {
  const variants = new Map(await compressedVariants(path, content));
  for (const suffix of COMPRESSED_SUFFIXES) {
    const variant = variants.get(suffix);
    if (variant) await store.write(`${SITE}/${path}${suffix}`, variant);
    else await store.remove(`${SITE}/${path}${suffix}`);
  }
  await store.write(`${SITE}/${path}`, content);
}

const writeText = (store: HostStore, path: string, text: string): Promise<void> =>
  writeServed(store, path, Buffer.from(text));

async function writePages(store: HostStore, pages: Pages): Promise<void> {
  for (const [{ file }, html] of pages) {
    if (file !== APP_PAGE.file) await writeText(store, file, html);
  }
  await writeText(store, APP_PAGE.file, pages.get(APP_PAGE) ?? '');
}

/** Files of the shell that have fixed names: the service worker, icons, the theme script. */
async function writeRootFiles(store: HostStore, shell: string): Promise<void> {
  const folder = `${shellPath(shell)}/${ROOT_FILES}/`;
  for (const path of await store.list(folder)) {
    const content = await store.read(path);
    if (content) await writeServed(store, path.slice(folder.length), content);
  }
}

/** Configuration for the common hosts: which page answers at which address, and where scripts may come from. */
async function writeHostFiles(
  store: HostStore,
  { policy, remotes }: RegistryDocument,
): Promise<void> {
  const patterns = Object.values(remotes).flatMap(({ preloads }) => Object.keys(preloads));
  const { site, config } = hostFiles(patterns.map(pageFile), policy);
  for (const [file, content] of Object.entries(site)) await store.write(`${SITE}/${file}`, content);
  for (const [file, content] of Object.entries(config)) {
    await store.write(`config/${file}`, content);
  }
}

async function publishState(store: HostStore, state: ReleaseState): Promise<void> {
  const registry = registryOf(state);
  const composition = compositionOf(state);
  const sheets = await mkdtemp(join(tmpdir(), 'standby-sheets-'));
  try {
    const markup = await prerenderReleases(store, registry, composition, sheets);
    // What pages refer to comes before the pages, and the registry comes last.
    for (const name of await readdir(sheets)) {
      await store.write(`${SITE}/assets/${name}`, await readFile(join(sheets, name)));
    }
    const pages = await releasedPages(store, registry, composition, markup);
    const shell = currentRelease(state.shell);
    if (shell) await writeRootFiles(store, shell.id);
    await writePages(store, pages);
    await writeHostFiles(store, registry);
    await writeText(store, 'remotes.json', `${JSON.stringify(registry)}\n`);
  } finally {
    await rm(sheets, { recursive: true });
  }
}

/**
 * Writes registry and pages of the newest state. A writer that was overtaken while it wrote writes the newer state
 * too, so after the last of several the host has the newest one, whatever their order was.
 */
export async function publish(store: HostStore, repository: ReleaseRepository): Promise<void> {
  let published = -1;
  for (;;) {
    const { number, state } = await repository.read();
    if (number === published) return;
    await publishState(store, state);
    published = number;
  }
}
