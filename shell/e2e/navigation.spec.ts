import { expect, test } from '@standby/shared-ui/testing/playwright';

test('keyboard and links go through the remotes: skip link, focus, title, Back and Forward, and no timer', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).click();
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(heading).toContainText('Shows');
  // A screen shows when its code has come, and waits for no timer.
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step('the first page leaves the focus at the top', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /skip/iu })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('links', async () => {
    await follow('Rooms');
    await expect(heading).toContainText('Rooms');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/Rooms/u);
    await follow('Devices');
    await expect(heading).toContainText('Devices');
  });

  await test.step('Back and Forward', async () => {
    await page.goBack();
    await expect(heading).toContainText('Rooms');
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(heading).toContainText('Shows');
    await page.goForward();
    await expect(heading).toContainText('Rooms');
    await expect(page).toHaveTitle(/Rooms/u);
    await expect(page).toHaveURL('/rooms');
  });
});

test('Back returns to the place on the page where one was', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
  const link = page.getByRole('link', { name: /privacy/iu }).last();
  await link.scrollIntoViewIfNeeded();
  const scrollY = (): Promise<number> => page.evaluate(() => window.scrollY);
  const place = await scrollY();
  expect(place).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect.poll(scrollY).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');
  await expect.poll(scrollY).toBe(place);
});
