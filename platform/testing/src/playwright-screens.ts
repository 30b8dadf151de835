import type { Locator, Page } from '@playwright/test';
import { NOW } from './now';
import { expect, stopClock, test as base } from './playwright';

interface Fixtures {
  /** Opens a page whose clock the test controls. The clock runs until it is stopped. */
  openWithClock: (path: string) => Promise<void>;
  /** Stops the clock. Afterwards time passes only through `page.clock.runFor`. */
  stopClock: () => Promise<void>;
  /**
   * Stores a value in the browser before the app opens. A reload keeps the values that the app has
   * left.
   */
  store: (key: string, value: string) => Promise<void>;
}

/** Playwright's `test` for screens with forms and lists that this browser stores. */
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
    await provide(() => stopClock(page));
  },
  store: async ({ context }, provide) => {
    await provide(async (key, value) => {
      await context.addInitScript(
        ([name, text]) => {
          // A window starts with an empty page, which has no storage.
          if (window.location.protocol === 'about:') return;
          const mark = `stored before: ${name}`;
          if (localStorage.getItem(mark)) return;
          localStorage.setItem(mark, 'yes');
          localStorage.setItem(name, text);
        },
        [key, value] as const,
      );
    });
  },
});

/** Fills the browser's storage completely. */
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
        // The storage has no room for this length; shorter values fill the rest.
      }
    }
  });
}

/** Chooses from one of the design system's selects. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  await scope.getByRole('combobox', { name: label }).click();
  const page = 'page' in scope ? scope.page() : scope;
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Returns card titles of more than two lines, and words in titles that break across lines. */
export function brokenTitles(page: Page): Promise<string[]> {
  return page
    .getByRole('article')
    .getByRole('heading')
    .evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const { lineHeight } = getComputedStyle(heading);
        const lines = Math.round(heading.clientHeight / Number.parseFloat(lineHeight));
        const text = document.createNodeIterator(heading, NodeFilter.SHOW_TEXT).nextNode();
        if (!text) throw new Error('It has no text.');
        const words = [...(text.textContent ?? '').matchAll(/\S+/gu)].filter(
          ({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            // A truncated word has a second box in the same line, so only boxes in different lines
            // count.
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          },
        );
        return [
          ...(lines > 2 ? [`${lines} lines: ${heading.textContent}`] : []),
          ...words.map(String),
        ];
      }),
    );
}
