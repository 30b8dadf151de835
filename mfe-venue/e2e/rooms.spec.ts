import { card, choose, expect, manage, names, test } from './fixtures';

test('one edits a room, renames it with its devices, deletes it and takes that back', async ({
  page,
}) => {
  await page.goto('/rooms');

  await test.step('what is saved is on the card, first in the list, and its button has the focus', async () => {
    const dialog = await manage(page, 'Studio B');
    await dialog.getByLabel('Capacity').fill('90');
    await choose(dialog, 'Status', 'Available');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Manage Studio B' })).toBeFocused();
    await expect(names(page).first()).toHaveText('Studio B');
    await expect(card(page, 'Studio B')).toContainText(/Available.*Capacity 90/u);
  });

  await test.step('what is deleted leaves the focus to the list, and Undo brings it back', async () => {
    await choose(page, 'Sort by', 'Name');
    await expect(page).toHaveURL('/rooms?sort=name');
    const before = await names(page).allTextContents();
    const dialog = await manage(page, 'Dressing room');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(card(page, 'Dressing room')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Rooms, page 1 of 1' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(names(page)).toHaveText(before);
    await page.reload();
    await expect(names(page)).toHaveText(before);
  });

  await test.step('a room that is renamed takes its devices along', async () => {
    const dialog = await manage(page, 'Main Stage');
    await dialog.getByLabel('Name').fill('Great Stage');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(card(page, 'Great Stage')).toContainText('2 connected devices');
    await page.getByRole('link', { name: '/devices' }).click();
    await expect(card(page, 'Prompt desk')).toContainText('Great Stage');
  });
});
