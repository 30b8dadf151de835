import { card, expect, manage, test, titles } from './fixtures';

test('two windows agree without a reload', async ({ page, context }) => {
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/dashboard');

  await test.step('on an edit', async () => {
    const dialog = await manage(page, 'Hamlet');
    await dialog.getByLabel('Title', { exact: true }).fill('Hamlet, revived');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(card(other, 'Hamlet, revived')).toBeVisible();
    await expect(titles(other).first()).toHaveText('Hamlet, revived');
  });

  await test.step('on edits of different things of one show, of which both stay', async () => {
    const here = await manage(page, 'The Cherry Orchard');
    const there = await manage(other, 'The Cherry Orchard');
    await here.getByLabel('Venue', { exact: true }).fill('Old Mill');
    await here.getByRole('button', { name: 'Save' }).click();
    await expect(card(page, 'The Cherry Orchard')).toContainText('Old Mill');
    await there.getByLabel('Title', { exact: true }).fill('The Orchard');
    await there.getByRole('button', { name: 'Save' }).click();
    for (const window of [page, other]) {
      await expect(card(window, 'The Orchard')).toContainText('Old Mill');
    }
  });

  await test.step('on a deletion and its undo, also while the show is being edited', async () => {
    const dialog = await manage(page, 'The Orchard');
    await dialog.getByLabel('Notes', { exact: true }).fill('Mind the saws');
    const otherDialog = await manage(other, 'The Orchard');
    await otherDialog.getByRole('button', { name: 'Delete' }).click();
    await expect(other.getByText('The Orchard was deleted')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('This show is no longer here.');
    await expect(dialog.getByLabel('Notes', { exact: true })).toHaveValue('Mind the saws');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(card(page, 'Hamlet, revived')).toBeVisible();
    await expect(card(page, 'The Orchard')).toHaveCount(0);
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect(card(page, 'The Orchard')).toBeVisible();
  });
});
