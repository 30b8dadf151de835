import { choose, expect, expectAccessible, test } from './fixtures';

test('notes are written for a department, started, done, and printed', async ({ page }) => {
  await page.goto('/shows/hamlet/notes');
  const lighting = page.getByRole('list', { name: 'Notes: Lighting' });
  await expect(lighting).toContainText('Refocus the gravedigger special');
  await expectAccessible(page, [390, 1440]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('a note for a person, with the keyboard alone', async () => {
    await page.getByLabel('Note', { exact: true }).fill('Jumped from "words" to "slings"');
    await choose(page, 'For', 'Idris Achterberg');
    await page.getByRole('button', { name: 'Add note' }).press('Enter');
    await expect(page.getByLabel('Note', { exact: true })).toBeFocused();
    const cast = page.getByRole('list', { name: 'Notes: Cast' });
    await expect(cast).toContainText('Jumped from');
    await expect(cast.getByText('for Idris Achterberg')).toHaveCount(2);
  });

  await test.step('the state of the note survives a reload', async () => {
    await lighting.getByRole('button', { name: 'In progress' }).click();
    await expect(lighting.getByRole('button', { name: 'Open again' })).toBeVisible();
    await page.reload();
    await expect(lighting.getByRole('button', { name: 'Open again' })).toBeVisible();
    await lighting.getByRole('button', { name: 'Done' }).click();
    await expect(lighting).toHaveCount(0);
    await choose(page, 'Status', 'Done');
    await expect(lighting).toContainText('Refocus the gravedigger special');
  });

  await test.step('the printed page contains only the list', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(lighting).toBeVisible();
    await expect(page.getByText('Hamlet · Harbour Playhouse')).toBeVisible();
    await expect(page.getByLabel('Note', { exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open again' })).toBeHidden();
  });
});
