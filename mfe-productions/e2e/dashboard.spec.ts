import type { Page } from '@playwright/test';
import {
  card,
  choose,
  envelopeOf,
  expect,
  makeShow,
  manage,
  SAMPLE_COUNT,
  test,
  titles,
  SHOWS_KEY,
} from './fixtures';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search shows' });

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pagination' });

/** Thirty shows, of which `Show 30` was used last. */
const thirty = envelopeOf(
  Array.from({ length: 30 }, (_, index) => {
    const at = new Date(Date.UTC(2025, 0, 30 - index)).toISOString();
    const venue = index % 2 === 0 ? 'Old Mill' : 'New Wharf';
    return makeShow(String(30 - index), { venue, createdAt: at, lastUpdated: at, lastUsed: at });
  }),
);

test('one finds a show among many, opens it, and comes back to the same list', async ({
  page,
  store,
}) => {
  await store(SHOWS_KEY, thirty);
  await page.goto('/dashboard');

  await test.step('the next page starts at its top, and Back leads to the previous one', async () => {
    await expect(titles(page).first()).toHaveText('Show 30');
    await pages(page).getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/dashboard?page=2');
    await expect(titles(page).first()).toHaveText('Show 18');
    const results = page.getByRole('region', { name: 'Shows, page 2 of 3' });
    await expect(results).toBeFocused();
    await expect(results).toBeInViewport();
    await page.goBack();
    await expect(titles(page).first()).toHaveText('Show 30');
    await page.goForward();
    await expect(titles(page).first()).toHaveText('Show 18');
  });

  await test.step('typing starts at the first page and replaces the history entry', async () => {
    await search(page).pressSequentially('wharf');
    await expect(page).toHaveURL('/dashboard?search=wharf');
    await expect(page.getByText('15 of 30 shows match “wharf”').first()).toBeAttached();
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
    await expect(search(page)).toHaveValue('');
    await page.goForward();
    await expect(search(page)).toHaveValue('wharf');
  });

  await test.step('search and sort survive a reload, and Back from a room', async () => {
    await choose(page, 'Sort by', 'Name');
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toContainText('Name');
    await expect(titles(page).first()).toHaveText('Show 1');
    await search(page).fill('show 13');
    await page.getByRole('link', { name: 'Open live room: Show 13' }).click();
    await expect(page).toHaveURL('/room/13');
    await page.goBack();
    await expect(page).toHaveURL('/dashboard?search=show+13&sort=name');
    await expect(titles(page)).toHaveText(['Show 13']);
  });
});

test('an edit survives a press beside the dialog, Escape and a reload, and is saved', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(titles(page)).toHaveCount(SAMPLE_COUNT);

  await test.step('a press beside the dialog keeps it open; Escape and a reload keep the edit', async () => {
    const dialog = await manage(page, "A Doll's House");
    await dialog.getByLabel('Title', { exact: true }).fill("A Doll's House, revived");
    await page.mouse.click(5, 400);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
  });

  await test.step('the saved edit is on the card, and the focus is back on its button', async () => {
    const dialog = await manage(page, "A Doll's House");
    await expect(dialog.getByText('Your draft is back')).toBeVisible();
    await choose(dialog, 'Status', 'In Rehearsal');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    const edited = card(page, "A Doll's House, revived");
    await expect(edited.getByRole('button', { name: /^Manage/u })).toBeFocused();
    await expect(titles(page).first()).toHaveText("A Doll's House, revived");
    await expect(edited).toContainText('In Rehearsal');
  });
});
