import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { REMOTE_ENTRY, remoteNames, workspaceComposition } from '@standby/federation-config';
import {
  PRERENDER_FOLDER,
  PRERENDERED,
  readPreloads,
  remoteFolder,
  SHELL_FOLDER,
  type PrerenderedApp,
  type PrerenderedRemote,
} from '@standby/hosting/composition';
import { readIntegrity } from '@standby/hosting/integrity';
import type { LayoutMarkup } from '@standby/hosting/pages';
import { PRERENDER_BUNDLE, prerenderLayouts, prerenderRemote } from './prerender.ts';

/**
 * Prerenders the pages of the last builds. This program is a task of turbo.json, which decides when
 * it runs.
 */
const shell = {
  composition: workspaceComposition,
  bundle: resolve(PRERENDER_FOLDER, PRERENDER_BUNDLE),
  assets: resolve(SHELL_FOLDER, 'assets'),
};

const outlines: LayoutMarkup[] = [];
const built = await Promise.all(
  remoteNames.map(async (name): Promise<PrerenderedRemote> => {
    const { pages, layouts } = await prerenderRemote(name, {
      ...shell,
      entry: resolve(remoteFolder(name), REMOTE_ENTRY),
    });
    outlines.push(...layouts);
    const integrity = readIntegrity(remoteFolder(name))?.entry;
    return { pages, integrity };
  }),
);
const patterns = remoteNames.flatMap((name) => Object.keys(readPreloads(remoteFolder(name))));
const layouts = [...outlines, ...(await prerenderLayouts(patterns, shell))];
const app: PrerenderedApp = { remotes: built, layouts };
await writeFile(resolve(SHELL_FOLDER, PRERENDERED), JSON.stringify(app));
