import type { Locator, Page } from '@playwright/test';
import { card, expect, SAMPLE_COUNT, test, titles } from './fixtures';

/** Opens the dialog of a show from its card. */
async function manage(page: Page, title: string): Promise<Locator> {
  await card(page, title)
    .getByRole('button', { name: `Manage ${title}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `Manage ${title}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

const undoToast = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: `${title} was deleted` });

test('Manage shows what is kept about the show', async ({ page }) => {
  await page.goto('/dashboard');
  const dialog = await manage(page, 'Hamlet');
  for (const [label, value] of [
    ['Title', 'Hamlet'],
    ['Description', 'Full text, one interval after the play scene.'],
    ['Venue', 'Harbour Playhouse, Boston'],
    ['Start Date', '2025-01-10'],
    ['Start Time', '19:30'],
    ['End Date', '2025-02-15'],
    ['End Time', '23:00'],
    ['Director', 'Miriam Adler'],
    ['Assistant Director', 'Jonah Reyes'],
    ['Technical Director', 'Pat Kowalski'],
    ['Expected Cast Size', '22'],
    ['Budget', '$148,000'],
    ['Notes', 'Live flame in the graveyard scene: fire watch from the half.'],
  ] as const) {
    await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toContainText('Active');
  await expect(dialog.getByRole('combobox', { name: 'Timezone' })).toContainText('EST');
});

test('an edit is kept, makes the show the one last used, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const dialog = await manage(page, "A Doll's House");
  await dialog.getByLabel('Title', { exact: true }).fill("A Doll's House, revived");
  await dialog.getByLabel('Venue', { exact: true }).fill('Old Mill');
  await dialog.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'In Rehearsal' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const edited = card(page, "A Doll's House, revived");
  await expect(edited.getByRole('button', { name: /^Manage/u })).toBeFocused();
  await expect(titles(page).first()).toHaveText("A Doll's House, revived");
  await expect(edited).toContainText('In Rehearsal');
  await expect(edited).toContainText('Old Mill');
  await page.reload();
  await expect(card(page, "A Doll's House, revived")).toContainText('In Rehearsal');
});

test('an edit that breaks a rule cannot be saved, and says why', async ({ page }) => {
  await page.goto('/dashboard');
  const dialog = await manage(page, 'Hamlet');
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel('Title', { exact: true }).fill('');
  await dialog.getByLabel('Venue', { exact: true }).focus();
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveAccessibleDescription(
    'Enter a title.',
  );
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Title', { exact: true }).fill('Hamlet');
  await expect(save).toBeEnabled();
});

test('Cancel leaves the show as it was', async ({ page }) => {
  await page.goto('/dashboard');
  const dialog = await manage(page, 'Hamlet');
  await dialog.getByLabel('Title', { exact: true }).fill('Omelette');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Hamlet')).toBeVisible();
  const again = await manage(page, 'Hamlet');
  await expect(again.getByLabel('Title', { exact: true })).toHaveValue('Hamlet');
});

test('a slip of Escape loses no edit: it is there at the next opening, and can be discarded', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const dialog = await manage(page, 'Hamlet');
  await dialog.getByLabel('Notes', { exact: true }).fill('New fire plan');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  const again = await manage(page, 'Hamlet');
  await expect(again.getByText('Your draft is back')).toBeVisible();
  await expect(again.getByLabel('Notes', { exact: true })).toHaveValue('New fire plan');
  await again.getByRole('button', { name: 'Discard draft' }).click();
  await expect(again.getByLabel('Notes', { exact: true })).toHaveValue(/^Live flame/u);
  await expect(again.getByText('Your draft is back')).toBeHidden();
});

test('a press beside the dialog keeps it', async ({ page }) => {
  await page.goto('/dashboard');
  const dialog = await manage(page, 'Hamlet');
  await page.mouse.click(5, 400);
  await expect(dialog).toBeVisible();
});

test('Delete takes the show away, and Undo puts it back in its place', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(titles(page)).toHaveCount(SAMPLE_COUNT);
  const before = await titles(page).allTextContents();
  const dialog = await manage(page, 'The Cherry Orchard');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'The Cherry Orchard')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shows 1/8');
  await expect(page.getByRole('region', { name: /^Shows, page/u })).toBeFocused();
  await undoToast(page, 'The Cherry Orchard').getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page)).toHaveText(before);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shows 1/9');
});

test('the way back is offered for ten seconds; then the show stays away', async ({
  page,
  openWithClock,
  stopClock,
}) => {
  await openWithClock('/dashboard');
  const dialog = await manage(page, 'Hamlet');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const toast = undoToast(page, 'Hamlet');
  await expect(toast).toBeVisible();
  await stopClock();
  await page.clock.runFor(7000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(4000);
  await expect(toast).toBeHidden();
  await page.clock.resume();
  await page.reload();
  await expect(titles(page)).toHaveCount(SAMPLE_COUNT - 1);
  await expect(card(page, 'Hamlet')).toHaveCount(0);
});

test('the last show can be deleted too', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(titles(page)).toHaveCount(SAMPLE_COUNT);
  for (const title of await titles(page).allTextContents()) {
    const dialog = await manage(page, title);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(card(page, title)).toHaveCount(0);
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByRole('heading', { name: 'No shows yet' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Shows, page/u })).toBeFocused();
});
