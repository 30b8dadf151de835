import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { findPostgres } from '../../../server/testing/find-postgres.ts';
import { startPostgres } from '../../../server/testing/postgres-cluster.ts';
import { ROOT } from '../../root.ts';
import { putBetweenMarkers } from '../report.ts';
import { measureBare } from './bare.ts';
import { measureServer } from './measure.ts';
import { connectedTable, exceededIn, type Compared } from './report.ts';

const PAGE = resolve(ROOT, 'docs/bench/connected.md');

async function measureOnPostgres(browser: Browser) {
  const programs = findPostgres();
  if (programs === undefined) {
    console.log('  Postgres: MISSING, so the embedded database alone is measured.');
    return undefined;
  }
  console.log('  on Postgres');
  const cluster = await startPostgres(programs);
  try {
    return await measureServer(browser, cluster);
  } finally {
    await cluster.stop();
  }
}

/**
 * What connected mode does a second, how long it takes and what memory it needs, on both databases and beside a
 * bare Fastify route in the same run. The process fails where a figure exceeds what is asked of it.
 */
export async function benchConnected(browser: Browser): Promise<void> {
  const load = loadavg()[0] ?? 0;
  console.log('The server of connected mode, on both databases:');
  const bare = await measureBare();
  const postgres = await measureOnPostgres(browser);
  console.log('  on the embedded database');
  const embedded = await measureServer(browser, undefined);
  const measured: Compared = { postgres, embedded, bare };
  const table = connectedTable(measured);
  console.log(table);
  const machine = `${cpus().length} cores, Node ${process.versions.node}, Chromium ${browser.version()}`;
  const text = `Measured on ${machine}. Load of the machine before: ${load.toFixed(1)}.\n\n${table}`;
  await writeFile(PAGE, putBetweenMarkers(await readFile(PAGE, 'utf8'), text));
  const failed = exceededIn(measured);
  if (failed.length === 0) return;
  console.log(`Above what is asked: ${failed.join('; ')}`);
  process.exitCode = 1;
}
