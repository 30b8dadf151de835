import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { remoteNames, type RemoteName } from 'federation-config';
import { integrityOf, readIntegrity } from '../integrity.ts';
import { APP_PAGE, pagesOf, type PageMarkup, type Pages, type Preloads } from '../pages/pages.ts';
import { PRERENDER_BUNDLE, prerenderRemote } from '../pages/prerender.ts';
import type { registryOf } from './release-log.ts';

type Registry = ReturnType<typeof registryOf>;
type RegistryRemote = Registry['remotes'][string];

/** In the release folder: of the shell that is there, as what is drawn ahead has to be what it draws. */
export const RELEASED_BUNDLE = `.${PRERENDER_BUNDLE}`;

function withoutFiles(preloads: Preloads): Preloads {
  return Object.fromEntries(Object.keys(preloads).map((pattern) => [pattern, []]));
}

/** @throws {Error} where the entry is not what was released, or cannot be drawn */
async function draw(
  folder: string,
  name: RemoteName,
  { entry: address, integrity }: RegistryRemote,
): Promise<PageMarkup[]> {
  const entry = resolve(folder, `.${address}`);
  if (integrity !== undefined && integrityOf(await readFile(entry)) !== integrity) {
    throw new Error(`${address} is not the file that was released`);
  }
  return prerenderRemote(name, {
    bundle: resolve(folder, RELEASED_BUNDLE),
    entry,
    assets: resolve(folder, 'assets'),
  });
}

/** What cannot be drawn ahead is drawn in the browser: that is no reason to hold back a release or a rollback. */
async function drawOrWarn(
  folder: string,
  name: RemoteName,
  remote: RegistryRemote | undefined,
): Promise<PageMarkup[]> {
  // With a canary, which release's markup a visitor needs is not known before the page runs.
  if (!remote || remote.canary) return [];
  try {
    return await draw(folder, name, remote);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`  The pages of ${name} are not drawn ahead: ${reason}`);
    return [];
  }
}

/** The pages of a release folder: each fetches at once what the registry points to for its route. */
export async function releasePages(folder: string, { remotes }: Registry): Promise<Pages> {
  const listed = Object.values(remotes).map(({ canary, entry, preloads = {}, ...hashes }) => ({
    entry,
    integrity: hashes.integrity,
    imports: hashes.imports,
    parts: readIntegrity(dirname(resolve(folder, `.${entry}`)))?.parts,
    // Nor is it known which files.
    preloads: canary ? withoutFiles(preloads) : preloads,
  }));
  const template = await readFile(resolve(folder, APP_PAGE.file), 'utf8');
  const markup = await Promise.all(
    remoteNames.map((name) => drawOrWarn(folder, name, remotes[name])),
  );
  return pagesOf(template, listed, markup.flat());
}
