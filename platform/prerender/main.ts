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
} from '@standby/hosting/composition';
import { readIntegrity } from '@standby/hosting/integrity';
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

const built = await Promise.all(
  remoteNames.map(async (name) => {
    const markup = await prerenderRemote(name, {
      ...shell,
      entry: resolve(remoteFolder(name), REMOTE_ENTRY),
    });
    const integrity = readIntegrity(remoteFolder(name))?.entry;
    return { ...markup, integrity };
  }),
);
const patterns = remoteNames.flatMap((name) => Object.keys(readPreloads(remoteFolder(name))));
const outlines = built.flatMap(({ layouts }) => layouts);
const app: PrerenderedApp = {
  remotes: built.map(({ pages, integrity }) => ({ pages, integrity })),
  layouts: [...outlines, ...(await prerenderLayouts(patterns, shell))],
};
await writeFile(resolve(SHELL_FOLDER, PRERENDERED), JSON.stringify(app));
