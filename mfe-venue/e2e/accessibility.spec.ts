import type { Page } from '@playwright/test';
import {
  brokenTitles,
  DEVICES_KEY,
  envelopeOf,
  expect,
  expectAccessible,
  makeRoom,
  manage,
  many,
  ROOMS_KEY,
  showCode,
  test,
} from './fixtures';

const WIDTHS = [320, 390, 768, 1440, 1920];

/** Long room name, as houses choose that describe a room's use in its name. */
const LONG_NAME =
  'Rehearsal and warm-up room for the chorus, the orchestra and visiting companies, with the sprung floor';

/** Widths for a state that differs from another in its content but not in its layout. */
const PHONE = [390];

/** Widths for a state whose parts axe has already checked in the gallery of the design system. */
const NOWHERE: readonly number[] = [];

/**
 * Checks that nothing overflows from 320 to 1920 px and that axe reports no violations, in both
 * themes.
 */
async function expectSound(
  page: Page,
  state: string,
  axeWidths: readonly number[] = PHONE,
): Promise<void> {
  await test.step(state, async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overhang, `at ${width} px`).toBe(0);
      expect(await brokenTitles(page), `at ${width} px`).toEqual([]);
    }
    await expectAccessible(page, axeWidths);
  });
}

/** Reloads the page with a changed entry in the browser's storage. */
async function reloadWith(page: Page, key: string, value: string): Promise<void> {
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
  await page.reload();
}

test('rooms are sound: the list, a room managed, many, none', async ({ page }) => {
  await page.goto('/rooms');
  await expect(page.getByRole('article')).toHaveCount(7);
  await expectSound(page, 'the list', [390, 1440]);

  await manage(page, 'Main Stage');
  await expectSound(page, 'a room managed');

  await reloadWith(
    page,
    ROOMS_KEY,
    envelopeOf(many(40, (id) => makeRoom(id, { name: `${LONG_NAME} ${id}` }))),
  );
  await expect(page.getByText('You have 40 of 10 rooms')).toBeVisible();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('region', { name: 'Rooms, page 2 of 4' })).toBeVisible();
  await expectSound(page, 'many pages, more than the plan allows', NOWHERE);

  await reloadWith(page, ROOMS_KEY, envelopeOf([{ name: 'unreadable' }]));
  await expect(page.getByText('Some of it could not be read')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No rooms yet' })).toBeVisible();
  await expectSound(page, 'none, since what was there is in quarantine', NOWHERE);
});

test('devices are sound: the list, a device managed, none', async ({ page }) => {
  await page.goto('/devices');
  await expect(page.getByRole('article')).toHaveCount(8);
  await expectSound(page, 'the list');

  await manage(page, 'Deck tablet');
  await expectSound(page, 'a device managed');

  await reloadWith(page, DEVICES_KEY, envelopeOf([]));
  await expect(page.getByRole('heading', { name: 'No devices yet' })).toBeVisible();
  await expectSound(page, 'none', NOWHERE);
});

test('the form for a room is sound with a draft and errors, and at the plan’s limit', async ({
  page,
}) => {
  await page.goto('/create-room');
  await page.getByLabel('Capacity').fill('0');
  await page.reload();
  await page.getByLabel('Name').focus();
  await page.getByLabel('Location').focus();
  await expect(page.getByText('Your draft is back')).toBeVisible();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await expect(page.getByText('Capacity is at least 1.')).toBeVisible();
  await expectSound(page, 'with a draft and errors');

  await reloadWith(page, ROOMS_KEY, envelopeOf(many(10, makeRoom)));
  await expect(page.getByRole('heading', { name: 'You have 10 of 10 rooms' })).toBeVisible();
  await expectSound(page, 'no form at the limit of the plan', NOWHERE);
});

test('adding and pairing a device is sound in all of its states', async ({ page, context }) => {
  await page.goto('/add-device');
  await expect(page.getByLabel('Name')).toBeVisible();
  await expectSound(page, 'the form', NOWHERE);

  await showCode(page);
  await expectSound(page, 'a code to scan');

  const link = page.getByRole('link', { name: 'Open the pairing link' });
  const device = await context.newPage();
  await device.goto((await link.getAttribute('href')) ?? '');
  await expect(device.getByRole('heading', { name: 'Wings tablet is paired' })).toBeVisible();
  await page.bringToFront();
  await expect(page.getByText('Paired', { exact: true })).toBeVisible();
  await expectSound(page, 'a paired device');

  await device.bringToFront();
  await expectSound(device, 'the device that was paired');
  await device.goto('/add-device?pair=KTRM-WXHD&expires=1');
  await expect(device.getByRole('alert')).toContainText('This code has expired');
  await expectSound(device, 'an expired code, and another to type');
});
