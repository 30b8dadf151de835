import { expect, test } from 'shared-ui/testing/playwright';

test('after a navigation the heading has the focus and the title names the screen', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Rooms', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Rooms');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/Rooms/u);
});

test('the first page leaves the focus at the top: Tab reaches the skip link, which leads to the screen', async ({
  page,
}) => {
  await page.goto('/rooms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/iu })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Back and Forward go through the remotes, with title and focus', async ({ page }) => {
  await page.goto('/dashboard');
  const heading = page.getByRole('heading', { level: 1 });
  for (const tab of ['Rooms', 'Devices']) {
    await page.getByRole('link', { name: tab, exact: true }).click();
    await expect(heading).toContainText(tab);
  }
  await page.goBack();
  await expect(heading).toContainText('Rooms');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toContainText('Shows');
  await page.goForward();
  await expect(page).toHaveTitle(/Rooms/u);
  await expect(page).toHaveURL('/rooms');
});

test('a screen shows when its code has come, and waits for no timer', async ({ page }) => {
  await page.clock.install();
  await page.goto('/dashboard');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Shows');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: 'Rooms', exact: true }).click();
  await expect(heading).toContainText('Rooms');
  await page.getByRole('link', { name: 'Create Room' }).click();
  await expect(heading).toContainText('Create room');
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

test('the current tab is said to assistive technology', async ({ page }) => {
  await page.goto('/devices');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Devices' })).toHaveAttribute('aria-current', 'page');
  await expect(nav.getByRole('link', { name: 'Rooms' })).not.toHaveAttribute('aria-current');
});
