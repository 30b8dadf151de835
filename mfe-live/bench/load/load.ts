import type { Browser } from '@playwright/test';
import { type Compared, comparedTable, exceededIn } from 'server/bench/report';
import { startPostgres } from 'server/testing/postgres-cluster';
import { failAbove, machineLoad, publishTable } from '../../../platform/bench/report.ts';
import { type LoadFigureId, type LoadFigures, loadFigures } from './figures.ts';
import { measureLimits, measureLoad } from './measure.ts';
import { loadSizes, type LoadSizes } from './sizes.ts';

async function measureBare(sizes: LoadSizes): Promise<LoadFigures> {
  const cluster = await startPostgres({ isDurable: true });
  try {
    return await measureLimits(cluster, sizes);
  } finally {
    await cluster.stop();
  }
}

/**
 * Measures the load that one process with its own Postgres holds, and the time of a commit and a
 * socket alone in the same run. The process fails if a figure exceeds its limit.
 */
export async function benchLoad(browser: Browser): Promise<void> {
  const sizes = loadSizes(process.env);
  const load = machineLoad();
  const bare: LoadFigures = await measureBare(sizes);
  const compared: Compared<LoadFigureId> = { measured: await measureLoad(sizes), bare };
  const figures = loadFigures(sizes);
  const table = comparedTable(figures, compared);
  if (sizes.isFull) await publishTable(browser, { page: 'load.md', table, load });
  else console.log(table);
  failAbove(exceededIn(figures, compared));
}
