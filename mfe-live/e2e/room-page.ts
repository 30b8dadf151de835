import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible } from '@standby/testing/playwright';
import { playInUtc } from '../../packages/room-parts/e2e/utc-show';

/** The evening on which these tests play, in UTC, which the venue's clock shows here. */
export const CURTAIN_UP = Date.UTC(2026, 2, 2, 19, 30);
export const ROOM = '/room/hamlet';

/** Opens a controller in which time passes only by `page.clock.runFor`. It is 19:30:00. */
export async function openRoom(page: Page, path = ROOM): Promise<void> {
  // The clock starts long before, because it runs until it is paused, and a screen needs that to
  // load.
  await playInUtc(page.context());
  await page.clock.install({ time: CURTAIN_UP - 600_000 });
  await page.goto(path);
  await expect(figure(page)).toHaveText('10:00');
  await page.clock.pauseAt(CURTAIN_UP);
}

/**
 * Lets time pass until an assertion holds, because popups and messages of other windows need time.
 */
export async function until(page: Page, assertion: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    await assertion();
  }).toPass();
}

/** Last part of a passing time that is run frame by frame, in ms. */
const RUN_MILLIS = 1_000;

/**
 * Lets time pass: all but the last second at once, as in a throttled window, and then frame by
 * frame. Each second does the same, and running a minute of them takes a second of processor time.
 */
export async function pass(page: Page, millis: number): Promise<void> {
  await page.clock.fastForward(millis - RUN_MILLIS);
  await page.clock.runFor(RUN_MILLIS);
}

/** Timeout between two steps of `until` for results that do not depend on the clock. */
export const STEP = { timeout: 250 };

export const figure = (page: Page) => page.getByRole('timer').first();
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/**
 * Reloads the page while the machine's time continues; it is paused again at this many ms after
 * 19:30.
 */
export async function reload(page: Page, untilMs: number): Promise<void> {
  await page.clock.resume();
  await page.reload();
  await expect(figure(page)).toBeVisible();
  await page.clock.pauseAt(CURTAIN_UP + untilMs);
}

/** Returns the text of a desk for a timer on air, which begins with the figure. */
export const airs = (name: string): RegExp => new RegExp(`Live [+\\d:]+ ${name}`, 'u');

export async function sendMessage(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await button(page, 'Add Message').click();
}

/**
 * Expects that axe finds nothing in the open dialog, on a phone, where it has no more room than it
 * needs.
 */
export async function expectDialogAccessible(page: Page, name: string): Promise<void> {
  const setHidden = (isHidden: boolean) =>
    page.locator('#root').evaluate((root: HTMLElement, hidden) => {
      root.hidden = hidden;
    }, isHidden);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  // The dialog is beside the page, which axe need not read again.
  await setHidden(true);
  await expectAccessible(page, [390]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await setHidden(false);
}

/** A laptop, a phone upright and a phone on its side. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** Sizes from the smallest phone to a large monitor. */
export const SCREEN_SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const;

export async function blackOut(page: Page): Promise<void> {
  await button(page, 'Blackout').click();
  // Cancel has the focus, so that no key confirms the dialog by mistake.
  await until(page, () => expect(button(page, 'Cancel')).toBeFocused(STEP));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await until(page, () => expect(page.getByRole('dialog')).toHaveCount(0, STEP));
}

/** Presses a key of the room many times at once. */
export function pressTimes(page: Page, key: string, count: number): Promise<void> {
  return page.evaluate(
    ([pressed, times]) => {
      for (let press = 0; press < times; press += 1)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
    },
    [key, count] as const,
  );
}

export async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('It has no box.');
  return { ...found, bottom: found.y + found.height };
}

/** Returns the names of buttons and tabs whose words need more room than they have. */
export function escaping(page: Page): Promise<(string | null)[]> {
  return page
    .locator('main')
    .locator('button, [role="tab"]')
    .evaluateAll((targets) =>
      targets
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
}

/** Sets the size of the text on the page. */
export async function setLargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const large = new CSSStyleSheet();
    large.replaceSync('html { font-size: 24px }');
    document.adoptedStyleSheets.push(large);
  });
}
