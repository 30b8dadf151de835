import { expect, expectAccessible, test } from './fixtures';

test.describe('axe finds nothing', () => {
  test('on the landing page at the first visit', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });

  test('on the landing page once the cookie choice is made', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Refuse all' }).click();
    await expect(page.getByText('Cookie choice saved')).toBeVisible();
    await expectAccessible(page);
  });

  test('on the landing page scrolled to an open answer', async ({ page, open }) => {
    await open('/#faq-billing');
    await expect(page.locator('header[data-state]')).toHaveAttribute('data-state', 'opaque');
    await expectAccessible(page);
  });

  test('on the carousel at its fifth feature', async ({ page, open }) => {
    await open('/');
    await page.getByRole('button', { name: 'Live show control' }).click();
    await expectAccessible(page);
  });

  for (const { state, minutesTaken, phase } of [
    { state: 'paused', minutesTaken: 1, phase: 'counting' },
    { state: 'in the last minute', minutesTaken: 9, phase: 'standby' },
    { state: 'at its end', minutesTaken: 10, phase: 'time' },
  ]) {
    test(`on the countdown ${state}`, async ({ page, open }) => {
      await open('/');
      const live = page.getByRole('region', { name: 'Live countdown' });
      await live.getByRole('button', { name: 'Pause' }).click();
      for (let minute = 0; minute < minutesTaken; minute += 1) {
        await live.getByRole('button', { name: '-1m' }).click();
      }
      await expect(live.getByRole('timer')).toHaveAttribute('data-phase', phase);
      await expectAccessible(page);
    });
  }

  test('on Cookie Settings', async ({ page, open }) => {
    await open('/');
    await page
      .getByRole('navigation', { name: 'Legal' })
      .getByRole('button', { name: 'Cookie Settings' })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Marketing' }).check();
    await expectAccessible(page);
  });

  for (const path of ['/terms', '/privacy', '/cookies']) {
    test(`on ${path} at the first visit`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });

    test(`on ${path} at a section`, async ({ page, open }) => {
      await open(path);
      await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(3).click();
      await expectAccessible(page);
    });
  }
});

test('axe finds nothing on the open menu', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectAccessible(page, [390]);
});
