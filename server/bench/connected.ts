import type { Browser } from '@playwright/test';
import { failAbove, machineLoad, publishTable } from '../../platform/bench/report.ts';
import { measureBare } from './bare.ts';
import { measureServer } from './measure.ts';
import { type FigureId, figures } from './figures.ts';
import { comparedTable, exceededIn, type Compared } from './report.ts';

/**
 * Measures the throughput, latency and memory of connected mode on its own Postgres, and of a bare Fastify route
 * in the same run. The process fails if a figure exceeds its limit.
 */
export async function benchConnected(browser: Browser): Promise<void> {
  const load = machineLoad();
  const bare = await measureBare();
  const compared: Compared<FigureId> = { measured: await measureServer(browser), bare };
  await publishTable(browser, {
    page: 'connected.md',
    table: comparedTable(figures, compared),
    load,
  });
  failAbove(exceededIn(figures, compared));
}
