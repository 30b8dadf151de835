import { card, expect, fillStorage, manage, test } from './fixtures';

test('two windows agree without a reload, also on what one list tells of the other, and an edit without room is kept', async ({
  page,
  context,
}) => {
  await page.goto('/rooms');
  await expect(card(page, 'Studio A')).toContainText('1 connected device');
  const other = await context.newPage();
  await other.goto('/devices');
  const dialog = await manage(other, 'Studio A countdown');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, 'Studio A')).toContainText('0 connected devices');
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Studio A')).toContainText('1 connected device');

  await test.step('an edit for which the browser has no room is said in the dialog, which keeps it', async () => {
    const dialog = await manage(page, 'Lobby');
    const notes = 'Ring the bell. '.repeat(200);
    await dialog.getByRole('textbox', { name: 'Notes' }).fill(notes);
    await fillStorage(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Nothing was changed');
    await expect(dialog.getByRole('alert')).toContainText('storage is full');
    await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue(notes);
  });
});

test('where the browser stores nothing the screens work, and say so', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/rooms');
  await expect(page.getByText('Changes are not saved')).toBeVisible();
  const dialog = await manage(page, 'Lobby');
  await dialog.getByLabel('Capacity').fill('80');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Lobby')).toContainText('Capacity 80');
  await page.getByRole('link', { name: 'Create room' }).click();
  await expect(page.getByLabel('Name')).toBeVisible();
});
