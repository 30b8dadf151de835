import { expect, test as base } from '@playwright/test';
import type { EngineName } from '../../../platform/test/browsers/browsers.ts';
import type { BrowserWindow } from './browser-window.ts';
import { launchEngine, type EngineBrowser } from './engine-browser.ts';
import { startJourneyHost, type JourneyHost } from './journey-host.ts';

export { expect };

/** Tag of journeys that other suites make in Chromium: playwright.config.ts leaves them out there. */
export const OTHER_ENGINES = '@other-engines';

interface WorkerFixtures {
  /** Engine of the project. */
  readonly engine: EngineName;
  readonly engineBrowser: EngineBrowser;
}

interface Fixtures {
  readonly host: JourneyHost;
  /** Opens one more window of the test's profile on its host. */
  readonly openWindow: () => Promise<BrowserWindow>;
  /** The first window. */
  readonly window: BrowserWindow;
}

/**
 * `test` of the journeys that run in every engine. Fails on each page error that the test does not
 * allow.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine, launchOptions }, provide) => {
      const browser = await launchEngine(engine, launchOptions);
      await provide(browser);
      await browser.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  // Playwright reads the fixture's needs from the pattern, and this fixture has none.
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, provide) => {
    const host = await startJourneyHost();
    await provide(host);
    await host.stop();
  },
  openWindow: async ({ engineBrowser, host }, provide) => {
    const profile = await engineBrowser.newProfile();
    await provide(() => profile.openWindow(host.origin));
    await profile.close();
    expect(host.reports(), 'what the pages reported').toEqual([]);
  },
  window: async ({ openWindow }, provide) => {
    await provide(await openWindow());
  },
});

/** Waits until the service worker has its snapshot and the page. */
export async function untilControlled(window: BrowserWindow): Promise<void> {
  await expect
    .poll(() => window.evaluate('return navigator.serviceWorker.controller !== null'))
    .toBe(true);
}
