import type { Page } from '@playwright/test';
import {
  DEVICES_KEY,
  ROOMS_KEY,
  choose,
  envelopeOf,
  expect,
  makeDevice,
  makeRoom,
  many,
  storeIn,
} from './fixtures';

/** A state of a screen, and how one gets there. */
export interface ScreenState {
  readonly name: string;
  readonly show: (page: Page) => Promise<void>;
}

const plain = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const stored = (key: string, value: string, path: string) => async (page: Page) => {
  await storeIn(page.context(), key, value);
  await plain(path)(page);
};

const managed = (path: string, item: string) => async (page: Page) => {
  await page.goto(path);
  await page.getByRole('button', { name: `Manage ${item}` }).click();
  await expect(page.getByRole('dialog', { name: `Manage ${item}` })).toBeVisible();
};

async function showCode(page: Page): Promise<void> {
  await page.goto('/add-device');
  await page.getByLabel('Name').fill('Wings tablet');
  await choose(page, 'Assigned Room', 'Studio A');
  await page.getByRole('radio', { name: 'QR Code Setup' }).check();
  await page.getByRole('button', { name: 'Continue to QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code that pairs Wings tablet' })).toBeVisible();
}

async function showPaired(page: Page): Promise<void> {
  await showCode(page);
  const link = page.getByRole('link', { name: 'Open the pairing link' });
  const device = await page.context().newPage();
  await device.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByText('Paired', { exact: true })).toBeVisible();
  await page.bringToFront();
}

async function showErrors(page: Page): Promise<void> {
  await page.goto('/create-room');
  await page.getByLabel('Capacity').fill('0');
  await page.getByLabel('Name').focus();
  await page.getByLabel('Location').focus();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await page.reload();
  await page.getByLabel('Name').fill('Wardrobe');
  await expect(page.getByText('Capacity is at least 1.')).toBeVisible();
}

/** Every state of every screen of this remote. */
export const screenStates: readonly ScreenState[] = [
  { name: 'rooms', show: plain('/rooms') },
  { name: 'rooms without a match', show: plain('/rooms?search=moon') },
  { name: 'no rooms', show: stored(ROOMS_KEY, envelopeOf([]), '/rooms') },
  { name: 'all rooms taken', show: stored(ROOMS_KEY, envelopeOf(many(10, makeRoom)), '/rooms') },
  {
    name: 'pages of rooms',
    show: stored(ROOMS_KEY, envelopeOf(many(40, makeRoom)), '/rooms?page=2'),
  },
  { name: 'rooms set aside', show: stored(ROOMS_KEY, 'nonsense', '/rooms') },
  { name: 'a room managed', show: managed('/rooms', 'Main Stage') },
  { name: 'create room', show: plain('/create-room') },
  { name: 'create room with errors', show: showErrors },
  {
    name: 'create room at the limit',
    show: stored(ROOMS_KEY, envelopeOf(many(10, makeRoom)), '/create-room'),
  },
  { name: 'devices', show: plain('/devices') },
  { name: 'no devices', show: stored(DEVICES_KEY, envelopeOf([]), '/devices') },
  {
    name: 'all devices taken',
    show: stored(DEVICES_KEY, envelopeOf(many(20, makeDevice)), '/devices'),
  },
  { name: 'a device managed', show: managed('/devices', 'Deck tablet') },
  { name: 'add device', show: plain('/add-device') },
  { name: 'a code to scan', show: showCode },
  { name: 'a paired device', show: showPaired },
  { name: 'a code to type', show: plain('/add-device?pair') },
  { name: 'an expired code', show: plain('/add-device?pair=KTRM-WXHD&expires=1') },
];
