import { existsSync } from 'node:fs';
import { cp, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { remoteNames, remotes } from '@standby/federation-config';
import {
  composedApp,
  composedPages,
  FOLDERS,
  readPreloads,
  registryDocument,
  remoteFolder,
  remotePrefix,
  type Federation,
} from '../../composition.ts';
import { htmlAt } from '../../pages/pages.ts';
import { ROOT } from '../../root.ts';
import type { StaticServerOptions } from '../../static-server/static-server.ts';
import { moduleSizesFile } from '../../vite/module-sizes-plugin.ts';
import { accountPaths } from '../../../shared-ui/contracts/index.ts';
import type { FetchedFile, FileModules, ModuleSizes } from './file-modules.ts';

const COPY = resolve(ROOT, 'node_modules/.cache/standby-bench/served');

/** The composed app as it is now, all by one kind of build: a build meanwhile does not change what is measured. */
export async function copyComposed(federation: Federation): Promise<StaticServerOptions> {
  const composition = { shell: federation, remotes: () => federation };
  const target = resolve(COPY, federation);
  await rm(target, { recursive: true, force: true });
  const { mounts, origins } = composedApp(composition);
  const copies = mounts.map(({ prefix, folder }) => ({
    prefix,
    from: folder,
    folder: resolve(target, prefix === '' ? 'shell' : `.${prefix}`),
  }));
  for (const { from, folder } of copies) {
    if (!existsSync(from)) throw new Error(`There is no ${from}: run pnpm build first.`);
    await cp(from, folder, { recursive: true });
  }
  const registry = registryDocument({}, composition);
  const pages = composedPages(composition);
  return {
    mounts: copies,
    ...(origins ? { origins } : {}),
    documents: { '/remotes.json': () => registry },
    page: (pathname) => htmlAt(pathname, pages),
  };
}

/** What each file of the composed app is made of, as its builds wrote it down. */
export async function composedModules(federation: Federation): Promise<FileModules> {
  const packages = [
    { folder: 'shell', prefix: '' },
    ...remoteNames.map((name) => ({ folder: remotes[name].package, prefix: remotePrefix(name) })),
  ];
  const modules: Record<string, ModuleSizes> = {};
  for (const { folder, prefix } of packages) {
    const list = await readFile(
      moduleSizesFile(resolve(ROOT, folder), FOLDERS[federation]),
      'utf8',
    );
    const files = JSON.parse(list) as Readonly<Record<string, ModuleSizes>>;
    for (const [file, sizes] of Object.entries(files)) {
      modules[`${prefix}/${file}`] = Object.fromEntries(
        Object.entries(sizes).map(([id, size]) => [
          id.startsWith('./') ? join(folder, id) : id,
          size,
        ]),
      );
    }
  }
  return modules;
}

const CONNECTED_PATHS = new Set<string>(Object.values(accountPaths));

/** Each file that the first view of a screen of sample mode needs. */
export async function sampleFiles(federation: Federation): Promise<FetchedFile[]> {
  const files = new Map<string, FetchedFile>();
  for (const name of remoteNames) {
    const folder = remoteFolder(name, federation);
    const routes = Object.entries(readPreloads(folder));
    for (const file of routes.flatMap(([path, needed]) =>
      CONNECTED_PATHS.has(path) ? [] : needed,
    )) {
      const path = `${remotePrefix(name)}/${file}`;
      files.set(path, { path, bytes: (await stat(resolve(folder, file))).size });
    }
  }
  return [...files.values()];
}
