import { expect, test as base, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

export { expect };

interface Guard {
  /** What the browser may say on the console in this test: a failure that the test itself brings about. */
  allowConsole: (pattern: RegExp) => void;
}

/** What Playwright says in the place of a service worker, which the suites do without but for one. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * Playwright's `test` with what every browser test of Standby demands: nothing on the console, no
 * uncaught error, no request that leaves the machine, and no page without the content security policy.
 * A breach of the policy is an error on the console, so it fails the test too.
 */
export const test = base.extend<{ guard: Guard }>({
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
        const { protocol, hostname } = new URL(request.url());
        const isLocal = ['localhost', '127.0.0.1'].includes(hostname);
        if (protocol.startsWith('http') && !isLocal) complain(`left the machine: ${request.url()}`);
      });
      context.on('response', (response) => {
        const isPage = response.request().isNavigationRequest() && response.ok();
        const policy = response.headers()['content-security-policy'];
        // Vite's dev servers send none: their pages update by what it forbids.
        if (!isPage || project.name === 'dev' || policy?.includes("default-src 'none'")) return;
        complain(`without the content policy: ${response.url()}`);
      });
      await use({ allowConsole: (pattern) => allowed.push(pattern) });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export type Theme = 'dark' | 'light';

/** Sets the colour theme as the person's system would. */
export async function emulateTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

/** As in a browser that is asked to save data: the app fetches nothing on a guess. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
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
        shifts.push((entry as unknown as { value: number }).value);
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

/** What axe says of the page as it stands: each rule that is broken, with the elements that break it. */
async function violations(page: Page, options: RunOptions): Promise<string[]> {
  // The page's own content policy does not bind what the test runs in it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOptions) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    // Base UI's guards around a popup: hidden, and focusable so that they can pass the focus on.
    const found = await loaded.run({ exclude: ['[data-base-ui-focus-guard]'] }, runOptions);
    return found.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
    );
  }, options);
}

/** A phone's width and a desk's: what is between them is made of the same parts. */
const AXE_WIDTHS = [390, 1440];

/** axe finds nothing on the page as it stands, in both themes, at the given widths in CSS pixels. */
export async function expectAccessible(page: Page, widths = AXE_WIDTHS): Promise<void> {
  const height = page.viewportSize()?.height ?? 900;
  // No rule that is on needs the style sheets themselves, which take a third of the time to read.
  const options: RunOptions = { resultTypes: ['violations'], preload: false };
  // The themes differ in colours alone, and so do the rules that can find something new in the second.
  const colorRules = ['color-contrast', 'link-in-text-block'];
  const inColor: RunOptions = { ...options, runOnly: { type: 'rule', values: colorRules } };
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await emulateTheme(page, 'dark');
    expect(await violations(page, options), `at ${width} px, dark`).toEqual([]);
    await emulateTheme(page, 'light');
    expect(await violations(page, inColor), `at ${width} px, light`).toEqual([]);
  }
}

/** An address of the composed app at which remotes come from elsewhere: `{ venue: origin }`. */
export function withOverrides(path: string, origins: Readonly<Record<string, string>>): string {
  const parameters = Object.entries(origins).map(
    ([name, origin]) => `mf=${encodeURIComponent(`${name}@${origin}`)}`,
  );
  return `${path}${path.includes('?') ? '&' : '?'}${parameters.join('&')}`;
}
