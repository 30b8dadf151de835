import type { Page } from '@playwright/test';
import { expect, test } from '@standby/testing/playwright';

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

  await test.step('paper is white in both, and has no link that skips to the content', async () => {
    for (const window of [page, other]) {
      await window.emulateMedia({ media: 'print' });
      expect(await background(window)).toBe('rgb(255, 255, 255)');
      await expect(window.getByText('Skip to content')).toBeHidden();
      await window.emulateMedia({ media: 'screen' });
    }
  });

  await test.step('remembered, and there before the app, so that the wrong one never flashes', async () => {
    // The shell's scripts are empty, so only the page itself is left.
    await page.route(/^[^/]+\/\/[^/]+\/assets\/[^/]+\.js$/u, (route) =>
      route.fulfill({ contentType: 'text/javascript' }),
    );
    await page.goto('/privacy', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).colorScheme))
      .toBe('light');
    expect(await background(page)).toBe(light);
  });
});
