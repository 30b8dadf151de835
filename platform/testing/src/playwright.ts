import { expect, test as base, type Page } from '@playwright/test';
import { withProcessClock } from './shifted-browser';

export { emulateTheme, expectAccessible, type Theme } from './accessible';
export { expectNoLeaks } from './leaks/expect-no-leaks';
export { expect };

export interface Guard {
  /** Allows console messages in this test, for a failure that the test itself causes. */
  allowConsole: (pattern: RegExp) => void;
}

/**
 * Message that Playwright logs instead of registering a service worker. Only one suite uses the
 * worker.
 */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Prefix of projects whose suites run on the real server. */
const CONNECTED = 'connected';

/**
 * Playwright's `test` with the conditions of every browser test. The console stays empty, no error
 * is uncaught, and every page has the content security policy. No request leaves the machine, and
 * none goes to a server's API outside of connected mode. A breach of the policy logs an error, so
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
        // Sample mode has no server.
        if (!project.name.startsWith(CONNECTED) && /^\/(?:api|live)(?:\/|$)/u.test(pathname)) {
          complain(`asked a server in sample mode: ${request.url()}`);
        }
      });
      context.on('response', (response) => {
        const isPage = response.request().isNavigationRequest() && response.ok();
        const policy = response.headers()['content-security-policy'];
        // Vite's dev servers send no policy, because hot updates need code that the policy forbids.
        if (!isPage || project.name === 'dev' || policy?.includes("default-src 'none'")) return;
        complain(`without the content policy: ${response.url()}`);
      });
      await use({ allowConsole: (pattern) => allowed.push(pattern) });
      // Pending requests no longer matter.
      await Promise.all(
        context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })),
      );
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Emulates a browser with data saving, in which the app prefetches nothing. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/**
 * Stops a page's clock, which needs `page.clock.install` before. Afterwards time passes through
 * `page.clock.runFor`. The clock first jumps ahead, because it keeps running until it stops and a
 * machine may be slow. The jump is shorter than the page's timeout for loading code.
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

/** Records layout shifts from the next page on. {@link layoutShifts} reads them. */
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

/** Returns the score of each recorded shift. */
export function layoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    if (!window.layoutShifts) throw new Error('recordLayoutShifts was not called before the page');
    return window.layoutShifts;
  });
}

type PaperOptions = Parameters<Page['pdf']>[0];

/** Prints a page as the browser's own print does, and returns the number of its sheets of paper. */
export async function sheetsOfPaper(page: Page, options: PaperOptions = {}): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, ...options });
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu) ?? []).length;
}

/** Shows on the screen what the page prints, as the browser does between its two events. */
export async function showPaper(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
}

/** Shows the page again after {@link showPaper}. */
export async function showScreen(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
}

/**
 * Returns an address of the composed app that loads remotes from other origins: `{ venue: origin
 * }`.
 */
export function withOverrides(path: string, origins: Readonly<Record<string, string>>): string {
  const parameters = Object.entries(origins).map(
    ([name, origin]) => `mf=${encodeURIComponent(`${name}@${origin}`)}`,
  );
  return `${path}${path.includes('?') ? '&' : '?'}${parameters.join('&')}`;
}
