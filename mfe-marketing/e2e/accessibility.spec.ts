import { expect, expectAccessible, test } from './fixtures';

// A state adds equally wide content at each width, so the test checks each state at one width.
const DESK = [1440];
const PHONE = [390];

test('axe finds no violations on the landing page: first visit, in use, at the end of the countdown', async ({
  page,
}) => {
  const live = page.getByRole('region', { name: 'Live countdown' });
  const timer = live.getByRole('timer');
  await page.goto('/');

  await test.step('the cookie question, the countdown running, the header transparent', async () => {
    await expect(page.getByRole('region', { name: 'May Standby use cookies?' })).toBeVisible();
    await expectAccessible(page, DESK);
  });

  await test.step('paused in the last minute, the fifth feature, an answer, a toast', async () => {
    await live.getByRole('button', { name: 'Pause' }).click();
    for (let minute = 0; minute < 9; minute += 1) {
      await live.getByRole('button', { name: '-1m' }).click();
    }
    await expect(timer).toHaveAttribute('data-phase', 'standby');
    await page.getByRole('button', { name: 'Live show control' }).click();
    await page.getByRole('button', { name: 'How does billing work?' }).click();
    await expect(page.locator('header[data-state]')).toHaveAttribute('data-state', 'opaque');
    await page.getByRole('button', { name: 'Refuse all' }).click();
    await expect(page.getByText('Cookie choice saved')).toBeVisible();
    await expectAccessible(page, DESK);
  });

  await test.step('the end of the countdown, and the menu of a phone', async () => {
    await live.getByRole('button', { name: '-1m' }).click();
    await expect(timer).toHaveAttribute('data-phase', 'time');
    await page.setViewportSize({ width: 390, height: 900 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectAccessible(page, PHONE);
  });
});

test('axe finds no violations on the legal pages: at a section, in Cookie Settings', async ({
  page,
}) => {
  const banner = page.getByRole('region', { name: 'May Standby use cookies?' });
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await page.goto('/terms');
  await contents.getByRole('link', { name: 'Acceptable Use' }).click();
  await expect(page).toHaveURL(/\/terms#acceptable-use$/);
  await expectAccessible(page, DESK);

  await page.goto('/cookies');
  await expect(banner).toBeVisible();
  // The banner has the first of these buttons, the text of the policy the second, and the footer
  // the last.
  await page.getByRole('button', { name: 'Cookie Settings' }).nth(1).click();
  await expect(page.getByRole('dialog', { name: 'Cookie Settings' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Marketing' }).check();
  await expectAccessible(page, PHONE);
});
