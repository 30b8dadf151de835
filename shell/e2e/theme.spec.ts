import type { Page } from '@playwright/test';
import { expect, test } from 'shared-ui/testing/playwright';

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the theme follows the system until one is chosen, then the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/rooms');
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background(page);
  expect(dark).not.toBe(light);
  await page.getByRole('button', { name: 'Use light theme' }).click();
  expect(await background(page)).toBe(light);
  await page.reload();
  expect(await background(page)).toBe(light);
});

test('the remembered theme is there before the app, so the wrong one never flashes', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('standby:theme', 'light'));
  // Without the app's program only the page itself is left.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
  await page.goto('/rooms', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).colorScheme))
    .toBe('light');
});

test('two windows agree on the theme', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/rooms');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'dark' });
  await other.goto('/nope');
  await page.getByRole('button', { name: 'Use light theme' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(other.getByRole('button', { name: 'Use dark theme' })).toBeVisible();
});

test('fonts come from the app itself and nothing shifts when they arrive', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (window as unknown as { shift: number }).shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/nope');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const families = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(families.some((family) => family.includes('Instrument Sans'))).toBe(true);
  expect(families.some((family) => family.includes('Fraunces'))).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
    0.02,
  );
});
