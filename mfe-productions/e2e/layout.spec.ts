import type { Locator, Page } from '@playwright/test';
import { layoutShifts, recordLayoutShifts, stopClock } from '@standby/testing/playwright';
import { brokenTitles, expect, manage, test, titles } from './fixtures';

const WIDTHS = [390, 768, 1024, 1440, 1920];

/** Width in pixels from which the side column stands beside the list. */
const COLUMNS_WIDTH = 1024;

/** Checks that nothing overflows the page at any width. */
async function expectNoOverflow(page: Page, look = async (_width: number) => {}): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    await look(width);
  }
}

/** Returns the controls that are less than 24 px wide or high. */
const smallTargets = (page: Page): Promise<string[]> =>
  page
    .locator('main')
    .locator('a, button, input:not([aria-hidden])')
    .evaluateAll((targets) =>
      targets
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect();
          return width > 0 && (width < 24 || height < 24);
        })
        .map((target) => target.outerHTML),
    );

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It has no box.');
  return box;
}

test('from 390 to 1920 px nothing overflows, and every target is large enough', async ({
  page,
}) => {
  await recordLayoutShifts(page);
  await page.clock.install();
  await page.goto('/dashboard');

  await test.step('the layout stays stable once the dashboard is visible', async () => {
    await expect(titles(page)).not.toHaveCount(0);
    await expect(page.getByText(/^Latency \d+ ms$/u)).toBeVisible();
    const shifts = await layoutShifts(page);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
  });

  await test.step('the side column is beside the list, or below it in a narrow window', async () => {
    await expectNoOverflow(page, async (width) => {
      const list = await boxOf(page.getByRole('list', { name: 'Shows', exact: true }));
      const plan = await boxOf(page.getByRole('region', { name: 'Plan', exact: true }));
      if (width < COLUMNS_WIDTH) expect(plan.y).toBeGreaterThan(list.y + list.height);
      else expect(plan.x).toBeGreaterThan(list.x + list.width);
      expect(await smallTargets(page), `at ${width} px`).toEqual([]);
      expect(await brokenTitles(page), `at ${width} px`).toEqual([]);
    });
  });

  await test.step('on a phone a toast appears above the controls at the foot of the window', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    // The toast disappears after a while.
    await stopClock(page);
    await page.getByRole('button', { name: 'Customize' }).click();
    await page.clock.runFor(500);
    const toast = page.getByRole('dialog', { name: 'Customize is not here yet' });
    const { y, height } = await boxOf(toast);
    expect(y + height).toBeLessThan(422);
    await toast.getByRole('button', { name: 'Close' }).click();
    await page.clock.resume();
  });

  await test.step('in text of 24 px', async () => {
    const setTextSize = (fontSize: string) =>
      page.evaluate((value) => {
        document.documentElement.style.setProperty('font-size', value);
      }, fontSize);
    await setTextSize('24px');
    await expectNoOverflow(page);
    await setTextSize('');
  });

  await test.step('the dialog of the longest title', async () => {
    const dialog = await manage(page, /^The Second Part of Henry/u);
    await expectNoOverflow(page, async (width) => {
      const inside = await dialog.evaluate((popup) => popup.scrollWidth - popup.clientWidth);
      expect(inside, `at ${width} px`).toBeLessThanOrEqual(0);
    });
    await page.keyboard.press('Escape');
  });

  await test.step('the form', async () => {
    await page.getByRole('link', { name: 'Create Event' }).click();
    await expect(page.getByRole('button', { name: 'Create Event' })).toBeVisible();
    await expectNoOverflow(page);
  });
});
