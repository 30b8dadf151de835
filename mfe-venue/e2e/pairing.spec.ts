import type { BrowserContext, Page } from '@playwright/test';
import { card, choose, emulateTheme, expect, names, test, NOW } from './fixtures';
import { scan } from './qr-code';

const code = (page: Page) => page.getByRole('img', { name: 'QR code that pairs Wings tablet' });
const timer = (page: Page) => page.getByRole('timer');
const connected = (page: Page) => page.getByRole('button', { name: 'Device Connected' });

async function showCode(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'QR Code Setup' }).check();
  await page.getByLabel('Name').fill('Wings tablet');
  await choose(page, 'Assigned Room', 'Studio A');
  await page.getByLabel('Description').fill('On stage left');
  await page.getByRole('button', { name: 'Continue to QR code' }).click();
  await expect(code(page)).toBeVisible();
}

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

test('submit with QR shows the Scan QR Code panel, and the form is gone', async ({ page }) => {
  await page.goto('/add-device');
  await showCode(page);
  await expect(page.getByRole('heading', { name: 'Scan QR Code' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Scan QR Code' })).toBeFocused();
  await expect(page.getByLabel('Description')).toBeHidden();
  await expect(page).toHaveURL('/add-device');
});

for (const theme of ['dark', 'light'] as const) {
  test(`the code can be scanned in the ${theme} theme, and is the absolute pairing link`, async ({
    page,
    openWithClock,
    baseURL,
  }) => {
    await emulateTheme(page, theme);
    await openWithClock('/add-device');
    await showCode(page);
    const scanned = new URL((await scan(code(page))) ?? 'nothing:');
    expect(scanned.href).toBe(await pairingLink(page));
    expect(scanned.origin).toBe(baseURL);
    expect(scanned.pathname).toBe('/add-device');
    expect(scanned.searchParams.get('pair')).toMatch(/^[B-Z]{8}$/u);
    const expires = Number(scanned.searchParams.get('expires')) * 1000 - Date.parse(NOW);
    expect(expires).toBeGreaterThan(600_000);
    expect(expires).toBeLessThan(660_000);
  });
}

test('the code stands in letters and in words, with the address at which to type it', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/add-device');
  await showCode(page);
  const pair = new URL(await pairingLink(page)).searchParams.get('pair') ?? '';
  await expect(page.getByText(`${pair.slice(0, 4)}-${pair.slice(4)}`)).toBeVisible();
  const spoken = page.getByText(/^([\w-]+ ){3}[\w-]+, ([\w-]+ ){3}[\w-]+$/u);
  const words = ((await spoken.textContent()) ?? '').replaceAll(',', '').split(' ');
  expect(words.map((word) => word.charAt(0)).join('')).toBe(pair);
  await expect(page.getByText(`${new URL(baseURL ?? '').host}/add-device?pair`)).toBeVisible();

  const device = await openElsewhere(context, '/add-device?pair');
  const submit = device.getByRole('button', { name: 'Pair this device' });
  await expect(submit).toBeDisabled();
  await device.getByLabel('Pairing code').fill('aeiou');
  await expect(device.getByLabel('Pairing code')).toHaveAccessibleDescription(/eight letters/u);
  await expect(submit).toBeDisabled();
  await device
    .getByLabel('Pairing code')
    .fill(` ${pair.slice(0, 4).toLowerCase()} ${pair.slice(4).toLowerCase()}`);
  await submit.click();
  await expect(device.getByRole('heading', { name: 'Wings tablet is paired' })).toBeVisible();
});

test('the expiry counts down to an expired code; a renew gives another one', async ({
  page,
  openWithClock,
  stopClock,
}) => {
  await openWithClock('/add-device');
  await showCode(page);
  await stopClock();
  await expect(timer(page)).toHaveText(/^(10:00|9:5\d)$/u);
  const old = await pairingLink(page);
  const seconds = async (): Promise<number> => {
    const [minutes = 0, rest = 0] = ((await timer(page).textContent()) ?? '')
      .split(':')
      .map(Number);
    return minutes * 60 + rest;
  };
  const before = await seconds();
  await page.clock.runFor(61_000);
  expect(await seconds()).toBe(before - 61);

  await test.step('a computer that slept wakes up to the right time', async () => {
    await page.clock.fastForward(300_000);
    await page.clock.runFor(1000);
    expect(await seconds()).toBe(before - 362);
  });

  await page.clock.fastForward(300_000);
  await page.clock.runFor(1000);
  await expect(page.getByText('This code has expired', { exact: true })).toBeVisible();
  await expect(code(page)).toBeHidden();
  await expect(timer(page)).toBeHidden();

  await page.clock.resume();
  await page.getByRole('button', { name: 'New code' }).click();
  await expect(code(page)).toBeVisible();
  await expect(timer(page)).toHaveText(/^(10:00|9:5\d)$/u);
  expect(await pairingLink(page)).not.toBe(old);
  expect(await scan(code(page))).toBe(await pairingLink(page));
});

test('the link says which device was paired, and the waiting panel notices', async ({
  page,
  context,
}) => {
  await page.goto('/add-device');
  await showCode(page);
  const device = await openElsewhere(context, (await scan(code(page))) ?? '');
  await expect(device).toHaveTitle('Pair device · Standby');
  const said = device.getByRole('status').filter({ hasText: 'Wings tablet is paired' });
  await expect(said).toContainText('Tablet, assigned to Studio A');

  await expect(page.getByText('Paired', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: 'Wings tablet is paired.' }),
  ).toBeAttached();
  await expect(code(page)).toBeHidden();

  await test.step('a reload of the device finds it paired still', async () => {
    await device.reload();
    await expect(device.getByRole('heading', { name: 'Wings tablet is paired' })).toBeVisible();
  });

  await test.step('Device Connected goes to the list, the device first and online', async () => {
    await page.bringToFront();
    await connected(page).click();
    await expect(page).toHaveURL('/devices');
    await expect(names(page).first()).toHaveText('Wings tablet');
    await expect(card(page, 'Wings tablet')).toContainText('Online');
    await expect(card(page, 'Wings tablet')).toContainText('Last seen');
    await expect(page.getByText('Wings tablet was added')).toBeVisible();
  });
});

test('Device Connected takes one second, once, and leaves no draft and no usable code', async ({
  page,
  context,
  openWithClock,
  stopClock,
}) => {
  await openWithClock('/add-device');
  await showCode(page);
  const link = await pairingLink(page);
  await stopClock();
  await connected(page).click();
  await expect(connected(page)).toHaveAttribute('aria-busy', 'true');
  await connected(page).dispatchEvent('click');
  await page.clock.runFor(999);
  await expect(page).toHaveURL('/add-device');
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page).toHaveURL('/devices');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Devices 9/20');
  // Nobody has seen it: it was added before the code was used.
  await expect(card(page, 'Wings tablet')).toContainText('Offline');

  const late = await openElsewhere(context, link);
  await expect(late.getByRole('alert')).toContainText('Nobody here is showing this code');
  await page.goBack();
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('Back to Manual Setup returns to the form, and nothing is lost', async ({ page, context }) => {
  await page.goto('/add-device');
  await showCode(page);
  const link = await pairingLink(page);
  await page.getByRole('button', { name: 'Back to Manual Setup' }).click();
  await expect(page.getByRole('group', { name: 'Device setup' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Manual Setup' })).toBeChecked();
  await expect(page.getByLabel('Name')).toHaveValue('Wings tablet');
  await expect(page.getByRole('combobox', { name: 'Assigned Room' })).toHaveText('Studio A');
  await expect(page.getByLabel('Description')).toHaveValue('On stage left');
  await expect(page.getByRole('button', { name: 'Add device' })).toBeEnabled();

  const late = await openElsewhere(context, link);
  await expect(late.getByRole('alert')).toContainText('Nobody here is showing this code');
});

test('a reload shows the same code; Back leads to the form, Forward to the code', async ({
  page,
}) => {
  await page.goto('/add-device');
  await showCode(page);
  const link = await pairingLink(page);
  await page.reload();
  await expect(code(page)).toBeVisible();
  expect(await pairingLink(page)).toBe(link);

  await page.goBack();
  await expect(page.getByRole('radio', { name: 'QR Code Setup' })).toBeChecked();
  await expect(page.getByLabel('Description')).toHaveValue('On stage left');
  await page.goForward();
  await expect(code(page)).toBeVisible();

  await test.step('a code that names another device is not shown any more', async () => {
    await page.goBack();
    await page.getByLabel('Name').fill('Pit tablet');
    await page.goForward();
    await expect(page.getByText('This code has expired', { exact: true })).toBeVisible();
  });
});

test('a code is good for one window, once', async ({ page, context }) => {
  await page.goto('/add-device');
  await showCode(page);
  const link = await pairingLink(page);
  const first = await openElsewhere(context, link);
  await expect(first.getByRole('heading', { name: 'Wings tablet is paired' })).toBeVisible();
  const second = await openElsewhere(context, link);
  const refusal = second.getByRole('alert');
  await expect(refusal).toContainText('This code was used already');
  await expect(refusal).toContainText('Wings tablet in Studio A');
  await expect(second.getByLabel('Pairing code')).toBeVisible();
});

test('an expired code is said to be expired, also where nobody knows it', async ({
  page,
  context,
  openWithClock,
}) => {
  await openWithClock('/add-device');
  await showCode(page);
  const link = await pairingLink(page);
  await page.clock.fastForward(700_000);
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This code has expired');

  const elsewhere = await openElsewhere(context, '/add-device?pair=KTRM-WXHD&expires=1736899200');
  await expect(elsewhere.getByRole('alert')).toContainText('This code has expired');
});

test('a renewed code is good for nothing, and the device can type the new one', async ({
  page,
  context,
}) => {
  await page.goto('/add-device');
  await showCode(page);
  const old = await pairingLink(page);
  await page.getByRole('button', { name: 'New code' }).click();
  await expect.poll(() => pairingLink(page)).not.toBe(old);
  const device = await openElsewhere(context, old);
  await expect(device.getByRole('alert')).toContainText('Nobody here is showing this code');
  const pair = new URL(await pairingLink(page)).searchParams.get('pair') ?? '';
  await device.getByLabel('Pairing code').fill(pair);
  await device.getByLabel('Pairing code').press('Enter');
  await expect(device.getByRole('heading', { name: 'Wings tablet is paired' })).toBeVisible();
  await expect(page.getByText('Paired', { exact: true })).toBeVisible();
});

test('what is no code is not taken for one', async ({ page }) => {
  await page.goto('/add-device?pair=<script>');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Pairing code')).toHaveValue('');
});

test('the form leads to where a code is typed', async ({ page }) => {
  await page.goto('/add-device');
  await page.getByRole('link', { name: 'Type the code' }).click();
  await expect(page).toHaveURL('/add-device?pair');
  await expect(page.getByLabel('Pairing code')).toBeVisible();
});
