import type { Page } from '@playwright/test';
import { card, choose, envelopeOf, expect, makeRoom, names, ROOMS_KEY, test } from './fixtures';

const submit = (page: Page) => page.getByRole('button', { name: 'Add device' });

async function fillInRequired(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Wings tablet');
  await choose(page, 'Assigned Room', 'Studio A');
}

for (const words of ['Back to Devices', 'Cancel']) {
  test(`${words} goes to the list`, async ({ page }) => {
    await page.goto('/add-device');
    await page.getByRole('link', { name: words }).click();
    await expect(page).toHaveURL('/devices');
  });
}

test('the fields, defaults and options are those of a device', async ({ page }) => {
  await page.goto('/add-device');
  await expect(page).toHaveTitle('Add device · Standby');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Setup Method',
    'Device Information',
    'Setup Instructions',
  ]);
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'QR Code Setup' })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: 'Manual Setup' })).toBeChecked();

  const information = page.getByRole('region', { name: 'Device Information' });
  await expect(information.getByLabel('Name')).toHaveJSProperty('required', true);
  await expect(information.getByLabel('Description')).toHaveValue('');
  const type = information.getByRole('combobox', { name: 'Type' });
  await expect(type).toHaveText('Tablet');
  await type.click();
  await expect(page.getByRole('option')).toHaveText(['Tablet', 'Mobile', 'Desktop']);
  await page.keyboard.press('Escape');
});

test('the rooms to choose from are those of the house, then those that were added', async ({
  page,
  store,
}) => {
  const rooms = [makeRoom('a', { name: 'Attic' }), makeRoom('b', { name: 'Lobby' })];
  await store(ROOMS_KEY, envelopeOf(rooms));
  await page.goto('/add-device');
  await page.getByRole('combobox', { name: 'Assigned Room' }).click();
  await expect(page.getByRole('option')).toHaveText([
    'Main Stage',
    'Studio A',
    'Studio B',
    'Control room',
    'Rehearsal room 1',
    'Rehearsal room 2',
    'Dressing room',
    'Lobby',
    'Attic',
  ]);
});

test('the setup method changes the instructions and the submit', async ({ page }) => {
  await page.goto('/add-device');
  const instructions = page.getByRole('region', { name: 'Setup Instructions' });
  await expect(instructions).toContainText('Open Standby on the device and sign in');
  await expect(submit(page)).toBeVisible();
  await page.getByRole('radio', { name: 'QR Code Setup' }).check();
  await expect(instructions).not.toContainText('sign in');
  await expect(instructions).toContainText('Open the camera on the device');
  await expect(submit(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Continue to QR code' })).toBeVisible();
  await page.getByRole('radio', { name: 'Manual Setup' }).check();
  await expect(instructions).toContainText('sign in');
});

for (const method of ['Manual Setup', 'QR Code Setup']) {
  test(`${method}: submit waits for a name and a room`, async ({ page }) => {
    await page.goto('/add-device');
    await page.getByRole('radio', { name: method }).check();
    const button = page.locator('button[type=submit]');
    await expect(button).toBeDisabled();
    await page.getByLabel('Name').fill('Wings tablet');
    await expect(button).toBeDisabled();
    await choose(page, 'Assigned Room', 'Studio A');
    await expect(button).toBeEnabled();
    await page.getByLabel('Name').fill('  ');
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Enter a name.');
    await expect(button).toBeDisabled();
  });
}

test('with manual setup the device is added after one second, first in the list', async ({
  page,
  openWithClock,
  stopClock,
}) => {
  await openWithClock('/add-device');
  await fillInRequired(page);
  await choose(page, 'Type', 'Mobile');
  await page.getByLabel('Description').fill('On a lanyard');
  await stopClock();
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('Name').press('Enter');
  await page.clock.runFor(999);
  await expect(page).toHaveURL('/add-device');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/devices');
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Devices 9/20');
  await expect(names(page).first()).toHaveText('Wings tablet');
  const added = card(page, 'Wings tablet');
  for (const words of ['Mobile', 'Studio A', 'Offline', 'Not seen yet']) {
    await expect(added).toContainText(words);
  }
  await expect(page.getByText('Wings tablet was added')).toBeVisible();
});

test('a half-filled form survives a reload and a mistaken Back, until it is discarded', async ({
  page,
}) => {
  await page.goto('/devices');
  await page.getByRole('link', { name: 'Add device', exact: true }).click();
  await fillInRequired(page);
  await page.getByRole('radio', { name: 'QR Code Setup' }).check();
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Wings tablet');
  await page.goBack();
  await page.goForward();
  await expect(page.getByText('Your draft is back')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Assigned Room' })).toHaveText('Studio A');
  await expect(page.getByRole('radio', { name: 'QR Code Setup' })).toBeChecked();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Manual Setup' })).toBeChecked();
});
