import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { REMOTE_ENTRY, remoteNames, workspaceComposition } from '@standby/federation-config';
import {
  PRERENDER_FOLDER,
  PRERENDERED,
  remoteFolder,
  SHELL_FOLDER,
  type PrerenderedRemote,
} from '../composition.ts';
import { readIntegrity } from '../integrity.ts';
import { PRERENDER_BUNDLE, prerenderRemote } from './prerender.ts';

/** Prerenders the pages of the last builds: a task of turbo.json, which knows when it has to run. */
const built = await Promise.all(
  remoteNames.map(async (name): Promise<PrerenderedRemote> => {
    const pages = await prerenderRemote(name, {
      composition: workspaceComposition,
      bundle: resolve(PRERENDER_FOLDER, PRERENDER_BUNDLE),
      entry: resolve(remoteFolder(name), REMOTE_ENTRY),
      assets: resolve(SHELL_FOLDER, 'assets'),
    });
    const integrity = readIntegrity(remoteFolder(name))?.entry;
    return { pages, integrity };
  }),
);
await writeFile(resolve(SHELL_FOLDER, PRERENDERED), JSON.stringify(built));
