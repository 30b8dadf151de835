import type { Browser } from '@playwright/test';
import type { ColdPage } from './screens.ts';
import { criticalChain } from './critical-chain.ts';
import { takeTour } from './tour.ts';
import { sumUp, type Sums, type WireRequest } from './traffic.ts';
import { COUNTING, UNTHROTTLED, Visit } from './visit.ts';

const QUIET_MS = 600;

export interface ColdCounts extends Sums {
  readonly depth: number;
  /** What the first contentful paint waits for. */
  readonly paint: Sums;
}

/** What single build asks of the network. */
export interface Counts {
  readonly cold: Readonly<Record<ColdPage, ColdCounts>>;
  readonly tour: Sums;
  readonly landingRequests: readonly WireRequest[];
  readonly tourRequests: readonly WireRequest[];
}

async function openAndCount(visit: Visit, name: ColdPage): Promise<ColdCounts> {
  const firstPixelMs = await visit.open(name);
  await visit.traffic.quiet(QUIET_MS);
  const { requests } = visit.traffic;
  return {
    ...sumUp(requests),
    depth: criticalChain(requests, firstPixelMs),
    paint: sumUp(await visit.neededForPaint()),
  };
}

async function countCold(browser: Browser, origin: string, name: ColdPage): Promise<ColdCounts> {
  const visit = await Visit.begin(browser, origin, COUNTING);
  try {
    return await openAndCount(visit, name);
  } finally {
    await visit.end();
  }
}

/** Counts each cold page, and the tour, which begins with the cold landing. */
export async function countApp(browser: Browser, origin: string): Promise<Counts> {
  const dashboard = await countCold(browser, origin, 'dashboard');
  const room = await countCold(browser, origin, 'room');
  const visit = await Visit.begin(browser, origin, COUNTING);
  try {
    const landing = await openAndCount(visit, 'landing');
    const landingRequests = [...visit.traffic.requests];
    // The pause on answers is for the depth, of which the tour has none.
    await visit.under(UNTHROTTLED);
    await takeTour(visit, 'hover');
    const tourRequests = [...visit.traffic.requests];
    return {
      cold: { landing, dashboard, room },
      tour: sumUp(tourRequests),
      landingRequests,
      tourRequests,
    };
  } finally {
    await visit.end();
  }
}
