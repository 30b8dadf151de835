import { expect, expectAccessible, expectNoLeaks, test } from '@standby/testing/playwright';

test('__path__ shows __title__, and axe finds nothing', async ({ page }) => {
  await page.goto('__path__');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('__title__');
  await expect(page).toHaveTitle('__title__ · Standby');
  await expectAccessible(page);
});

test('__path__ leaves nothing running when it is left', async ({ page }) => {
  await expectNoLeaks(page, '__path__');
});
