import type { Browser } from '@playwright/test';
import { measureOnBoth } from 'server/bench/both-databases';
import { type Compared, comparedTable, exceededIn } from 'server/bench/report';
import { failAbove, machineLoad, publishTable } from '../../../platform/bench/report.ts';
import { type LoadFigureId, type LoadFigures, loadFigures } from './figures.ts';
import { measureLimits, measureLoad } from './measure.ts';
import { loadSizes } from './sizes.ts';

/**
 * What one process holds, on a Postgres that waits for its disk and on the embedded database, beside what a commit and a
 * socket take alone in the same run. The process fails where a figure exceeds its limit.
 */
export async function benchLoad(browser: Browser): Promise<void> {
  const sizes = loadSizes(process.env);
  const load = machineLoad();
  let bare: LoadFigures = {};
  const measured = await measureOnBoth(
    async (cluster) => {
      // Postgres comes first: its commits are the limit.
      if (Object.keys(bare).length === 0) bare = await measureLimits(cluster, sizes);
      return measureLoad(cluster, sizes);
    },
    { isDurable: true },
  );
  const compared: Compared<LoadFigureId> = { ...measured, bare };
  const figures = loadFigures(sizes);
  const table = comparedTable(figures, compared);
  if (sizes.isFull) await publishTable(browser, { page: 'load.md', table, load });
  else console.log(table);
  failAbove(exceededIn(figures, compared));
}
