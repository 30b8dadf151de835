import type { Page } from '@playwright/test';
import { layoutShifts, recordLayoutShifts } from 'shared-ui/testing/playwright';
import { expect, test, titles } from './fixtures';

/** How much wider than the window the page is, in pixels. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const width of [390, 768, 1024, 1440, 1920]) {
  test(`at ${width} px nothing is wider than the window, the side column stands ${
    width < 1024 ? 'below' : 'beside'
  } the list, and every target is at least 24 px wide and high`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dashboard');
    await expect(titles(page)).not.toHaveCount(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    const list = await page.getByRole('list', { name: 'Shows', exact: true }).boundingBox();
    const plan = await page.getByRole('region', { name: 'Plan', exact: true }).boundingBox();
    if (!list || !plan) throw new Error('The list or the plan has no box.');
    if (width < 1024) expect(plan.y).toBeGreaterThan(list.y + list.height);
    else expect(plan.x).toBeGreaterThan(list.x + list.width);

    const small = await page
      .locator('main')
      .locator('a, button, input:not([aria-hidden])')
      .evaluateAll((targets) =>
        targets
          .filter((target) => {
            const { width: wide, height: high } = target.getBoundingClientRect();
            return wide > 0 && (wide < 24 || high < 24);
          })
          .map((target) => target.outerHTML),
      );
    expect(small).toEqual([]);

    await page.getByRole('button', { name: /^Manage The Second Part of Henry/u }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const inside = await dialog.evaluate((popup) => popup.scrollWidth - popup.clientWidth);
    expect(inside).toBeLessThanOrEqual(0);
    await page.goto('/create-event');
    await expect(page.getByRole('button', { name: 'Create Event' })).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

test('nothing moves once the dashboard is there', async ({ page }) => {
  await recordLayoutShifts(page);
  await page.goto('/dashboard');
  await expect(page.getByText(/^Latency \d+ ms$/u)).toBeVisible();
  const shifts = await layoutShifts(page);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
});
