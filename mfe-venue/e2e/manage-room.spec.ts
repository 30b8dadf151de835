import type { Locator, Page } from '@playwright/test';
import { card, choose, expect, names, test } from './fixtures';

async function manage(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Manage ${name}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('Manage opens a dialog with all that is kept about the room', async ({ page }) => {
  await page.goto('/rooms');
  const dialog = await manage(page, 'Main Stage');
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveText('Active');
  await expect(dialog.getByLabel('Name')).toHaveValue('Main Stage');
  await expect(dialog.getByLabel('Location')).toHaveValue('Ground floor, north wing');
  await expect(dialog.getByLabel('Capacity')).toHaveValue('612');
  await expect(dialog.getByRole('combobox', { name: 'Room Type' })).toHaveText('Theater');
  await expect(dialog.getByRole('checkbox', { name: 'Stage' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Piano' })).not.toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Hearing Loop' })).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue(
    'Iron is tested before every performance.',
  );
});

test('what is saved is on the card, first in the list, and stays over a reload', async ({
  page,
}) => {
  await page.goto('/rooms');
  const dialog = await manage(page, 'Studio B');
  await dialog.getByLabel('Capacity').fill('90');
  await choose(dialog, 'Status', 'Available');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Manage Studio B' })).toBeFocused();
  await expect(names(page).first()).toHaveText('Studio B');
  await page.reload();
  await expect(card(page, 'Studio B')).toContainText('Capacity 90');
  await expect(card(page, 'Studio B')).toContainText('Available');
});

test('what is wrong is said beside the field, and Save waits', async ({ page }) => {
  await page.goto('/rooms');
  const dialog = await manage(page, 'Studio A');
  await dialog.getByLabel('Capacity').fill('0');
  await expect(dialog.getByLabel('Capacity')).toHaveAccessibleDescription(
    'Capacity is at least 1.',
  );
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('Cancel changes nothing; Escape keeps what was typed for the next time', async ({ page }) => {
  await page.goto('/rooms');
  let dialog = await manage(page, 'Studio A');
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('Ring the bell');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  dialog = await manage(page, 'Studio A');
  await expect(dialog.getByText('Your draft is back')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Ring the bell');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  dialog = await manage(page, 'Studio A');
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('');
});

test('Delete takes the room away, and Undo brings it back to its place', async ({ page }) => {
  await page.goto('/rooms?sort=name');
  await expect(page.getByRole('article')).toHaveCount(7);
  const before = await names(page).allTextContents();
  const dialog = await manage(page, 'Dressing room');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Dressing room')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms 6/10');
  await expect(page.getByRole('region', { name: 'Rooms, page 1 of 1' })).toBeFocused();

  await expect(page.getByText('Dressing room was deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText(before);
  await page.reload();
  await expect(names(page)).toHaveText(before);
});

test('a room that is renamed takes its devices along', async ({ page }) => {
  await page.goto('/rooms');
  const dialog = await manage(page, 'Main Stage');
  await dialog.getByLabel('Name').fill('Great Stage');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Great Stage')).toContainText('2 connected devices');
  await page.goto('/devices');
  await expect(card(page, 'Prompt desk')).toContainText('Great Stage');
});

test('a room that another window deleted is said to be gone, and the form stays', async ({
  page,
  context,
}) => {
  await page.goto('/rooms');
  const dialog = await manage(page, 'Lobby');
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('Ring the bell');

  const other = await context.newPage();
  await other.goto('/rooms');
  const otherDialog = await manage(other, 'Lobby');
  await otherDialog.getByRole('button', { name: 'Delete' }).click();
  await expect(card(other, 'Lobby')).toBeHidden();

  await page.bringToFront();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This room is no longer here.');
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue('Ring the bell');
});
