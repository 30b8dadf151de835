import type { Browser } from '@playwright/test';
import { failAbove, machineLoad, publishTable } from '../../platform/bench/report.ts';
import { measureBare } from './bare.ts';
import { measureOnBoth } from './both-databases.ts';
import { measureServer } from './measure.ts';
import { type FigureId, figures } from './figures.ts';
import { comparedTable, exceededIn, type Compared } from './report.ts';

/**
 * What connected mode does a second, how long it takes and what memory it needs, on both databases and beside a
 * bare Fastify route in the same run. The process fails where a figure exceeds its limit.
 */
export async function benchConnected(browser: Browser): Promise<void> {
  const load = machineLoad();
  const bare = await measureBare();
  const measured: Compared<FigureId> = {
    ...(await measureOnBoth((cluster) => measureServer(browser, cluster))),
    bare,
  };
  await publishTable(browser, {
    page: 'connected.md',
    table: comparedTable(figures, measured),
    load,
  });
  failAbove(exceededIn(figures, measured));
}
