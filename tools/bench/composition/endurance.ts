import type { Browser } from '@playwright/test';
import { screens, type Screen } from './screens.ts';
import { UNTHROTTLED, Visit } from './visit.ts';

const ROUTE_CHANGES = 50;

/** Bytes of the script heap after a long walk through the app's screens and a collection. */
export async function heapAfterRoutes(browser: Browser, origin: string): Promise<number> {
  const visit = await Visit.begin(browser, origin, UNTHROTTLED);
  const { page, traffic } = visit;
  const tab = (path: string): string => `nav a[href="${path}"]`;
  const walk: readonly { readonly link: string; readonly to: Screen }[] = [
    { link: screens.dashboard.content, to: screens.room },
    { link: tab(screens.rooms.path), to: screens.rooms },
    { link: tab(screens.devices.path), to: screens.devices },
    { link: tab(screens.dashboard.path), to: screens.dashboard },
  ];
  await visit.open('dashboard');
  for (let change = 0; change < ROUTE_CHANGES; change += 1) {
    const step = walk[change % walk.length];
    if (!step) break;
    await page.locator(step.link).first().dispatchEvent('click');
    await visit.arrival(step.to);
  }
  await traffic.quiet(500);
  await traffic.session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await traffic.session.send('Runtime.getHeapUsage');
  await visit.end();
  return usedSize;
}
