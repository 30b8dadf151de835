import { expect, test as base, type Browser, type LaunchOptions } from '@playwright/test';
import { findBrowser, type EngineName } from '../../../tools/browsers/browsers.ts';
import type { BrowserWindow } from './browser-window.ts';
import { startJourneyHost, type JourneyHost } from './journey-host.ts';
import { playwrightWindow } from './playwright-window.ts';
import { webDriverWindow } from './webdriver-window.ts';
import { startWebKit } from './webkit-session.ts';

export { expect };

/** Opens windows of one profile that nothing else has used. */
interface Profile {
  readonly openWindow: (origin: string) => Promise<BrowserWindow>;
  readonly close: () => Promise<void>;
}

interface EngineBrowser {
  readonly newProfile: () => Promise<Profile>;
  readonly stop: () => Promise<void>;
}

const SIZE = { width: 1280, height: 900 };

/** Firefox knows no command that would set them, and takes none of Playwright's defaults. */
const NO_EMULATION = {
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
} as const;

function playwrightBrowser(browser: Browser): EngineBrowser {
  return {
    async newProfile() {
      const context = await browser.newContext({
        viewport: SIZE,
        serviceWorkers: 'allow',
        ...NO_EMULATION,
      });
      return {
        openWindow: async (origin) => playwrightWindow(await context.newPage(), origin),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}

/** One session for all tests: a profile is an origin of its own, as nothing here is kept by host name alone. */
async function webKitBrowser(program: string): Promise<EngineBrowser> {
  const { driver, stop } = await startWebKit(program);
  const home = await driver.getWindowHandle();
  return {
    newProfile: () =>
      Promise.resolve({
        async openWindow(origin) {
          // A window and not a tab: what is behind another tab counts as hidden.
          await driver.switchTo().newWindow('window');
          await driver
            .manage()
            .window()
            .setRect({ x: 0, y: 0, ...SIZE });
          return webDriverWindow(driver, await driver.getWindowHandle(), origin);
        },
        async close() {
          const handles = await driver.getAllWindowHandles();
          for (const handle of handles.filter((one) => one !== home)) {
            await driver.switchTo().window(handle);
            await driver.close();
          }
          await driver.switchTo().window(home);
        },
      }),
    stop,
  };
}

interface WorkerFixtures {
  /** Set by the project. */
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

/** `test` of the journeys that run in every engine. Nothing may go wrong in a page but what the test allows. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine, playwright, launchOptions }, provide) => {
      const program = findBrowser(engine);
      if (program === undefined) throw new Error(`${engine} is not on this machine`);
      const options: LaunchOptions = { ...launchOptions, executablePath: program };
      const launch = {
        chromium: async () => playwrightBrowser(await playwright.chromium.launch(options)),
        firefox: async () =>
          playwrightBrowser(
            await playwright.firefox.launch({ executablePath: program, channel: 'moz-firefox' }),
          ),
        webkit: () => webKitBrowser(program),
      };
      const browser = await launch[engine]();
      await provide(browser);
      await browser.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // Playwright reads from the pattern what a fixture needs, which here is nothing.
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
