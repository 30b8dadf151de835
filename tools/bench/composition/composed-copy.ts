import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { composedApp, composedPages, registryDocument, ROOT } from '../../composition.ts';
import { htmlAt } from '../../pages/pages.ts';
import type { StaticServerOptions } from '../../static-server/static-server.ts';

const COPY = resolve(ROOT, 'node_modules/.cache/standby-bench/served');

/** The composed app as it stands now: a build meanwhile does not change what is measured. */
export async function copyComposed(): Promise<StaticServerOptions> {
  await rm(COPY, { recursive: true, force: true });
  const { mounts, origins } = composedApp();
  const copies = mounts.map(({ prefix, folder }) => ({
    prefix,
    from: folder,
    folder: resolve(COPY, prefix === '' ? 'shell' : `.${prefix}`),
  }));
  for (const { from, folder } of copies) {
    if (!existsSync(from)) throw new Error(`There is no ${from}: run pnpm build first.`);
    await cp(from, folder, { recursive: true });
  }
  const registry = registryDocument();
  const pages = composedPages();
  return {
    mounts: copies,
    ...(origins ? { origins } : {}),
    documents: { '/remotes.json': () => registry },
    page: (pathname) => htmlAt(pathname, pages),
  };
}
