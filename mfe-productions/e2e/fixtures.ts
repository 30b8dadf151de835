import type { Locator, Page } from '@playwright/test';
import { SHOWS_KEY } from 'shared-ui/contracts';
import { expect, test as base } from 'shared-ui/testing/playwright';
import { NOW } from '../src/testing/make-show';

export { expect, expectAccessible } from 'shared-ui/testing/playwright';
export { envelopeOf, makeShow } from '../src/testing/make-show';

/** How many shows everybody begins with. */
export const SAMPLE_COUNT = 9;

interface Fixtures {
  /** Opens a page whose clock the test holds; it runs until it is stopped. */
  openWithClock: (path: string) => Promise<void>;
  /** Stops the clock: from here on time passes only by `page.clock.runFor`. */
  stopClock: () => Promise<void>;
  /** Has something in the browser's storage when the app is opened for the first time. */
  store: (value: string) => Promise<void>;
}

export const test = base.extend<Fixtures>({
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
  store: async ({ page }, provide) => {
    await provide(async (value) => {
      await page.addInitScript(
        ([name, text]) => {
          // Once a tab: a reload finds what the app has left.
          const mark = `stored before: ${name}`;
          if (sessionStorage.getItem(mark)) return;
          sessionStorage.setItem(mark, 'yes');
          localStorage.setItem(name, text);
        },
        [SHOWS_KEY, value] as const,
      );
    });
  },
});

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

/** The card of a show. */
export function card(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title, exact: true });
}

/** The titles of the cards, in their order. */
export function titles(page: Page): Locator {
  return page.getByRole('article').getByRole('heading');
}

/** Opens the dialog of a show from its card. */
export async function manage(page: Page, title: string | RegExp): Promise<Locator> {
  const article = page.getByRole('article', { name: title });
  await article.getByRole('button', { name: /^Manage/u }).click();
  const dialog = page.getByRole('dialog', { name: /^Manage/u });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Chooses from one of the design system's selects. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  await scope.getByRole('combobox', { name: label }).click();
  const page = 'page' in scope ? scope.page() : scope;
  await page.getByRole('option', { name: option, exact: true }).click();
}
