import type { Page } from '@playwright/test';
import { expect, stopClock, test as base } from '@standby/testing/playwright';

export { expect, expectAccessible } from '@standby/testing/playwright';

export const EMAIL = 'mira.okafor@lantern-street.example';
export const PASSWORD = 'Prompt-Desk-1';

interface Fixtures {
  /**
   * Whether the test controls the clock of the page; some tests, such as those with axe, are faster
   * without.
   */
  hasClock: boolean;
  /** Opens a screen and waits for its heading. */
  open: (path: string) => Promise<void>;
  /** Opens a later step as a person who has given their email. */
  openWithEmail: (path: string, email?: string) => Promise<void>;
  /**
   * Stops the clock of the page, which runs until then: time passes by `page.clock.runFor`. A screen
   * that is still to load needs `page.clock.resume`, because React paces its appearance by timers.
   */
  stopClock: () => Promise<void>;
  /** Sets the random number from the next page load on. */
  setChance: (random: number) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  hasClock: [true, { option: true }],
  page: async ({ page, hasClock }, provide) => {
    if (hasClock) await page.clock.install();
    await provide(page);
  },
  open: async ({ page }, provide) => {
    await provide(async (path) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
  openWithEmail: async ({ page, open }, provide) => {
    await provide(async (path, email = EMAIL) => {
      await page.addInitScript((value) => {
        // Runs once per tab, whose name survives, so that a later page finds the data that the app
        // has left.
        if (window.name === 'has given an email') return;
        window.name = 'has given an email';
        sessionStorage.setItem('user-email', value);
      }, email);
      await open(path);
    });
  },
  stopClock: async ({ page }, provide) => {
    await provide(() => stopClock(page));
  },
  setChance: async ({ page }, provide) => {
    await provide(async (random) => {
      await page.addInitScript((value) => {
        Math.random = () => value;
      }, random);
    });
  },
});

/** Returns the email that this tab stores. */
export function storedEmail(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('user-email'));
}
