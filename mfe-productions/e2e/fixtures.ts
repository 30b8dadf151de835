import type { Locator, Page } from '@playwright/test';
import { SHOWS_KEY } from 'shared-ui/contracts';
import { expect, test as base } from 'shared-ui/testing/playwright';
import { contentOfForm, emptyEventForm } from '../src/domain/event-form';
import { newShow, type Show } from '../src/domain/show';

export { expect, expectAccessible } from 'shared-ui/testing/playwright';

/** How many shows everybody begins with. */
export const SAMPLE_COUNT = 9;

/** The evening on which these tests play. */
export const NOW = '2025-01-15T19:30:00.000Z';

/** A show of which only the given things matter. */
export function makeShow(id: string, change: Partial<Show> = {}): Show {
  const content = contentOfForm({
    ...emptyEventForm,
    title: `Show ${id}`,
    venue: 'Old Mill',
    startDate: '2025-03-08',
  });
  return { ...newShow(content, { id, at: NOW }), ...change };
}

/** Shows as the browser keeps them, the first one newest. */
export function envelopeOf(items: readonly unknown[]): string {
  const entries = items.map((item, index) => ({ serial: items.length - index, item }));
  return JSON.stringify({ version: 1, next: items.length + 1, entries });
}

interface Fixtures {
  /** Opens a page whose clock the test holds; it runs until it is stopped. */
  openWithClock: (path: string) => Promise<void>;
  /** Stops the clock: from here on time passes only by `page.clock.runFor`. */
  stopClock: () => Promise<void>;
  /** Has something in the browser's storage when the app is opened for the first time. */
  store: (value: string, key?: string) => Promise<void>;
  /** Leaves no room in the browser's storage. */
  fillStorage: () => Promise<void>;
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
    await provide(async (value, key = SHOWS_KEY) => {
      await page.addInitScript(
        ([name, text]) => {
          // Once a tab: a reload finds what the app has left.
          const mark = `stored before: ${name}`;
          if (sessionStorage.getItem(mark)) return;
          sessionStorage.setItem(mark, 'yes');
          localStorage.setItem(name, text);
        },
        [key, value] as const,
      );
    });
  },
  fillStorage: async ({ page }, provide) => {
    await provide(async () => {
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
    });
  },
});

/** The card of a show. */
export function card(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title, exact: true });
}

/** The titles of the cards, in their order. */
export function titles(page: Page): Locator {
  return page.getByRole('article').getByRole('heading');
}

export async function sortBy(page: Page, label: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: label }).click();
}
