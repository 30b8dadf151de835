import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test as base } from 'shared-ui/testing/playwright';
import { NOW } from '../src/testing/make-items';

export { emulateTheme, expect, expectAccessible } from 'shared-ui/testing/playwright';
export { envelopeOf, makeDevice, makeRoom, many, NOW } from '../src/testing/make-items';

export const ROOMS_KEY = 'standby:rooms';
export const DEVICES_KEY = 'standby:devices';

interface Fixtures {
  /** Opens a page whose clock the test holds; it runs until it is stopped. */
  openWithClock: (path: string) => Promise<void>;
  /** Stops the clock: from here on time passes only by `page.clock.runFor`. */
  stopClock: () => Promise<void>;
  /** Has something in the browser's storage before the app is opened. */
  store: (key: string, value: string) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  timezoneId: 'UTC',
  openWithClock: async ({ page }, provide) => {
    await provide(async (path) => {
      await page.clock.install({ time: new Date(NOW) });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
  stopClock: async ({ page }, provide) => {
    await provide(async () => {
      const now = await page.evaluate(() => Date.now());
      await page.clock.pauseAt(now + 1000);
    });
  },
  store: async ({ context }, provide) => {
    await provide((key, value) => storeIn(context, key, value));
  },
});

/** Has something in a browser's storage from the start; a reload finds what the app has left. */
export async function storeIn(context: BrowserContext, key: string, value: string): Promise<void> {
  await context.addInitScript(
    ([name, text]) => {
      // A window begins with an empty page, which has no storage.
      if (window.location.protocol === 'about:') return;
      const mark = `stored before: ${name}`;
      if (localStorage.getItem(mark)) return;
      localStorage.setItem(mark, 'yes');
      localStorage.setItem(name, text);
    },
    [key, value] as const,
  );
}

/** Leaves no room in the browser's storage. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    let count = 0;
    for (let length = 2 ** 22; length >= 1; length /= 2) {
      try {
        for (;;) {
          count += 1;
          localStorage.setItem(`filler-${count}`, 'x'.repeat(length));
        }
      } catch {
        // Full for this length: the next one fills what is left.
      }
    }
  });
}

/** The card of a room or a device. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

/** The names on the cards, in their order. */
export function names(page: Page): Locator {
  return page.getByRole('article').getByRole('heading');
}

/** Opens the dialog of a room or a device from its card. */
export async function manage(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Manage ${name}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Chooses from one of the design system's selects. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  await scope.getByRole('combobox', { name: label }).click();
  const page = 'page' in scope ? scope.page() : scope;
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Fills in the form for a device and goes on to its code. */
export async function showCode(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'QR Code Setup' }).check();
  await page.getByLabel('Name').fill('Wings tablet');
  await choose(page, 'Assigned Room', 'Studio A');
  await page.getByRole('button', { name: 'Continue to QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code that pairs Wings tablet' })).toBeVisible();
}
