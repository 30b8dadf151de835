import type { Page } from '@playwright/test';
import {
  envelopeOf,
  expect,
  expectAccessible,
  fillStorage,
  manage,
  SHOWS_KEY,
  test,
  titles,
} from './fixtures';

/** Width for states that differ in their content but not in their layout. */
const PHONE = [390];

test.describe('axe finds no violations', () => {
  test('on the dashboard, and in a dialog whose edit is refused', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(titles(page)).not.toHaveCount(0);
    await expectAccessible(page, [390, 1440]);

    await test.step('a dialog with an error after the full storage refused its edit', async () => {
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
    await page.getByLabel('First performance', { exact: true }).fill('2025-11-02');
    await page.getByLabel('Start Time', { exact: true }).fill('01:30');
    await page.getByLabel('Last performance', { exact: true }).fill('2025-11-01');
    await page.getByLabel('Expected Cast Size', { exact: true }).fill('0');
    await page.reload();
    await expect(page.getByText('Your draft is back')).toBeVisible();
    await expect(page.getByText('Expected cast size is at least 1.')).toBeVisible();
    await expectAccessible(page, PHONE);
  });
});

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let stop = 0; stop < 90; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return (
        element?.getAttribute('aria-label') ??
        element?.labels?.[0]?.textContent ??
        element?.textContent
      );
    });
    const words = focused?.trim() ?? '';
    if (typeof name === 'string' ? words === name : name.test(words)) return;
  }
  throw new Error(`Tab does not reach ${String(name)}.`);
}

test('one creates an event by keyboard alone', async ({ page, openWithClock }) => {
  await openWithClock('/create-event');

  await test.step('create an event', async () => {
    await tabTo(page, 'Title');
    await page.keyboard.insertText('Twelfth Night');
    await tabTo(page, 'Venue');
    await page.keyboard.insertText('Old Mill');
    await tabTo(page, 'First performance');
    await page.keyboard.type('03082025');
    await tabTo(page, 'Timezone');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'EST', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'CST', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Timezone' })).toContainText('CST');
    await tabTo(page, 'Create Event');
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(titles(page).first()).toHaveText('Twelfth Night');
  });
});

test('one adds a person, plans, hands out the call and sends a report by keyboard alone', async ({
  page,
}) => {
  const { keyboard } = page;

  await test.step('a person', async () => {
    await page.goto('/shows/hamlet/company/add');
    await tabTo(page, 'Name');
    await keyboard.insertText('Ophira Lund');
    await tabTo(page, 'Add person');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company 22');
  });

  await test.step('an entry', async () => {
    await page.goto('/shows/hamlet/schedule');
    await expect(page.getByRole('heading', { name: 'Clashes' })).toBeVisible();
    await tabTo(page, /^Add an entry on Mon/u);
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'New call' })).toBeVisible();
    await tabTo(page, 'Title');
    await keyboard.insertText('Press photographs');
    await tabTo(page, 'Add call');
    await keyboard.press('Enter');
    await expect(page.getByText('Press photographs was added')).toBeVisible();
  });

  await test.step('the daily call', async () => {
    await page.goto('/shows/hamlet/schedule/call');
    await expect(page.getByRole('button', { name: /^Mark as posted/u })).toBeVisible();
    await tabTo(page, /^Mark as posted/u);
    await keyboard.press('Enter');
    await expect(page.getByText('Noted: later changes are marked')).toBeVisible();
  });

  await test.step('a report', async () => {
    await page.goto('/shows/hamlet/reports');
    await expect(page.getByRole('button', { name: 'New show report' })).toBeVisible();
    await tabTo(page, 'New show report');
    await keyboard.press('Enter');
    await expect(page.getByLabel('House')).toBeVisible();
    await tabTo(page, 'House');
    await keyboard.insertText('497 of 500');
    await tabTo(page, 'Save');
    await keyboard.press('Enter');
    await expect(page.getByText(/^Performance \d+ was saved/u)).toBeVisible();
    await tabTo(page, 'Send…');
    await keyboard.press('Enter');
    await expect(page.getByLabel('To', { exact: true })).toBeFocused();
    await keyboard.press('Control+A');
    await keyboard.insertText('producer@example.com');
    await tabTo(page, 'Send report');
    await keyboard.press('Enter');
    await expect(page.getByText('The report names producer@example.com')).toBeVisible();
  });
});
