import {
  DEVICES_KEY,
  card,
  choose,
  envelopeOf,
  expect,
  makeDevice,
  many,
  names,
  test,
} from './fixtures';

/** Its name is longer than a card is wide. */
const rehearsalTablet = /^Rehearsal tablet of the choreographer/u;

test('the title says Devices and how many of twenty there are', async ({ page }) => {
  await page.goto('/devices');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Devices 8/20');
  await expect(page).toHaveTitle('Devices · Standby');
});

test('Add device goes to the form', async ({ page }) => {
  await page.goto('/devices');
  await page.getByRole('link', { name: 'Add device', exact: true }).click();
  await expect(page).toHaveURL('/add-device');
});

test('a card says all about a device', async ({ page }) => {
  await page.goto('/devices');
  await expect(card(page, 'Deck tablet')).toHaveText(
    [
      'Deck tablet',
      'Tablet · iPad Air 11-inch',
      'Online',
      'Main Stage',
      'Version 2.1.0',
      'Battery 85%',
      'Last seen Jan 14, 2025, 11:18 PM',
      'Manage',
    ].join(''),
  );
  await expect(card(page, 'Studio A countdown')).toContainText('Version 2.0.8');
});

test('a battery is told where there is one, also when it is empty', async ({ page }) => {
  await page.goto('/devices');
  await expect(card(page, 'Prompt desk')).not.toContainText('Battery');
  await expect(card(page, 'Runner’s phone')).toContainText('Battery 0%');
});

test('type and connection are told by a drawing each, and by a word', async ({ page }) => {
  await page.goto('/devices');
  for (const [name, type, status] of [
    ['Prompt desk', 'Desktop', 'Online'],
    ['Runner’s phone', 'Mobile', 'Offline'],
    ['Deck tablet', 'Tablet', 'Online'],
  ] as const) {
    await expect(card(page, name)).toContainText(type);
    await expect(card(page, name)).toContainText(status);
  }
  const drawing = (name: string) => card(page, name).locator('svg').first().innerHTML();
  const drawings = await Promise.all(
    ['Prompt desk', 'Runner’s phone', 'Deck tablet'].map((name) => drawing(name)),
  );
  expect(new Set(drawings).size).toBe(3);
});

test('a device that has reported nothing yet says so', async ({ page }) => {
  await page.goto('/devices');
  const phone = card(page, 'Front of house phone');
  await expect(phone).toContainText('Model not reported yet');
  await expect(phone).toContainText('Version not reported yet');
  await expect(phone).toContainText('Not seen yet');
});

test.describe('Sort by', () => {
  test('offers the four ways, Last used first', async ({ page }) => {
    await page.goto('/devices');
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await expect(page.getByRole('option')).toHaveText(['Last used', 'Name', 'Status', 'Room']);
    await expect(page.getByRole('option', { name: 'Last used' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  for (const { label, sort, order } of [
    {
      label: 'Last used',
      sort: null,
      order: [
        'Prompt desk',
        'Deck tablet',
        'Light board display',
        'Studio A countdown',
        'Sound desk tablet',
        'Runner’s phone',
        rehearsalTablet,
        'Front of house phone',
      ],
    },
    {
      label: 'Name',
      sort: 'name',
      order: [
        'Deck tablet',
        'Front of house phone',
        'Light board display',
        'Prompt desk',
        rehearsalTablet,
        'Runner’s phone',
        'Sound desk tablet',
        'Studio A countdown',
      ],
    },
    {
      label: 'Status',
      sort: 'status',
      order: [
        'Prompt desk',
        'Deck tablet',
        'Light board display',
        'Sound desk tablet',
        'Studio A countdown',
        'Runner’s phone',
        rehearsalTablet,
        'Front of house phone',
      ],
    },
    {
      label: 'Room',
      sort: 'room',
      order: [
        'Light board display',
        'Sound desk tablet',
        'Runner’s phone',
        'Front of house phone',
        'Prompt desk',
        'Deck tablet',
        rehearsalTablet,
        'Studio A countdown',
      ],
    },
  ]) {
    test(`${label} sorts, and stays over a reload`, async ({ page }) => {
      await page.goto('/devices?sort=room');
      await choose(page, 'Sort by', label);
      await expect(names(page)).toHaveText(order);
      expect(new URL(page.url()).searchParams.get('sort')).toBe(sort);
      await page.reload();
      await expect(names(page)).toHaveText(order);
    });
  }
});

test('the search looks through all that the cards say, and lives in the address', async ({
  page,
}) => {
  await page.goto('/devices');
  const search = page.getByRole('searchbox', { name: 'Search devices' });
  for (const [words, found] of [
    ['REPETITEUR', 1],
    ['offline mobile', 2],
    ['2.0.8', 1],
    ['battery 7%', 1],
    ['control room', 2],
    ['jan 13', 1],
  ] as const) {
    await search.fill(words);
    await expect(page.getByRole('article')).toHaveCount(found);
  }
  await expect(page).toHaveURL('/devices?search=jan+13');
  await page.reload();
  await expect(names(page)).toHaveText(['Runner’s phone']);
  await search.fill('moon');
  await expect(page.getByRole('heading', { name: 'No device matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all devices' }).click();
  await expect(page.getByRole('article')).toHaveCount(8);
});

test('more than twelve devices stand on two pages', async ({ page, store }) => {
  await store(DEVICES_KEY, envelopeOf(many(13, makeDevice)));
  await page.goto('/devices?sort=name');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(names(page)).toHaveText(['Device 13']);
  await expect(page).toHaveURL('/devices?sort=name&page=2');
});

test('without a device the screen says what devices do, and how to begin', async ({
  page,
  store,
}) => {
  await store(DEVICES_KEY, envelopeOf([]));
  await page.goto('/devices');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Devices 0/20');
  await expect(page.getByRole('heading', { name: 'No devices yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Add your first device' }).click();
  await expect(page).toHaveURL('/add-device');
});

test('with twenty devices one more is not possible, and both screens say why and what to do', async ({
  page,
  store,
}) => {
  await store(DEVICES_KEY, envelopeOf(many(20, makeDevice)));
  await page.goto('/devices');
  await expect(page.getByRole('button', { name: 'Add device' })).toBeDisabled();
  const note = page.getByRole('status').filter({ hasText: 'You have 20 of 20 devices' });
  await expect(note).toContainText('Your plan has room for 20 devices. Remove one to add another.');

  await page.goto('/add-device');
  await expect(page.getByRole('heading', { name: 'You have 20 of 20 devices' })).toBeVisible();
  await expect(page.getByLabel('Name')).toBeHidden();
  await page.getByRole('link', { name: 'Manage devices' }).click();
  await page.getByRole('button', { name: 'Manage Device 3', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Add device', exact: true })).toBeVisible();
});

test('Manage edits a device', async ({ page }) => {
  await page.goto('/devices');
  await page.getByRole('button', { name: 'Manage Runner’s phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage Runner’s phone' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Runner’s phone');
  await expect(dialog.getByRole('combobox', { name: 'Type' })).toHaveText('Mobile');
  await expect(dialog.getByLabel('Description')).toHaveValue('Gives the calls');
  await choose(dialog, 'Assigned Room', 'Lobby');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(names(page).first()).toHaveText('Runner’s phone');
  await expect(card(page, 'Runner’s phone')).toContainText('Lobby');
  await expect(card(page, 'Runner’s phone')).toContainText('Offline');
});

test('Manage deletes a device, with a way back', async ({ page }) => {
  await page.goto('/devices');
  await expect(page.getByRole('article')).toHaveCount(8);
  const before = await names(page).allTextContents();
  await page.getByRole('button', { name: 'Manage Sound desk tablet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card(page, 'Sound desk tablet')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Devices 7/20');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText(before);
});
