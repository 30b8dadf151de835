import type { Browser, Locator, Page, Response } from '@playwright/test';
import { paths, roomPath } from '@standby/contracts';
import { shiftDate } from '../../platform/testing/src/shift-date.ts';
import { EMPTY_ROOT } from '@standby/hosting/pages';
import type { ColdPage, PageFigures } from './budgets.ts';
import { criticalChain } from './critical-chain.ts';
import { Traffic, type WireRequest } from './traffic.ts';

/** One page of each remote, with an element of its content. */
const screens: Readonly<Record<ColdPage, { readonly path: string; readonly content: string }>> = {
  landing: { path: paths.home, content: 'main h1' },
  auth: { path: paths.getStarted, content: 'main form input' },
  dashboard: { path: paths.dashboard, content: 'main a[href^="/room/"]' },
  rooms: { path: paths.rooms, content: `main a[href="${paths.createRoom}"]` },
  room: { path: roomPath('hamlet'), content: 'main [role=timer]' },
};

/** Delay of each response: longer than any script runs, so that independent requests overlap. */
const LATENCY_MS = 150;
const QUIET_MS = 400;

/** Moment and time zone of each visit: what a page loads depends on the time to the next performance. */
const VISIT_START = '2026-11-20T15:00:00Z';
const VISIT_ZONE = 'America/New_York';
const MILLIS_PER_HOUR = 3_600_000;

/** Only Chromium has this status, and TypeScript does not declare it. */
interface BlockingTiming extends PerformanceResourceTiming {
  readonly renderBlockingStatus: 'blocking' | 'non-blocking';
}

/** A page in a browser profile of its own. */
export interface Visit {
  readonly page: Page;
  readonly traffic: Traffic;
}

/** Runs in the page, before its scripts. */
function prepare(): void {
  // The sample account check picks at random whether an account is known: below 0.5 it is.
  Math.random = () => 0.1;
  // An idle page prefetches visible links, selects and dialogs. Whether a tour stays that long
  // depends on the machine.
  window.requestIdleCallback = () => 0;
}

/** Runs the work in a new profile, in which every response takes {@link LATENCY_MS}. */
export async function visit<Result>(
  browser: Browser,
  origin: string,
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: origin,
    timezoneId: VISIT_ZONE,
    viewport: { width: 1440, height: 900 },
    // Background requests of a worker do not belong to a visit.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(prepare);
    await page.addInitScript(shiftDate, Date.parse(VISIT_START) - Date.now());
    const traffic = await Traffic.of(page);
    await traffic.delay(LATENCY_MS);
    const result = await work({ page, traffic });
    const aheadMs = (await page.evaluate(() => Date.now())) - Date.parse(VISIT_START);
    if (Math.abs(aheadMs) > MILLIS_PER_HOUR)
      throw new Error('The page has the time of the machine');
    return result;
  } finally {
    await context.close();
  }
}

/** Runs in the page. Resolves to the wall clock's time of the first frame that shows an element. */
async function firstPixel(selector: string): Promise<number> {
  // A named function would need a helper that the page does not have.
  while (
    ![...document.querySelectorAll(selector)].some((part) => part.getClientRects().length > 0)
  ) {
    await new Promise(requestAnimationFrame);
  }
  return performance.timeOrigin + performance.now();
}

/**
 * Returns the requests that the first paint waited for: the document, the files that block
 * rendering, and all scripts if the document is empty.
 */
async function neededForPaint(
  { page, traffic }: Visit,
  document: Response,
): Promise<WireRequest[]> {
  const blocking = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as BlockingTiming[])
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );
  const needsScripts = (await document.text()).includes(EMPTY_ROOT);
  return traffic.requests.filter(
    ({ url: { href }, isScript }) =>
      href === document.url() || blocking.includes(href) || (needsScripts && isScript),
  );
}

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
          done(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer is not called if there was no shift.
        setTimeout(done, 50, 0);
      }),
  );
}

export const bytesOf = (requests: readonly WireRequest[]): number =>
  requests.reduce((sum, { bytes }) => sum + bytes, 0);

/** Opens a page and counts its requests. */
export async function openAndCount(visited: Visit, name: ColdPage): Promise<PageFigures> {
  const { page, traffic } = visited;
  const { path, content } = screens[name];
  const document = await page.goto(path, { waitUntil: 'commit' });
  if (!document) throw new Error(`${path} has no document`);
  const firstPixelMs = await page.evaluate(firstPixel, content);
  await traffic.quiet(QUIET_MS);
  const paint = await neededForPaint(visited, document);
  return {
    requests: traffic.requests.length,
    bytes: bytesOf(traffic.requests),
    chain: criticalChain(traffic.requests, firstPixelMs),
    paintRequests: paint.length,
    paintBytes: bytesOf(paint),
    // Rounded to three decimals, as in the report.
    shift: Math.round((await layoutShift(page)) * 1000) / 1000,
  };
}

/**
 * Follows links from the open landing page through every remote: sign-in, dashboard, rooms,
 * dashboard, room.
 */
export async function takeTour({ page, traffic }: Visit): Promise<void> {
  await traffic.delay(0);
  const press = async (target: Locator): Promise<void> => {
    await target.click();
    // A link of the next screen under the resting pointer would count as hovered, and be prefetched.
    await page.mouse.move(0, 0);
  };
  const follow = async (link: string, to: ColdPage): Promise<void> => {
    await press(page.locator(link).first());
    await page.waitForURL(screens[to].path);
    await page.locator(screens[to].content).filter({ visible: true }).first().waitFor();
    await traffic.quiet(QUIET_MS);
  };
  await follow(`a[href="${paths.getStarted}"]`, 'auth');
  await page.getByLabel(/email/iu).fill('stage.manager@lantern.example');
  await press(page.getByRole('button', { name: 'Continue' }));
  await page.getByLabel('Password', { exact: true }).fill('Half-hour-call-30');
  await press(page.getByRole('button', { name: 'Sign In' }));
  await page.locator(screens.dashboard.content).first().waitFor();
  await follow(`nav a[href="${paths.rooms}"]`, 'rooms');
  await follow(`nav a[href="${paths.dashboard}"]`, 'dashboard');
  await follow(screens.dashboard.content, 'room');
}

/**
 * Returns the bytes of the icon. The page requests it here, so that a browser without tabs gives
 * the same figure.
 */
export async function iconBytes({ page, traffic }: Visit): Promise<number> {
  const before = traffic.iconRequests.length;
  await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!link) throw new Error('The page has no icon');
    await (await fetch(link.href, { cache: 'reload' })).blob();
  });
  await traffic.quiet(QUIET_MS);
  // A browser with tabs may request the icon at the same moment.
  return Math.max(...traffic.iconRequests.slice(before).map(({ bytes }) => bytes));
}
