import type { Page } from '@playwright/test';
import { stopClock, test as base } from '@standby/shared-ui/testing/playwright';

export { expect, expectAccessible } from '@standby/shared-ui/testing/playwright';

interface MarketingFixtures {
  /** Opens a page as someone who has answered the question about cookies. */
  readonly open: (address: string) => Promise<void>;
  /**
   * Opens a page and takes its clock in hand: from then on time passes with `page.clock.runFor` only.
   * The page is loaded with the clock running, because React and the router need it to arrive.
   */
  readonly openWithClock: (address: string) => Promise<void>;
}

/** When the pages of these tests are opened. */
const OPENED_AT = new Date('2025-01-15T19:20:00Z');

async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Refuses all, half a year ago by the page's own clock. */
async function answerCookies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const expiresAt = new Date(Date.now() + 180 * 24 * 60 * 60 * 1000).toISOString();
    const consent = JSON.stringify({ version: 1, expiresAt, granted: [] });
    localStorage.setItem('standby:cookie-consent', consent);
  });
}

export const test = base.extend<MarketingFixtures>({
  open: async ({ page }, provide) => {
    await provide(async (address) => {
      await answerCookies(page);
      await arrive(page, address);
    });
  },
  openWithClock: async ({ page }, provide) => {
    await provide(async (address) => {
      await page.clock.install({ time: OPENED_AT });
      await answerCookies(page);
      await arrive(page, address);
      await stopClock(page);
    });
  },
});
