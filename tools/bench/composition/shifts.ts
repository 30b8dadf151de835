import type { Browser } from '@playwright/test';
import { accountPaths, paths } from '../../../shared-ui/contracts/index.ts';
import { SLOW_NETWORK, Visit } from './visit.ts';

const QUIET_MS = 1_000;

/** Every path of the product, a show's id where one is asked for. */
const addresses = [...Object.values(paths), ...Object.values(accountPaths)].map((path) =>
  path.replace(':roomId', 'hamlet'),
);

/** Sum of the layout shifts of each route that is opened cold on a slow network, the largest of all. */
export async function largestShift(browser: Browser, origin: string): Promise<number> {
  const shifts: number[] = [];
  for (const address of addresses) {
    const visit = await Visit.begin(browser, origin, SLOW_NETWORK);
    await visit.page.goto(origin + address, { waitUntil: 'commit' });
    await visit.page.locator('h1').first().waitFor();
    await visit.traffic.quiet(QUIET_MS);
    const { shift } = await visit.paint();
    // To the digits in which it is written.
    const rounded = Math.round(shift * 1000) / 1000;
    if (rounded > 0) console.log(`  ${address} shifts by ${rounded}`);
    shifts.push(rounded);
    await visit.end();
  }
  return Math.max(...shifts);
}
