import type { Browser, CDPSession } from '@playwright/test';
import { screens, type Screen } from './screens.ts';
import { UNTHROTTLED, Visit } from './visit.ts';

const MEASURED_SECONDS = 10;
/** Until the start of the timer can no longer be undone, which renders once. */
const SETTLING_MS = 12_000;
const ROUTE_CHANGES = 50;

async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
}

/** Milliseconds of script a second while a timer of the live room runs. */
export async function scriptPerSecond(browser: Browser, origin: string): Promise<number> {
  const visit = await Visit.begin(browser, origin, UNTHROTTLED);
  const { page, traffic } = visit;
  // Time of the thread, not of the wall: other programs on the machine do not count.
  await traffic.session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await visit.open('room');
  await page.getByRole('button', { name: 'Play' }).click();
  await page.waitForTimeout(SETTLING_MS);
  const before = await scriptMs(traffic.session);
  await page.waitForTimeout(MEASURED_SECONDS * 1000);
  const after = await scriptMs(traffic.session);
  await visit.end();
  return (after - before) / MEASURED_SECONDS;
}

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
