import type { Page } from '@playwright/test';
import { card, choose, expect, test, titles } from './fixtures';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const submit = (page: Page) => page.getByRole('button', { name: 'Create Event' });

test('one fills in the form in pieces, and creates the event', async ({
  page,
  openWithClock,
  stopClock,
}) => {
  await openWithClock('/dashboard');
  await page.getByRole('link', { name: 'Create Event' }).click();
  await expect(submit(page)).toBeDisabled();

  await test.step('what is half filled in survives a mistaken Back and a reload', async () => {
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

  await test.step('a date that is half typed is not lost in silence', async () => {
    await field(page, 'Venue').fill('Old Mill');
    await field(page, 'Start Date').fill('2025-03-08');
    await field(page, 'End Date').focus();
    await page.keyboard.type('03');
    await submit(page).focus();
    await expect(field(page, 'End Date')).toHaveAccessibleDescription(
      'Complete the date, or empty it.',
    );
    await submit(page).click();
    await expect(field(page, 'End Date')).toBeFocused();
    await expect(page).toHaveURL('/create-event');
    await page.keyboard.type('03092025');
    await expect(page.getByText('Mar 8, 2025 – Mar 9, 2025 CST')).toBeVisible();
  });

  await test.step('creating takes a second and is sent once', async () => {
    await stopClock();
    await submit(page).click();
    // Playwright itself would wait for a button that is busy.
    await submit(page).click({ force: true });
    await field(page, 'Title').press('Enter');
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(999);
    await expect(page).toHaveURL('/create-event');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/dashboard');
    await page.clock.resume();
  });

  await test.step('the event is the first show, in the list and in its live room', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shows 1/10');
    await expect(page.getByText('Twelfth Night was created')).toBeVisible();
    await page.reload();
    await expect(titles(page).first()).toHaveText('Twelfth Night');
    await expect(card(page, 'Twelfth Night')).toContainText('Old Mill');
    await page.getByRole('link', { name: 'Open Twelfth Night' }).click();
    await expect(page).toHaveURL(/\/room\/[\w-]+$/u);
  });
});
