import type { Page } from '@playwright/test';
import {
  card,
  envelopeOf,
  expect,
  expectAccessible,
  fillStorage,
  manage,
  SHOWS_KEY,
  test,
  titles,
} from './fixtures';

/** Where states differ from each other in what is shown, not in how the page is laid out. */
const PHONE = [390];

test.describe('axe finds nothing', () => {
  test('on the dashboard, its list of sorts, no match, a toast, and a dialog that is refused', async ({
    page,
  }) => {
    await page.goto('/dashboard');
    await expect(titles(page)).not.toHaveCount(0);
    await expectAccessible(page);

    await test.step('the list of sorts', async () => {
      await page.getByRole('combobox', { name: 'Sort by' }).click();
      await expect(page.getByRole('option')).toHaveCount(4);
      await expectAccessible(page, PHONE);
      await page.keyboard.press('Escape');
    });

    await test.step('a dialog with an error, whose edit the full storage of this browser refused', async () => {
      const dialog = await manage(page, 'Hamlet');
      await dialog.getByLabel('Notes', { exact: true }).fill('A longer note than before');
      await fillStorage(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByRole('alert')).toContainText("This browser's storage is full");
      await dialog.getByLabel('Title', { exact: true }).fill('');
      await dialog.getByLabel('Venue', { exact: true }).focus();
      await expect(dialog.getByText('Enter a title.')).toBeVisible();
      await expectAccessible(page, PHONE);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('no match, and a toast', async () => {
      await page.getByRole('searchbox').fill('nothing like it');
      await expect(page.getByRole('heading', { name: 'No show matches' })).toBeVisible();
      await page.getByRole('button', { name: 'Customize' }).click();
      await expect(page.getByText('Customize is not here yet')).toBeVisible();
      await expectAccessible(page, PHONE);
    });
  });

  test('on the dashboard without shows, with a notice and offline', async ({
    page,
    store,
    context,
  }) => {
    await store(SHOWS_KEY, envelopeOf([{ title: 'unreadable' }]));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'No shows yet' })).toBeVisible();
    await expect(page.getByText('Some of it could not be read')).toBeVisible();
    await expect(page.getByText(/^Latency \d+ ms$/u)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('offline', { exact: true })).toBeVisible();
    await expectAccessible(page, PHONE);
  });

  test('on the form with a draft and errors', async ({ page }) => {
    await page.goto('/create-event');
    await page.getByLabel('Title', { exact: true }).fill('Twelfth Night');
    await page.getByLabel('Start Date', { exact: true }).fill('2025-11-02');
    await page.getByLabel('Start Time', { exact: true }).fill('01:30');
    await page.getByLabel('End Date', { exact: true }).fill('2025-11-01');
    await page.getByLabel('Expected Cast Size', { exact: true }).fill('0');
    await page.reload();
    await expect(page.getByText('Your draft is back')).toBeVisible();
    await expect(page.getByText('Expected cast size is at least 1.')).toBeVisible();
    await expectAccessible(page);
  });
});

/** Presses Tab until what has this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return (
        element?.getAttribute('aria-label') ??
        element?.labels?.[0]?.textContent ??
        element?.textContent
      );
    });
    if (focused?.trim() === name) return;
  }
  throw new Error(`Tab does not reach ${name}.`);
}

test('all of it works by keyboard alone', async ({ page, openWithClock }) => {
  await openWithClock('/create-event');

  await test.step('create an event', async () => {
    await tabTo(page, 'Title');
    await page.keyboard.insertText('Twelfth Night');
    await tabTo(page, 'Venue');
    await page.keyboard.insertText('Old Mill');
    await tabTo(page, 'Start Date');
    await page.keyboard.type('03082025');
    await tabTo(page, 'Timezone');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'EST' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'CST' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Timezone' })).toContainText('CST');
    await tabTo(page, 'Create Event');
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(titles(page).first()).toHaveText('Twelfth Night');
  });

  await test.step('find it, manage it, leave the dialog', async () => {
    await tabTo(page, 'Create Event');
    await tabTo(page, 'Search shows');
    await page.keyboard.insertText('twelfth');
    await expect(titles(page)).toHaveText(['Twelfth Night']);
    await tabTo(page, 'Manage Twelfth Night');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Status' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Manage Twelfth Night' })).toBeFocused();
  });

  await test.step('delete it and take that back', async () => {
    await page.keyboard.press('Enter');
    await tabTo(page, 'Delete');
    await page.keyboard.press('Enter');
    await expect(card(page, 'Twelfth Night')).toHaveCount(0);
    // A dialog that closes gives the focus back when it has gone.
    await expect(page.getByRole('dialog', { name: 'Manage Twelfth Night' })).toHaveCount(0);
    await page.keyboard.press('F6');
    await tabTo(page, 'Undo');
    await page.keyboard.press('Enter');
    await expect(card(page, 'Twelfth Night')).toBeVisible();
  });
});
