import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { ORIGIN_POLICY, policyOrigins } from '@standby/federation-config';
import { runTasks } from '../../build.ts';
import { htmlAt } from '../../pages/pages.ts';
import { ROOT } from '../../root.ts';
import {
  createStaticServer,
  listen,
  type StaticServerOptions,
} from '../../static-server/static-server.ts';
import { measureDevStart } from '../dev-start.ts';
import { putBetweenMarkers } from '../report.ts';
import { buildSingle, SINGLE_BUILD_FOLDER } from '../single-build/build.ts';
import { composedModules, copyComposed, sampleFiles } from './composed-copy.ts';
import { connectedBytes } from './file-modules.ts';
import { countApp } from './counts.ts';
import { heapAfterRoutes } from './endurance.ts';
import { compare, figures, type App, type AppFigures, type Measured } from './figures.ts';
import { countFigures, timeFigures } from './gather.ts';
import { exceeded, markdownTable } from './report.ts';
import { largestShift } from './shifts.ts';
import { noTimings, timeRound } from './times.ts';
import { listeningPort } from '../../port.ts';

const ROUNDS = 5;
const DOCS = resolve(ROOT, 'docs/bench');

type ByApp<Value> = Partial<Record<App, Value>>;

async function forEachApp<Value, Result>(
  values: ByApp<Value>,
  work: (value: Value, app: App) => Promise<Result>,
): Promise<ByApp<Result>> {
  const results: ByApp<Result> = {};
  for (const app of Object.keys(values) as App[]) {
    const value = values[app];
    if (value !== undefined) results[app] = await work(value, app);
  }
  return results;
}

/** Serves all apps in the same way, for as long as the work takes. */
async function withApps<Result>(
  options: ByApp<StaticServerOptions>,
  work: (origins: ByApp<string>) => Promise<Result>,
): Promise<Result> {
  const servers = await forEachApp(options, async (served) => {
    const server = createStaticServer(served);
    await listen(server, 0, '127.0.0.1');
    return server;
  });
  try {
    return await work(
      await forEachApp(servers, async (server) => {
        const port = listeningPort(server);
        return `http://127.0.0.1:${port}`;
      }),
    );
  } finally {
    for (const server of Object.values(servers)) {
      server.closeAllConnections();
      server.close();
    }
  }
}

async function measureTimes(browser: Browser, origins: ByApp<string>): Promise<ByApp<AppFigures>> {
  const timings = await forEachApp(origins, async () => noTimings());
  const order = Object.keys(origins) as App[];
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`  round ${round} of ${ROUNDS}`);
    for (const app of order) {
      const [origin, into] = [origins[app], timings[app]];
      if (origin !== undefined && into !== undefined) await timeRound(browser, origin, into);
    }
    // By turns each is the first: what the machine does meanwhile concerns all.
    order.push(...order.splice(0, 1));
  }
  console.log('  fifty route changes, and every route');
  return forEachApp(origins, async (origin, app) => ({
    ...timeFigures(timings[app] ?? noTimings()),
    'heap.afterRoutes': await heapAfterRoutes(browser, origin),
    ...(app !== 'plugin' && { 'routes.shift': await largestShift(browser, origin) }),
  }));
}

async function measureDev(browser: Browser): Promise<ByApp<AppFigures>> {
  console.log('  the dev servers');
  const times = await measureDevStart(browser);
  return {
    composed: {
      'dev.firstStart': times.firstStart,
      'dev.laterStart': times.laterStart,
      'dev.oneRemote': times.oneRemoteStart,
      'dev.edit': times.composedEdit,
    },
    singleBuild: { 'dev.edit': times.aloneEdit },
  };
}

/** Millis of a build of all six packages, one after the other, nothing from the cache. */
function timeBuild(task: 'build' | 'build:plugin'): number {
  const start = performance.now();
  runTasks([task, '--force', '--concurrency=1']);
  return performance.now() - start;
}

async function writeDocs(browser: Browser, measured: Measured): Promise<void> {
  const machine = `${cpus().length} cores, Chromium ${browser.version()}`;
  const named = Object.fromEntries(
    Object.entries(measured).map(([id, compared]) => [
      id,
      { ...figures[id as keyof typeof figures], ...compared },
    ]),
  );
  await writeFile(
    resolve(DOCS, 'composition.json'),
    `${JSON.stringify({ machine, figures: named }, undefined, 2)}\n`,
  );
  const page = resolve(DOCS, 'composition.md');
  const text = `Measured on ${machine}.\n\n${markdownTable(measured)}`;
  await writeFile(page, putBetweenMarkers(await readFile(page, 'utf8'), text));
}

/**
 * What micro-frontends cost: the composed app beside the same sources as a single build, and beside the
 * composed app as the federation plugin builds it. The process fails where a budget is exceeded. With
 * `--counts` only what does not vary, without the plugin; `--plugin` has it counted too.
 */
export async function benchComposition(browser: Browser, flags: readonly string[]): Promise<void> {
  const isCounting = flags.includes('--counts');
  const withPlugin = !isCounting || flags.includes('--plugin');
  console.log('The composed app beside the same sources as a single build:');
  const single = await buildSingle();
  const builds: ByApp<AppFigures> = isCounting
    ? {}
    : {
        composed: { 'build.full': timeBuild('build') },
        plugin: { 'build.full': timeBuild('build:plugin') },
        singleBuild: { 'build.full': single.buildMs },
      };
  if (!isCounting) runTasks(['prerender']);
  else if (withPlugin) runTasks(['build:plugin']);
  const modules = {
    composed: await composedModules('container'),
    ...(withPlugin && { plugin: await composedModules('plugin') }),
  };
  const served = {
    composed: await copyComposed('container'),
    ...(withPlugin && { plugin: await copyComposed('plugin') }),
    singleBuild: {
      mounts: [{ prefix: '', folder: SINGLE_BUILD_FOLDER }],
      origins: policyOrigins(ORIGIN_POLICY),
      page: (pathname: string) => htmlAt(pathname, single.pages),
    },
  };
  const apps = await withApps(served, async (origins): Promise<ByApp<AppFigures>[]> => {
    const counts = await forEachApp(origins, (origin) => countApp(browser, origin));
    const counted = await forEachApp(counts, async (app, name) =>
      countFigures(app, name === 'singleBuild' ? undefined : modules[name]),
    );
    const ofSampleMode: ByApp<AppFigures> = {
      composed: {
        'sample.connected': connectedBytes(await sampleFiles('container'), modules.composed),
      },
    };
    if (isCounting) return [counted, ofSampleMode];
    const times = await measureTimes(browser, origins);
    return [counted, ofSampleMode, builds, times, await measureDev(browser)];
  });
  const measured = compare({
    composed: Object.assign({}, ...apps.map(({ composed }) => composed)) as AppFigures,
    plugin: Object.assign({}, ...apps.map(({ plugin }) => plugin)) as AppFigures,
    singleBuild: Object.assign({}, ...apps.map(({ singleBuild }) => singleBuild)) as AppFigures,
  });
  console.log(markdownTable(measured));
  const failed = exceeded(measured);
  if (failed.length > 0) {
    console.log(`Above budget: ${failed.join('; ')}`);
    process.exitCode = 1;
  }
  if (!isCounting) await writeDocs(browser, measured);
}
