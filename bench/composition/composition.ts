import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { accountPaths, keysOf } from '@standby/contracts';
import { remoteNames, remotes } from '@standby/federation-config';
import {
  composedApp,
  FOLDERS,
  readPreloads,
  remoteFolder,
  remotePrefix,
} from '@standby/hosting/composition';
import { listeningPort } from '@standby/hosting/port';
import { createStaticServer, listen } from '@standby/hosting/static-server';
import { ROOT } from '@standby/hosting/root';
import { moduleSizesFile } from '../../platform/vite-preset/src/module-sizes-plugin.ts';
import { failAbove, machineLoad, publishTable } from '../report.ts';
import {
  compare,
  exceeded,
  ICON_BUDGET,
  markdownTable,
  pageBudgets,
  tourBudget,
  type Figure,
  type TourFigures,
} from './budgets.ts';
import {
  connectedBytes,
  isSharedModule,
  repeatedModules,
  type FetchedFile,
  type FileModules,
  type ModuleSizes,
} from './file-modules.ts';
import { bytesOf, iconBytes, openAndCount, takeTour, visit, type Visit } from './visit.ts';

/** Reads from the builds' records which modules each file of the composed app contains. */
async function composedModules(): Promise<FileModules> {
  const packages = [
    { folder: 'shell', prefix: '' },
    ...remoteNames.map((name) => ({ folder: remotes[name].package, prefix: remotePrefix(name) })),
  ];
  const modules: Record<string, ModuleSizes> = {};
  for (const { folder, prefix } of packages) {
    const list = moduleSizesFile(resolve(ROOT, folder), FOLDERS.container);
    const files = JSON.parse(await readFile(list, 'utf8')) as Readonly<Record<string, ModuleSizes>>;
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

/** Returns each file that the first view of a sample-mode screen needs. */
async function sampleFiles(): Promise<FetchedFile[]> {
  const ofConnectedMode: readonly string[] = Object.values(accountPaths);
  const files = remoteNames.flatMap((name) => {
    const folder = remoteFolder(name);
    const needed = Object.entries(readPreloads(folder)).flatMap(([path, preloads]) =>
      ofConnectedMode.includes(path) ? [] : preloads,
    );
    return [...new Set(needed)].map(async (file) => ({
      path: `${remotePrefix(name)}/${file}`,
      bytes: (await stat(resolve(folder, file))).size,
    }));
  });
  return Promise.all(files);
}

function tourFigures({ traffic: { requests } }: Visit, modules: FileModules): TourFigures {
  const fetched = requests.map(({ url, bytes }) => ({ path: url.pathname, bytes }));
  const repeated = repeatedModules(fetched, modules);
  const sumOf = (parts: readonly { readonly bytes: number }[]): number =>
    Math.round(parts.reduce((sum, { bytes }) => sum + bytes, 0));
  return {
    requests: requests.length,
    bytes: bytesOf(requests),
    connectedBytes: Math.round(connectedBytes(fetched, modules)),
    sharedTwice: sumOf(repeated.filter(({ id }) => isSharedModule(id))),
    anyTwice: sumOf(repeated),
  };
}

async function measure(browser: Browser, origin: string): Promise<Figure[]> {
  const modules = await composedModules();
  const figures: Figure[] = [];
  for (const name of keysOf(pageBudgets)) {
    await visit(browser, origin, async (visited) => {
      figures.push(...compare(name, await openAndCount(visited, name), pageBudgets[name]));
      if (name !== 'landing') return;
      figures.push({
        label: 'icon: bytes',
        value: await iconBytes(visited),
        limit: ICON_BUDGET,
      });
      await takeTour(visited);
      figures.push(...compare('tour', tourFigures(visited, modules), tourBudget));
    });
  }
  return [
    ...figures,
    {
      label: 'first views of all routes of sample mode: bytes of connected mode',
      value: Math.round(connectedBytes(await sampleFiles(), modules)),
      limit: 0,
    },
  ];
}

/**
 * Measures the network cost of the composed app from the last builds. The process fails if a figure
 * exceeds its budget.
 *
 * @param isCheck true to leave the documentation unchanged
 */
export async function benchComposition(browser: Browser, isCheck: boolean): Promise<void> {
  const load = machineLoad();
  const server = createStaticServer(composedApp());
  await listen(server, 0, '127.0.0.1');
  try {
    const figures = await measure(browser, `http://127.0.0.1:${listeningPort(server)}`);
    const table = markdownTable(figures);
    if (isCheck) console.log(table);
    else await publishTable({ browser, page: 'composition.md', table, load });
    failAbove(exceeded(figures));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
