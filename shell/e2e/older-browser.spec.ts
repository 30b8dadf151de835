import type { Page } from '@playwright/test';
import { BROWSER_FLOOR } from '../../browser-floor';
import { expect, expectAccessible, test } from '@standby/testing/playwright';

/** Warning about files that the page preloaded for an app that does not start. */
const UNUSED = /was preloaded using link preload but not used/u;

/**
 * Makes the browser look older than light-dark(): the style sheets leave it out, and the browser
 * reports no support.
 */
async function beOlder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...condition: [string]) =>
      !condition.join(':').includes('light-dark') && supports.apply(CSS, condition);
  });
}

const { chrome, edge, firefox, safari } = BROWSER_FLOOR;

test('a browser that is too old for the app says so, and which one is new enough; a prerendered page stays readable', async ({
  page,
  guard,
}) => {
  guard.allowConsole(UNUSED);
  await beOlder(page);
  await page.goto('/rooms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Standby needs a newer browser');
  await expect(page.getByRole('main')).toContainText(
    `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari}`,
  );
  // The app did not start behind the notice.
  await expect(page.locator('#root')).toBeEmpty();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(page, [390]);

  await test.step('a prerendered page stays readable below the notice', async () => {
    await page.goto('/terms');
    const notice = page.getByRole('complementary', { name: 'Your browser' });
    await expect(notice).toContainText('Standby needs a newer browser');
    const title = page.getByRole('heading', { level: 1, name: 'Terms and Conditions' });
    await expect(title).toBeInViewport();
    await expect(page.getByText('May Standby use cookies?')).toBeHidden();
    const above = await notice.boundingBox();
    const below = await title.boundingBox();
    expect(above && below && above.y + above.height <= below.y).toBe(true);
    await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await expect(notice).toBeVisible();
    await expectAccessible(page, [390]);
  });
});
