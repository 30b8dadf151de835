import { expect, test as base, type Page } from '@playwright/test';
import { withProcessClock } from './shifted-browser';

export { emulateTheme, expectAccessible, type Theme } from './accessible';
export { expectNoLeaks } from './leaks/expect-no-leaks';
export { expect };

export interface Guard {
  /** What the browser may say on the console in this test: a failure that the test itself brings about. */
  allowConsole: (pattern: RegExp) => void;
}

/** What Playwright logs in place of a service worker, which only one suite uses. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** How projects begin whose suites run on the real server. */
const CONNECTED = 'connected';

/**
 * Playwright's `test` with what every browser test of Standby demands: nothing on the console, no
 * uncaught error, no request that leaves the machine, none to a server's API outside of connected mode,
 * and no page without the content security policy. A breach of the policy is an error on the console, so
 * it fails the test too.
 */
export const test = base.extend<{ guard: Guard }>({
  browser: [
    async ({ browser }, use) => {
      await use(withProcessClock(browser));
    },
    { scope: 'worker' },
  ],
  guard: [
    async ({ context }, use, { project }) => {
      const allowed: RegExp[] = [];
      const complaints: string[] = [];
      const complain = (text: string): void => {
        if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
      };
      const watch = (page: Page): void => {
        page.on('console', (message) => {
          if (message.text() === NO_WORKER) return;
          complain(`${message.type()}: ${message.text()} (${message.location().url})`);
        });
        page.on('pageerror', (error) => complain(`uncaught: ${error.message}`));
      };
      context.pages().forEach(watch);
      context.on('page', watch);
      context.on('request', (request) => {
        const { protocol, hostname, pathname } = new URL(request.url());
        const isLocal = ['localhost', '127.0.0.1'].includes(hostname);
        if (protocol.startsWith('http') && !isLocal) complain(`left the machine: ${request.url()}`);
        // Sample mode has no server to ask.
        if (!project.name.startsWith(CONNECTED) && /^\/(?:api|live)(?:\/|$)/u.test(pathname)) {
          complain(`asked a server in sample mode: ${request.url()}`);
        }
      });
      context.on('response', (response) => {
        const isPage = response.request().isNavigationRequest() && response.ok();
        const policy = response.headers()['content-security-policy'];
        // Vite's dev servers send none: their pages update by what it forbids.
        if (!isPage || project.name === 'dev' || policy?.includes("default-src 'none'")) return;
        complain(`without the content policy: ${response.url()}`);
      });
      await use({ allowConsole: (pattern) => allowed.push(pattern) });
      // Requests that are still under way do not matter any more.
      await Promise.all(
        context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })),
      );
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** As in a browser that is asked to save data: the app fetches nothing on a guess. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/**
 * Stops a page's clock, which `page.clock.install` has to have in hand: from then on time passes by `page.clock.runFor`.
 * It jumps first, as it goes on until it stops and a machine may be slow, but over less than the time after which the
 * page gives up code that is on its way.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 5_000);
}

declare global {
  interface Window {
    /** Scores of the layout shifts since the page began. */
    layoutShifts?: number[];
  }
}

/** From the next page on; {@link layoutShifts} reads it. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    window.layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Score of each shift that was recorded. */
export function layoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    if (!window.layoutShifts) throw new Error('recordLayoutShifts was not called before the page');
    return window.layoutShifts;
  });
}

/** An address of the composed app at which remotes come from elsewhere: `{ venue: origin }`. */
export function withOverrides(path: string, origins: Readonly<Record<string, string>>): string {
  const parameters = Object.entries(origins).map(
    ([name, origin]) => `mf=${encodeURIComponent(`${name}@${origin}`)}`,
  );
  return `${path}${path.includes('?') ? '&' : '?'}${parameters.join('&')}`;
}
