import type { Page } from '@playwright/test';
import { choose, expect, test } from './fixtures';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const submit = (page: Page) => page.getByRole('button', { name: 'Create Event' });

test('one fills in the form in steps without losing anything', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Create Event' }).click();
  await expect(submit(page)).toBeDisabled();

  await test.step('a draft survives a mistaken Back and a reload', async () => {
    await field(page, 'Title').fill('Twelfth Night');
    await choose(page, 'Timezone', 'CST');
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
    await page.goForward();
    await expect(field(page, 'Title')).toHaveValue('Twelfth Night');
    await page.reload();
    await expect(page.getByText('Your draft is back')).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue('Twelfth Night');
    await expect(page.getByRole('combobox', { name: 'Timezone' })).toContainText('CST');
  });

  await test.step('a half-typed date is not lost silently', async () => {
    await field(page, 'Venue').fill('Old Mill');
    await field(page, 'First performance').fill('2025-03-08');
    await field(page, 'Last performance').focus();
    await page.keyboard.type('03');
    await submit(page).focus();
    await expect(field(page, 'Last performance')).toHaveAccessibleDescription(
      'Complete the date, or empty it.',
    );
    await submit(page).click();
    await expect(field(page, 'Last performance')).toBeFocused();
    await expect(page).toHaveURL('/create-event');
    await page.keyboard.type('03092025');
    await expect(page.getByText('8 Mar 2025 – 9 Mar 2025 CST')).toBeVisible();
  });
});
