import type { Browser, Page, Response } from '@playwright/test';
import { paths, roomPath } from '@standby/contracts';
import { EMPTY_ROOT } from '@standby/hosting/pages';
import type { ColdPage, PageFigures } from './budgets.ts';
import { criticalChain } from './critical-chain.ts';
import { Traffic, type WireRequest } from './traffic.ts';

/** Of each remote one page, and an element that shows its content. */
export const screens: Readonly<
  Record<ColdPage, { readonly path: string; readonly content: string }>
> = {
  landing: { path: paths.home, content: 'main h1' },
  auth: { path: paths.getStarted, content: 'main form input' },
  dashboard: { path: paths.dashboard, content: 'main a[href^="/room/"]' },
  rooms: { path: paths.rooms, content: `main a[href="${paths.createRoom}"]` },
  room: { path: roomPath('hamlet'), content: 'main [role=timer]' },
};

/** Longer than any script runs, so that requests which do not wait for each other overlap. */
const LATENCY_MS = 150;
const QUIET_MS = 400;

/** Chromium alone has the status; TypeScript does not declare it. */
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
  // The sample account check decides by chance whether an account is known: below a half it is.
  Math.random = () => 0.1;
  // An idle page prefetches links in view, selects and dialogs: whether a tour stays that long depends on the machine.
  window.requestIdleCallback = () => 0;
}

/** Runs the work in a new profile, in which every answer takes {@link LATENCY_MS}. */
export async function visit<Result>(
  browser: Browser,
  origin: string,
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    // What a worker fetches in the background is no part of a visit.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(prepare);
    const traffic = await Traffic.of(page);
    await traffic.delay(LATENCY_MS);
    return await work({ page, traffic });
  } finally {
    await context.close();
  }
}

/** Runs in the page. Resolves with the wall clock's time of the first frame in which an element is there. */
async function firstPixel(selector: string): Promise<number> {
  // A function with a name would need a helper that the page does not have.
  while (
    ![...document.querySelectorAll(selector)].some((part) => part.getClientRects().length > 0)
  ) {
    await new Promise(requestAnimationFrame);
  }
  return performance.timeOrigin + performance.now();
}

/** What the first paint waited for: the document, what blocks rendering, and all scripts where the document is empty. */
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
        // An observer is called only where there was a shift.
        setTimeout(done, 50, 0);
      }),
  );
}

export const bytesOf = (requests: readonly WireRequest[]): number =>
  requests.reduce((sum, { bytes }) => sum + bytes, 0);

/** Opens a page and counts what it asks for. */
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
    // To three digits, as it is written.
    shift: Math.round((await layoutShift(page)) * 1000) / 1000,
  };
}

/** From the landing page, which is open, through every remote by links: sign-in, dashboard, rooms, dashboard, room. */
export async function takeTour({ page, traffic }: Visit): Promise<void> {
  await traffic.delay(0);
  const follow = async (link: string, to: ColdPage): Promise<void> => {
    await page.locator(link).first().click();
    await page.waitForURL(screens[to].path);
    await page.locator(screens[to].content).filter({ visible: true }).first().waitFor();
    await traffic.quiet(QUIET_MS);
  };
  await follow(`a[href="${paths.getStarted}"]`, 'auth');
  await page.getByLabel(/email/iu).fill('stage.manager@lantern.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill('Half-hour-call-30');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.locator(screens.dashboard.content).first().waitFor();
  await follow(`nav a[href="${paths.rooms}"]`, 'rooms');
  await follow(`nav a[href="${paths.dashboard}"]`, 'dashboard');
  await follow(screens.dashboard.content, 'room');
}

/** Returns the bytes of the icon. The page asks for it here, so that the figure is the same in a browser that has no tabs. */
export async function iconBytes({ page, traffic }: Visit): Promise<number> {
  const before = traffic.iconRequests.length;
  await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (!link) throw new Error('The page has no icon');
    await (await fetch(link.href, { cache: 'reload' })).blob();
  });
  await traffic.quiet(QUIET_MS);
  // A browser with tabs may ask for it at this very moment, too.
  return Math.max(...traffic.iconRequests.slice(before).map(({ bytes }) => bytes));
}
