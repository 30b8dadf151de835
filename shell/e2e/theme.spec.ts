import type { Page } from '@playwright/test';
import {
  expect,
  layoutShifts,
  recordLayoutShifts,
  test,
} from '@standby/shared-ui/testing/playwright';

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the theme follows the system until one is chosen, then the choice, in every window', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/nope');
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page)).not.toBe(light);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'dark' });
  await other.goto('/nope');

  await page.getByRole('button', { name: 'Use light theme' }).click();
  expect(await background(page)).toBe(light);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(other.getByRole('button', { name: 'Use dark theme' })).toBeVisible();
  await page.reload();
  expect(await background(page)).toBe(light);
});

test('the remembered theme is there before the app, so the wrong one never flashes', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('standby:theme', 'light'));
  // Without the shell's program only the page itself is left.
  await page.route(/^[^/]+\/\/[^/]+\/assets\/[^/]+\.js$/u, (route) =>
    route.fulfill({ contentType: 'text/javascript' }),
  );
  await page.goto('/rooms', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).colorScheme))
    .toBe('light');
});

test('fonts come from the app itself and nothing shifts when they arrive', async ({ page }) => {
  await recordLayoutShifts(page);
  await page.goto('/nope');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const families = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(families.some((family) => family.includes('Instrument Sans'))).toBe(true);
  expect(families.some((family) => family.includes('Fraunces'))).toBe(true);
  const shift = (await layoutShifts(page)).reduce((sum, score) => sum + score, 0);
  expect(shift).toBeLessThan(0.02);
});
