import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { COMPRESSED_SUFFIXES, compressedVariants } from '@standby/hosting/compress';
import { pageFile, type Pages } from '@standby/hosting/pages';
import { RELEASED_PARTS_FILE, serverPartFile } from '@standby/hosting/server-part';
import { hostFiles } from './host-files.ts';
import { below, readFolder } from './host/files.ts';
import type { Changes, Host } from './host/host.ts';
import { pageSources, prerenderReleases, releasedPages } from './release-pages.ts';
import { isNewest, type ReleaseRepository, type Revision } from './repository.ts';
import {
  productOf,
  releasedServerParts,
  type RegistryDocument,
  type ReleaseState,
} from './state.ts';
import { ROOT_FILES, shellPath, SITE } from './uploads.ts';

/**
 * Adds compressed variants to files. The variants come first, so that a host with the new content
 * never serves the old one compressed.
 */
async function withVariants(files: Iterable<readonly [string, Buffer | string]>): Promise<Changes> {
  const listed = [...files];
  const variants = await Promise.all(
    listed.map(async ([path, content]) => {
      const made = new Map(await compressedVariants(path, Buffer.from(content)));
      return COMPRESSED_SUFFIXES.map((suffix) => [path + suffix, made.get(suffix)] as const);
    }),
  );
  return new Map<string, Buffer | string | undefined>([...variants.flat(), ...listed]);
}

/**
 * Returns the configuration for the common hosts: the page of each address, and the allowed origins
 * of scripts.
 */
function configurationOf(
  { policy, remotes }: RegistryDocument,
  hostFolder: string,
): Map<string, string> {
  const patterns = Object.values(remotes).flatMap(({ preloads }) => Object.keys(preloads));
  const { site, config } = hostFiles(patterns.map(pageFile), policy, `${hostFolder}/${SITE}`);
  return new Map([
    ...below(SITE, Object.entries(site)),
    ...below('config', Object.entries(config)),
  ]);
}

/**
 * Returns the list of server parts that a server loads at its next start; empty if none was ever
 * released.
 */
function serverPartsOf(state: ReleaseState): Map<string, string> {
  if (!state.serverParts) return new Map();
  const files = Array.from(
    releasedServerParts(state),
    ([name, { id }]) => [name, serverPartFile(name, id)] as const,
  );
  return new Map([
    [RELEASED_PARTS_FILE, `${JSON.stringify(Object.fromEntries(files), null, 2)}\n`],
  ]);
}

/**
 * Returns the pages, and the shell's files with fixed names: the service worker, icons and the
 * theme script.
 */
async function rootFiles(shellFolder: string, pages: Pages): Promise<Map<string, Buffer | string>> {
  const html = Array.from(pages, ([{ file }, content]) => [file, content] as const);
  return new Map<string, Buffer | string>([
    ...(await readFolder(resolve(shellFolder, ROOT_FILES))),
    ...html,
  ]);
}

/** @returns false if a newer revision was published first */
async function publishRevision(host: Host, revision: Revision): Promise<boolean> {
  const product = productOf(revision.state);
  const { registry } = product;
  const sheets = await mkdtemp(join(tmpdir(), 'standby-sheets-'));
  try {
    const served = await host.withLocalCopy(pageSources(product), async (local) => {
      const markup = await prerenderReleases(local, product, sheets);
      const pages = await releasedPages(local, product, markup);
      return rootFiles(resolve(local, shellPath(registry.shell)), pages);
    });
    const configuration = configurationOf(registry, host.folder);
    const document = `${JSON.stringify(registry)}\n`;
    // Files come before the pages that refer to them, and the registry comes last.
    const changes: Changes = new Map([
      ...below(`${SITE}/assets`, await readFolder(sheets)),
      ...(await withVariants(below(SITE, served))),
      ...configuration,
      ...serverPartsOf(revision.state),
      ...(await withVariants([[`${SITE}/remotes.json`, document]])),
    ]);
    return await host.write(changes, isNewest(revision));
  } finally {
    await rm(sheets, { recursive: true });
  }
}

/**
 * The last written of the files that hosts read when they start. It changes whenever one of them
 * does.
 */
const HOST_CONFIGURATION = 'config/nginx.conf';

/** Reads the host's current configuration; undefined before the first release. */
export const readConfiguration = async (host: Host): Promise<string | undefined> =>
  (await host.read(HOST_CONFIGURATION))?.toString();

/**
 * Writes registry and pages of the newest state only. A writer that was overtaken also writes the
 * newer state, in case the other writer failed.
 */
export async function publish(host: Host, repository: ReleaseRepository): Promise<void> {
  let published = -1;
  for (;;) {
    const revision = await repository.read();
    if (revision.number === published) return;
    if (await publishRevision(host, revision)) published = revision.number;
  }
}
