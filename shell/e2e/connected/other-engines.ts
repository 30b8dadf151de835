import { expect, test, type Browser, type LaunchOptions } from '@playwright/test';
import { type EngineName, findBrowser } from '../../../platform/test/browsers/browsers.ts';
import type { BrowserWindow } from '../engines/browser-window.ts';
import {
  launchEngine,
  playwrightProfile,
  type EngineBrowser,
  type Profile,
} from '../engines/engine-browser.ts';
import { expectHeading, expectPath } from '../engines/expectations.ts';
import { newEmail, PASSWORD } from './people.ts';

/** Opens a window in a profile of its own; WebKit's windows share one profile. */
export type OpenEngine = (engine: 'firefox' | 'webkit', script?: string) => Promise<BrowserWindow>;

interface OtherEngines {
  readonly open: OpenEngine;
  readonly stop: () => Promise<void>;
}

/**
 * Creates one browser for each engine. A test that asks for an engine that is not on this machine
 * is skipped.
 *
 * @param origin of the server
 * @param options of Chromium's launch
 */
export function createOtherEngines(origin: string, options: LaunchOptions): OtherEngines {
  const browsers = new Map<EngineName, EngineBrowser>();
  return {
    async open(engine, script) {
      test.skip(findBrowser(engine) === undefined, `${engine} is not on this machine`);
      const browser = browsers.get(engine) ?? (await launchEngine(engine, options));
      browsers.set(engine, browser);
      return (await browser.newProfile()).openWindow(origin, script);
    },
    stop: async () =>
      void (await Promise.all([...browsers.values()].map((browser) => browser.stop()))),
  };
}

/** Creates profiles of the test's own Chromium in place of other engines. */
export function createProfiles(origin: string, browser: Browser): OtherEngines {
  const profiles: Profile[] = [];
  return {
    async open(_engine, script) {
      const profile = await playwrightProfile(browser);
      profiles.push(profile);
      return profile.openWindow(origin, script);
    },
    stop: async () => void (await Promise.all(profiles.map((profile) => profile.close()))),
  };
}

/** Opens a link to the server's origin. */
export async function openLinkIn(window: BrowserWindow, link: string): Promise<void> {
  const { pathname, hash } = new URL(link);
  await window.goto(pathname + hash);
}

/** Accepts an invitation with a new account, up to the dashboard. */
export async function joinIn(
  window: BrowserWindow,
  link: string,
  firstName: string,
): Promise<void> {
  await openLinkIn(window, link);
  await window.click('button', 'Sign in or create an account');
  await expectHeading(window, 'Get Started');
  await window.fill('Email', newEmail(firstName.toLowerCase()));
  await window.click('button', 'Continue');
  await expectHeading(window, 'Create Account');
  await window.fill('First Name', firstName);
  await window.fill('Last Name', 'Okafor');
  await window.fill('Password', PASSWORD);
  await window.fill('Confirm Password', PASSWORD);
  await window.click('button', 'Create Account');
  await expectPath(window, '/dashboard');
}

/** Waits until the page says something. */
export async function expectWords(window: BrowserWindow, words: string | RegExp): Promise<void> {
  await expect
    .poll(() => window.evaluate<string>('return document.body.innerText'), { message: 'the page' })
    .toMatch(words);
}
