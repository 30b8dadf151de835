import type { BrowserContext, Page } from '@playwright/test';
import { card, emulateTheme, expect, names, showCode, test, NOW } from './fixtures';
import { scan } from './qr-code';

const code = (page: Page) => page.getByRole('img', { name: 'QR code that pairs Wings tablet' });

async function pairingLink(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'Open the pairing link in another window' });
  return (await link.getAttribute('href')) ?? '';
}

/** Opens an address as the device would, in a window of the same browser. */
async function openElsewhere(context: BrowserContext, address: string): Promise<Page> {
  const other = await context.newPage();
  await other.goto(address);
  return other;
}

test('a device scans the code, is paired, and is added as online', async ({
  page,
  context,
  openWithClock,
  baseURL,
}) => {
  await openWithClock('/add-device');
  await showCode(page);
  const link = await pairingLink(page);

  await test.step('the code can be scanned in both themes, and is the absolute pairing link', async () => {
    for (const theme of ['light', 'dark'] as const) {
      await emulateTheme(page, theme);
      expect(await scan(code(page)), theme).toBe(link);
    }
    const { origin, pathname, searchParams } = new URL(link);
    expect(origin + pathname).toBe(`${baseURL}/add-device`);
    expect(searchParams.get('pair')).toMatch(/^[B-Z]{8}$/u);
    const expires = Number(searchParams.get('expires')) * 1000 - Date.parse(NOW);
    expect(expires).toBeGreaterThan(600_000);
    expect(expires).toBeLessThan(660_000);
  });

  await test.step('a reload shows the same code; Back leads to the form, Forward to the code', async () => {
    await page.reload();
    await expect(code(page)).toBeVisible();
    expect(await pairingLink(page)).toBe(link);
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'QR Code Setup' })).toBeChecked();
    await page.goForward();
    await expect(code(page)).toBeVisible();
  });

  const device = await openElsewhere(context, link);

  await test.step('the device shows that it is paired, even after a reload, and the panel follows', async () => {
    const said = device.getByRole('status').filter({ hasText: 'Wings tablet is paired' });
    await expect(said).toContainText('Tablet, assigned to Studio A');
    await expect(page.getByText('Paired', { exact: true })).toBeVisible();
    await expect(code(page)).toBeHidden();
    await device.reload();
    await expect(said).toBeVisible();
  });

  await test.step('no other window can use the code', async () => {
    const second = await openElsewhere(context, link);
    await expect(second.getByRole('alert')).toContainText('This code has already been used');
  });

  await test.step('Device Connected goes to the list, the device first and online', async () => {
    await page.bringToFront();
    await page.getByRole('button', { name: 'Device Connected' }).click();
    await page.clock.runFor(1000);
    await expect(page).toHaveURL('/devices');
    await expect(names(page).first()).toHaveText('Wings tablet');
    await expect(card(page, 'Wings tablet')).toContainText('Online');
  });
});

test('a code that names another device is shown no more, and a new one can be typed', async ({
  page,
  context,
}) => {
  await page.goto('/add-device');
  await showCode(page);
  await page.goBack();
  await page.getByLabel('Name').fill('Pit tablet');
  await page.goForward();
  await expect(page.getByText('This code has expired', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'New code' }).click();
  await expect(page.getByRole('img', { name: 'QR code that pairs Pit tablet' })).toBeVisible();

  const pair = new URL(await pairingLink(page)).searchParams.get('pair') ?? '';
  const device = await openElsewhere(context, '/add-device?pair');
  await device.getByLabel('Pairing code').fill(pair.toLowerCase());
  await device.getByLabel('Pairing code').press('Enter');
  await expect(device.getByRole('heading', { name: 'Pit tablet is paired' })).toBeVisible();
  await expect(page.getByText('Paired', { exact: true })).toBeVisible();
});
