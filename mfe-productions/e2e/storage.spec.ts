import { card, expect, manage, test } from './fixtures';

test('two windows keep both edits of different fields of one show, and agree without a reload', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/dashboard');

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

test('two windows that change the same field of a show see both versions, and the second person decides', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/dashboard');

  const here = await manage(page, 'The Cherry Orchard');
  const there = await manage(other, 'The Cherry Orchard');
  await here.getByLabel('Venue', { exact: true }).fill('Old Mill');
  await here.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'The Cherry Orchard')).toContainText('Old Mill');
  await there.getByLabel('Venue', { exact: true }).fill('New Mill');
  await there.getByRole('button', { name: 'Save' }).click();

  await expect(there).toContainText('Another window changed this show while you edited it');
  await expect(card(page, 'The Cherry Orchard')).toContainText('Old Mill');
  await there.getByRole('button', { name: 'Keep mine: Venue' }).click();
  await there.getByRole('button', { name: 'Save' }).click();
  for (const window of [page, other]) {
    await expect(card(window, 'The Cherry Orchard')).toContainText('New Mill');
  }
});
