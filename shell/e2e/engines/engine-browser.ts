import { chromium, firefox, type Browser, type LaunchOptions } from '@playwright/test';
import { findBrowser, type EngineName } from '../../../platform/test/browsers/browsers.ts';
import type { BrowserWindow } from './browser-window.ts';
import { playwrightWindow } from './playwright-window.ts';
import { webDriverWindow } from './webdriver-window.ts';
import { startWebKit } from './webkit-session.ts';

/** Opens windows of one profile of its own. */
export interface Profile {
  /** @param script runs in each page of the window before its own; WebKit's driver knows no such thing */
  readonly openWindow: (origin: string, script?: string) => Promise<BrowserWindow>;
  readonly close: () => Promise<void>;
}

export interface EngineBrowser {
  readonly newProfile: () => Promise<Profile>;
  readonly stop: () => Promise<void>;
}

const SIZE = { width: 1280, height: 900 };

/**
 * Options that leave the browser's own settings alone: Firefox has no command for them, and does
 * not take Playwright's defaults.
 */
const NO_EMULATION = {
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
} as const;

/** A profile in a browser that Playwright has started. */
export async function playwrightProfile(browser: Browser): Promise<Profile> {
  const context = await browser.newContext({
    viewport: SIZE,
    serviceWorkers: 'allow',
    ...NO_EMULATION,
  });
  return {
    async openWindow(origin, script) {
      const page = await context.newPage();
      if (script !== undefined) await page.addInitScript(script);
      return playwrightWindow(page, origin);
    },
    close: () => context.close(),
  };
}

const playwrightBrowser = (browser: Browser): EngineBrowser => ({
  newProfile: () => playwrightProfile(browser),
  stop: () => browser.close(),
});

/**
 * Creates one session for all tests. An origin serves as a profile, because nothing here is stored
 * by host name alone.
 */
async function webKitBrowser(program: string): Promise<EngineBrowser> {
  const { driver, stop } = await startWebKit(program);
  const home = await driver.getWindowHandle();
  return {
    newProfile: () =>
      Promise.resolve({
        async openWindow(origin) {
          // The driver opens a window, because a tab in the background counts as hidden.
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

/**
 * Starts an engine's browser.
 *
 * @param options of Chromium's launch
 * @throws {Error} where it is not on this machine
 */
export async function launchEngine(
  engine: EngineName,
  options: LaunchOptions = {},
): Promise<EngineBrowser> {
  const program = findBrowser(engine);
  if (program === undefined) throw new Error(`${engine} is not on this machine`);
  switch (engine) {
    case 'chromium':
    case 'chromium-floor':
      return playwrightBrowser(await chromium.launch({ ...options, executablePath: program }));
    case 'firefox':
      return playwrightBrowser(
        await firefox.launch({ executablePath: program, channel: 'moz-firefox' }),
      );
    case 'webkit':
      return webKitBrowser(program);
  }
}
