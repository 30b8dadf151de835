import type { Page } from '@playwright/test';
import { test as base } from '@standby/testing/playwright';

export { expect, expectAccessible } from '@standby/testing/playwright';

interface MarketingFixtures {
  /** Opens a page as someone who has answered the question about cookies. */
  readonly open: (address: string) => Promise<void>;
}

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
});
