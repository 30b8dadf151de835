import type { Page } from '@playwright/test';
import { expect, test } from 'shared-ui/testing/playwright';
import {
  envelopeOf,
  expectUnharmed,
  goInside,
  hostileTexts,
  NOW,
  showOf,
  store,
  UNBROKEN,
} from './hostile-texts';

/** Ids that are names of an object's own things, or steps to another place. */
const HOSTILE_IDS = ['__proto__', 'constructor', '../x'];

/** No id twice, and no more than fit on one page. */
const ids = [...HOSTILE_IDS, ...hostileTexts.filter((text) => !HOSTILE_IDS.includes(text))].slice(
  0,
  12,
);

const rooms = ids.map((text) => ({
  id: text,
  name: text,
  description: text,
  location: text,
  capacity: Number.MAX_SAFE_INTEGER,
  roomType: 'theater',
  equipment: [],
  accessibility: [],
  notes: text,
  status: 'Active',
  lastUsed: NOW,
  isOnline: true,
}));

const devices = ids.map((text) => ({
  id: text,
  name: text,
  type: 'tablet',
  room: text,
  description: text,
  setupMethod: 'manual',
  status: 'Online',
  model: text,
  version: text,
  battery: 50,
  lastSeen: NOW,
  lastUsed: NOW,
}));

const shows = ids.map((text) => showOf(text, text));

const cards = (page: Page) => page.getByRole('article');
/** The card of which the heading begins like the text. */
const card = (page: Page, text: string) =>
  cards(page).filter({ has: page.locator('h2').getByText(text.slice(0, 250)) });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Manage/u });

/** What is stored of an item, by its id. */
const keptNames = (page: Page, key: string, field: string) =>
  page.evaluate(
    ([name, of]) =>
      (
        JSON.parse(localStorage.getItem(name) ?? '{}') as {
          entries: { item: Record<string, unknown> }[];
        }
      ).entries.map(({ item }) => [item['id'], item[of]]),
    [key, field] as const,
  );

test.use({ viewport: { width: 390, height: 844 } });

for (const { path, key, items, label, field } of [
  { path: '/rooms', key: 'standby:rooms', items: rooms, label: 'Name', field: 'name' },
  { path: '/devices', key: 'standby:devices', items: devices, label: 'Name', field: 'name' },
]) {
  test(`${path} draws any texts, and an item of any id is managed like any other`, async ({
    page,
  }) => {
    await store(page, { [key]: envelopeOf(items) });
    await page.goto(path);
    await expect(cards(page)).toHaveCount(items.length);
    await expectUnharmed(page, path);
    for (const id of HOSTILE_IDS) {
      await card(page, id).getByRole('button', { name: 'Manage' }).click();
      await dialog(page).getByLabel(label, { exact: true }).fill(`New ${id}`);
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await expect(dialog(page)).toBeHidden();
    }
    await page.reload();
    for (const id of HOSTILE_IDS) {
      await expect(page.getByRole('heading', { name: `New ${id}`, exact: true })).toBeVisible();
    }
    expect(await keptNames(page, key, field)).toEqual(
      items.map(({ id, name }) => [id, HOSTILE_IDS.includes(id) ? `New ${id}` : name]),
    );
    for (const text of ['New __proto__', UNBROKEN]) {
      await card(page, text).getByRole('button', { name: 'Manage' }).click();
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
      await expect(card(page, text)).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(card(page, text)).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
    }
    await page.getByRole('searchbox').fill(UNBROKEN.slice(0, 50_000));
    await expect(cards(page)).toHaveCount(1);
    await expectUnharmed(page, `${path}, searched`);
    await page.reload();
    await expect(cards(page)).toHaveCount(items.length);
  });
}

test('a show of any id has its room, viewer and ask page under its name', async ({ page }) => {
  await store(page, { 'standby:shows': envelopeOf(shows) });
  await page.goto('/dashboard');
  await expect(cards(page)).toHaveCount(shows.length);
  await expectUnharmed(page, 'the dashboard');
  for (const id of HOSTILE_IDS) {
    await page.getByRole('link', { name: `Open ${id}`, exact: true }).click();
    await expect(page).toHaveURL(`/room/${encodeURIComponent(id)}`);
    await expect(page).toHaveTitle(new RegExp(id.replace('..', '\\.\\.'), 'u'));
    await page.getByRole('textbox', { name: 'Message' }).fill(id);
    await page.getByRole('button', { name: 'Add Message' }).click();
    for (const below of ['/viewer', '/ask', '']) {
      await goInside(page, `/room/${encodeURIComponent(id)}${below}`);
      await expect(page).toHaveTitle(new RegExp(id.replace('..', '\\.\\.'), 'u'));
      await expectUnharmed(page, `the room ${id}${below}`);
    }
    await expect(
      page.getByRole('log', { name: 'Messages' }).getByText(id, { exact: true }),
    ).toBeVisible();
    await goInside(page, '/dashboard');
  }
});

test('an id of which no path can be made is set aside, and said', async ({ page }) => {
  const items = ['..', '\ud83d', 'fine'].map((id) => showOf(id, 'Hamlet'));
  await store(page, { 'standby:shows': envelopeOf(items) });
  await page.goto('/dashboard');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText('Some saved shows could not be read.')).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.some((key) => key.startsWith('standby:shows.set-aside.'))).toBe(true);
});
