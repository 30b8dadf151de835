import type { Browser } from '@playwright/test';
import { quantile } from '../statistics.ts';
import type { ColdPage } from './screens.ts';
import { takeTour, type Manner, type TourTimes } from './tour.ts';
import { SLOW, Visit, type Paint } from './visit.ts';

const QUIET_MS = 1_000;

/** What was timed in the rounds so far, of single build. */
export interface Timings {
  readonly paints: Record<ColdPage, Paint[]>;
  readonly tours: Record<Manner, TourTimes[]>;
}

export function noTimings(): Timings {
  return { paints: { landing: [], dashboard: [], room: [] }, tours: { hover: [], bare: [] } };
}

async function openAndPaint(visit: Visit, name: ColdPage): Promise<Paint> {
  await visit.open(name);
  await visit.traffic.quiet(QUIET_MS);
  return visit.paint();
}

/** One run of everything, on a slow machine and line. Each tour begins with a cold landing, which counts too. */
export async function timeRound(browser: Browser, origin: string, into: Timings): Promise<void> {
  for (const name of ['dashboard', 'room'] as const) {
    const visit = await Visit.begin(browser, origin, SLOW);
    into.paints[name].push(await openAndPaint(visit, name));
    await visit.end();
  }
  for (const manner of ['hover', 'bare'] as const) {
    const visit = await Visit.begin(browser, origin, SLOW);
    into.paints.landing.push(await openAndPaint(visit, 'landing'));
    into.tours[manner].push(await takeTour(visit, manner));
    await visit.end();
  }
}

/** Of what must not happen at all, the worst run says more. */
export function largest<Run>(runs: readonly Run[], figure: (run: Run) => number): number {
  return quantile(runs.map(figure), 1);
}

/** The median of one figure of many runs. */
export function median<Run>(runs: readonly Run[], figure: (run: Run) => number): number {
  return quantile(runs.map(figure), 0.5);
}
