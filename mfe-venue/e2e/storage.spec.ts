import {
  DEVICES_KEY,
  ROOMS_KEY,
  card,
  choose,
  emptyStorage,
  envelopeOf,
  expect,
  fillStorage,
  makeRoom,
  names,
  test,
} from './fixtures';

test.describe('two windows agree without a reload', () => {
  test('on what is created, edited, deleted and restored', async ({ page, context }) => {
    await page.goto('/rooms');
    const other = await context.newPage();
    await other.goto('/create-room');

    await test.step('created', async () => {
      await other.getByLabel('Name').fill('Wardrobe');
      await other.getByLabel('Location').fill('Lower level');
      await other.getByRole('button', { name: 'Create room' }).click();
      await expect(other).toHaveURL('/rooms');
      await expect(names(page).first()).toHaveText('Wardrobe');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms 8/10');
    });
    await test.step('edited', async () => {
      await page.bringToFront();
      await page.getByRole('button', { name: 'Manage Wardrobe' }).click();
      await page.getByRole('dialog').getByLabel('Capacity').fill('6');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(card(other, 'Wardrobe')).toContainText('Capacity 6');
    });
    await test.step('deleted and restored', async () => {
      await other.bringToFront();
      await other.getByRole('button', { name: 'Manage Wardrobe' }).click();
      await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(card(page, 'Wardrobe')).toHaveCount(0);
      await other.getByRole('button', { name: 'Undo' }).click();
      await expect(card(page, 'Wardrobe')).toBeVisible();
    });
  });

  test('on a device that goes, which the card of its room tells', async ({ page, context }) => {
    await page.goto('/rooms');
    await expect(card(page, 'Studio A')).toContainText('1 connected device');
    const other = await context.newPage();
    await other.goto('/devices');
    await other.getByRole('button', { name: 'Manage Studio A countdown' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card(page, 'Studio A')).toContainText('0 connected devices');
  });
});

for (const { path, key, title, count } of [
  { path: '/rooms', key: ROOMS_KEY, title: 'Rooms', count: '7/10' },
  { path: '/devices', key: DEVICES_KEY, title: 'Devices', count: '8/20' },
]) {
  for (const [what, raw] of [
    ['corrupt', '{"version":1,"entries":[{"serial'],
    ['foreign', '"a note of somebody else"'],
  ] as const) {
    test(`${path}: ${what} content is set aside and said, and the list goes on`, async ({
      page,
      store,
    }) => {
      await store(key, raw);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} ${count}`);
      const notice = page.getByRole('status').filter({ hasText: 'Some of it was set aside' });
      await expect(notice).toContainText('could not be read');
      const keptUnder = (await notice.locator('code').textContent()) ?? '';
      expect(await page.evaluate((name) => localStorage.getItem(name), keptUnder)).toBe(raw);

      await notice.getByRole('button', { name: 'Dismiss' }).click();
      await expect(notice).toBeHidden();
      await page.reload();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(notice).toBeHidden();
    });
  }
}

test('one room that cannot be read leaves the others where they are', async ({ page, store }) => {
  await store(
    ROOMS_KEY,
    envelopeOf([makeRoom('a'), { ...makeRoom('b'), status: 'On fire' }, makeRoom('c')]),
  );
  await page.goto('/rooms?sort=name');
  await expect(names(page)).toHaveText(['Room a', 'Room c']);
  await expect(page.getByText('Some of it was set aside')).toBeVisible();
});

test('what a newer version stored is left alone, and said', async ({ page, store }) => {
  const newer = JSON.stringify({
    version: 99,
    next: 2,
    entries: [{ serial: 1, item: { id: 'x' } }],
  });
  await store(ROOMS_KEY, newer);
  await page.goto('/create-room');
  await expect(page.getByText('A newer version was here')).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), ROOMS_KEY)).toBe(newer);
});

test('a full storage is said, the form keeps everything, and it works once there is room', async ({
  page,
}) => {
  await page.goto('/create-room');
  await page.getByLabel('Name').fill('Wardrobe');
  await page.getByLabel('Location').fill('Lower level');
  await page.getByRole('checkbox', { name: 'Mirrors' }).check();
  await fillStorage(page);
  await page.getByRole('button', { name: 'Create room' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The room was not created');
  await expect(alert).toContainText('storage is full');
  await expect(page.getByLabel('Name')).toHaveValue('Wardrobe');
  await expect(page.getByRole('checkbox', { name: 'Mirrors' })).toBeChecked();

  await emptyStorage(page);
  await page.getByRole('button', { name: 'Create room' }).click();
  await expect(page).toHaveURL('/rooms');
  await expect(names(page).first()).toHaveText('Wardrobe');
});

test('with a full storage there is no code and no device, and nothing is lost', async ({
  page,
}) => {
  await page.goto('/add-device');
  await page.getByLabel('Name').fill('Wings tablet');
  await choose(page, 'Assigned Room', 'Studio A');
  await page.getByRole('radio', { name: 'QR Code Setup' }).check();
  await fillStorage(page);
  await page.getByRole('button', { name: 'Continue to QR code' }).click();
  await expect(page.getByRole('alert')).toContainText('storage is full');
  await expect(page.getByLabel('Name')).toHaveValue('Wings tablet');
  await page.getByRole('radio', { name: 'Manual Setup' }).check();
  await page.getByRole('button', { name: 'Add device' }).click();
  await expect(page.getByRole('alert')).toContainText('The device was not added');
  await expect(page.getByLabel('Name')).toHaveValue('Wings tablet');
});

test('an edit that does not fit is said in the dialog, which keeps it', async ({ page }) => {
  await page.goto('/rooms');
  await page.getByRole('button', { name: 'Manage Lobby' }).click();
  const dialog = page.getByRole('dialog');
  const notes = 'Ring the bell. '.repeat(200);
  await dialog.getByRole('textbox', { name: 'Notes' }).fill(notes);
  await fillStorage(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing was changed');
  await expect(dialog.getByRole('alert')).toContainText('storage is full');
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue(notes);
});

test('without storage the screens work, and say for how long', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/rooms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms 7/10');
  await expect(page.getByText('Nothing is being stored')).toBeVisible();
  await page.getByRole('link', { name: 'Create room' }).click();
  await page.getByLabel('Name').fill('Wardrobe');
  await page.getByLabel('Location').fill('Lower level');
  await page.getByRole('button', { name: 'Create room' }).click();
  await expect(page).toHaveURL('/rooms');
  await expect(names(page).first()).toHaveText('Wardrobe');
});
