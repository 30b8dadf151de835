import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { OVERRIDE_ORIGINS } from '../../../federation.config.ts';
import { ROOT } from '../../composition.ts';
import {
  createStaticServer,
  listen,
  type StaticServerOptions,
} from '../../static-server/static-server.ts';
import { measureDevStart } from '../dev-start.ts';
import { buildOneApp, ONE_APP_FOLDER } from '../one-app/build.ts';
import { composedModules } from './built-modules.ts';
import { copyComposed } from './composed-copy.ts';
import { countApp } from './counts.ts';
import { heapAfterRoutes, scriptPerSecond } from './endurance.ts';
import { figures, type Measured, type Pair } from './figures.ts';
import { countFigures, fetchedTable, timeFigures } from './gather.ts';
import { exceeded, markdownTable, plainTable, putBetweenMarkers } from './report.ts';
import { noTimings, timeRound } from './times.ts';

const ROUNDS = 5;
const DOCS = resolve(ROOT, 'docs/bench');

interface Origins {
  readonly composed: string;
  readonly oneApp: string;
}

async function serve(options: StaticServerOptions): Promise<{ server: Server; origin: string }> {
  const server = createStaticServer(options);
  await listen(server, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}` };
}

/** Serves both as the composed app is served, for as long as the work takes. */
async function withApps<Result>(
  composedOptions: StaticServerOptions,
  work: (origins: Origins) => Promise<Result>,
): Promise<Result> {
  const composed = await serve(composedOptions);
  const oneApp = await serve({
    mounts: [{ prefix: '', folder: ONE_APP_FOLDER }],
    origins: OVERRIDE_ORIGINS,
  });
  try {
    return await work({ composed: composed.origin, oneApp: oneApp.origin });
  } finally {
    for (const { server } of [composed, oneApp]) {
      server.closeAllConnections();
      server.close();
    }
  }
}

async function ofBoth(
  { composed, oneApp }: Origins,
  measure: (origin: string) => Promise<number>,
): Promise<Pair> {
  return { composed: await measure(composed), oneApp: await measure(oneApp) };
}

async function measureTimes(browser: Browser, origins: Origins): Promise<Measured> {
  const timings = { composed: noTimings(), oneApp: noTimings() };
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`  round ${round} of ${ROUNDS}`);
    // By turns, and each the first as often: what the machine does meanwhile meets both.
    const order =
      round % 2 === 0 ? (['composed', 'oneApp'] as const) : (['oneApp', 'composed'] as const);
    for (const app of order) await timeRound(browser, origins[app], timings[app]);
  }
  console.log('  a running timer, and fifty route changes');
  return {
    ...timeFigures(timings.composed, timings.oneApp),
    'room.scriptPerSecond': await ofBoth(origins, (origin) => scriptPerSecond(browser, origin)),
    'heap.afterRoutes': await ofBoth(origins, (origin) => heapAfterRoutes(browser, origin)),
  };
}

async function measureDev(browser: Browser): Promise<Measured> {
  console.log('  the dev servers');
  const times = await measureDevStart(browser);
  return {
    'dev.firstStart': { composed: times.firstStart },
    'dev.laterStart': { composed: times.laterStart },
    'dev.oneRemote': { composed: times.oneRemoteStart },
    'dev.edit': { composed: times.composedEdit, oneApp: times.aloneEdit },
  };
}

async function writeDocs(browser: Browser, measured: Measured): Promise<void> {
  const machine = `${cpus().length} cores, Chromium ${browser.version()}`;
  const named = Object.fromEntries(
    Object.entries(measured).map(([id, pair]) => [
      id,
      { ...figures[id as keyof typeof figures], ...pair },
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
 * What micro-frontends cost: the composed app beside the same sources built as one app. The process
 * fails where a budget is exceeded. With `--counts` only what does not vary; with
 * `--files` also what was fetched.
 */
export async function benchComposition(browser: Browser, flags: readonly string[]): Promise<void> {
  const isCounting = flags.includes('--counts');
  console.log('The composed app beside the same sources built as one app:');
  const composedOptions = await copyComposed();
  const oneAppMs = await buildOneApp();
  const modules = await composedModules(!isCounting);
  const measured = await withApps(composedOptions, async (origins): Promise<Measured> => {
    const composed = await countApp(browser, origins.composed);
    const oneApp = await countApp(browser, origins.oneApp);
    if (flags.includes('--files')) console.log(fetchedTable(composed, oneApp, modules.files));
    const counts = countFigures(composed, oneApp, modules.files);
    if (isCounting) return counts;
    return {
      ...counts,
      ...(await measureTimes(browser, origins)),
      ...(await measureDev(browser)),
      'build.full': { composed: modules.buildMs, oneApp: oneAppMs },
    };
  });
  console.log(plainTable(measured));
  const failed = exceeded(measured);
  if (failed.length > 0) {
    console.log(`Above budget: ${failed.join('; ')}`);
    process.exitCode = 1;
  }
  if (!isCounting) await writeDocs(browser, measured);
}
