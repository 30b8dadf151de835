import type { Page } from '@playwright/test';
import { ROOMS_KEY } from '@standby/contracts';
import { expect, test } from '@standby/testing/playwright';
import { goInside } from './go-inside';
import {
  envelopeOf,
  expectUnharmed,
  hostileTexts,
  NOW,
  SCRIPT,
  showOf,
  store,
  UNBROKEN,
} from './hostile-texts';

/** Ids that are names of an object's own properties, or steps to another folder. */
const HOSTILE_IDS = ['__proto__', 'constructor', '../x'];

/** Each id occurs once, and the list fits on one page. */
const ids = [...HOSTILE_IDS, ...hostileTexts.filter((text) => !HOSTILE_IDS.includes(text))].slice(
  0,
  12,
);

/**
 * Number of rooms that the plan allows. A deleted room comes back only if there is space for it.
 */
const ROOM_LIMIT = 10;

const rooms = ids.slice(0, ROOM_LIMIT).map((text) => ({
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

const LARGEST = { maxCastMembers: Number.MAX_SAFE_INTEGER, timers: Number.MAX_SAFE_INTEGER };
const shows = ids.map((text) => Object.assign(showOf(text, text), LARGEST));

/**
 * Ids that no address can contain: two dots mean the folder above, and half of a surrogate pair
 * cannot be encoded.
 */
const unusableIds = ['..', '\ud83d'];

const cards = (page: Page) => page.getByRole('article');
/** Returns the card whose heading begins like the text. */
const card = (page: Page, text: string) =>
  cards(page).filter({ has: page.locator('h2').getByText(text.slice(0, 250)) });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Manage/u });

/** Returns id and name of each stored item. */
const keptNames = (page: Page, key: string) =>
  page.evaluate(
    (name) =>
      (
        JSON.parse(localStorage.getItem(name) ?? '{}') as {
          entries: { item: { id: string; name: string } }[];
        }
      ).entries.map(({ item }) => [item.id, item.name]),
    key,
  );

/** Renames the item with that id on its screen. */
async function rename(page: Page, id: string): Promise<void> {
  await card(page, id).getByRole('button', { name: 'Manage' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill(`New ${id}`);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toBeHidden();
}

test.use({ viewport: { width: 390, height: 844 } });

test('rooms, devices and shows of any texts render, and one of any id is managed like any other @all', async ({
  page,
}) => {
  const team = hostileTexts.map((text) => ({ id: text.slice(0, 200), name: text, role: 'Owner' }));
  await store(page, {
    [ROOMS_KEY]: envelopeOf(rooms),
    'standby:devices': envelopeOf(devices),
    'standby:shows': envelopeOf([...shows, ...unusableIds.map((id) => showOf(id, 'Hamlet'))]),
    'standby:team': envelopeOf(team),
    'standby:organization': SCRIPT,
  });
  await page.goto('/rooms');
  await expect(cards(page)).toHaveCount(rooms.length);
  await expectUnharmed(page, 'the rooms');

  await test.step('a room renamed', async () => {
    await rename(page, '__proto__');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'New __proto__', exact: true })).toBeVisible();
    expect(await keptNames(page, ROOMS_KEY)).toEqual(
      rooms.map(({ id, name }) => [id, id === '__proto__' ? 'New __proto__' : name]),
    );
  });

  await test.step('deleted and taken back', async () => {
    await card(page, UNBROKEN).getByRole('button', { name: 'Manage' }).click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await expect(card(page, UNBROKEN)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card(page, UNBROKEN)).toHaveCount(1);
  });

  await test.step('searched for', async () => {
    await page.getByRole('searchbox').fill(UNBROKEN.slice(0, 50_000));
    await expect(cards(page)).toHaveCount(1);
    await expectUnharmed(page, 'the rooms, searched');
  });

  await test.step('a device renamed', async () => {
    await goInside(page, '/devices');
    await expect(cards(page)).toHaveCount(devices.length);
    await expectUnharmed(page, 'the devices');
    await rename(page, '__proto__');
    await expect(page.getByRole('heading', { name: 'New __proto__', exact: true })).toBeVisible();
  });

  await test.step('shows whose ids cannot be part of a path go into quarantine, with a notice', async () => {
    await goInside(page, '/dashboard');
    await expect(cards(page)).toHaveCount(shows.length);
    await expectUnharmed(page, 'the dashboard');
    await expect(page.getByText('Some saved shows could not be read.')).toBeVisible();
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.some((key) => key.startsWith('standby:shows.set-aside.'))).toBe(true);
  });

  await test.step('the room, viewer and ask page of a show', async () => {
    const id = '../x';
    await page.getByRole('link', { name: `Open live room: ${id}`, exact: true }).click();
    await expect(page).toHaveURL(`/room/${encodeURIComponent(id)}`);
    await page.getByRole('textbox', { name: 'Message' }).fill(id);
    await page.getByRole('button', { name: 'Add Message' }).click();
    for (const below of ['/viewer', '/ask', '']) {
      await goInside(page, `/room/${encodeURIComponent(id)}${below}`);
      await expect(page).toHaveTitle(/\.\.\/x/u);
      await expectUnharmed(page, `the room ${id}${below}`);
    }
    await expect(
      page.getByRole('log', { name: 'Messages' }).getByText(id, { exact: true }),
    ).toBeVisible();
  });
});
