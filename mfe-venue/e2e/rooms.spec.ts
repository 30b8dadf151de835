import {
  DEVICES_KEY,
  ROOMS_KEY,
  card,
  choose,
  envelopeOf,
  expect,
  makeDevice,
  makeRoom,
  many,
  names,
  test,
} from './fixtures';

test('the title says Rooms and how many of ten there are', async ({ page }) => {
  await page.goto('/rooms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms 7/10');
  await expect(page).toHaveTitle('Rooms · Standby');
});

test('Create room goes to the form', async ({ page }) => {
  await page.goto('/rooms');
  await page.getByRole('link', { name: 'Create room' }).click();
  await expect(page).toHaveURL('/create-room');
});

test('a card says all about a room', async ({ page }) => {
  await page.goto('/rooms');
  await expect(card(page, 'Main Stage')).toHaveText(
    [
      'Main Stage',
      'Active',
      'Online',
      'Proscenium house with a fly tower, stalls and one balcony',
      'Ground floor, north wing',
      'Capacity 612',
      '2 connected devices',
      'Updated Jan 14, 2025',
      'Manage',
    ].join(''),
  );
  await expect(card(page, 'Studio A')).toContainText('1 connected device');
  await expect(card(page, 'Studio B')).toContainText('Maintenance');
  await expect(card(page, 'Studio B')).toContainText('Offline');
  await expect(card(page, 'Lobby')).toContainText('Capacity not set');
  await expect(card(page, 'Dressing room')).toContainText('Available');
});

test('devices count in the room to which they are assigned, while they are online', async ({
  page,
  store,
}) => {
  await store(ROOMS_KEY, envelopeOf([makeRoom('a', { name: 'Attic' })]));
  await store(
    DEVICES_KEY,
    envelopeOf([
      makeDevice('1', { room: 'Attic', status: 'Online' }),
      makeDevice('2', { room: 'Attic' }),
      makeDevice('3', { room: 'Lobby', status: 'Online' }),
    ]),
  );
  await page.goto('/rooms');
  await expect(card(page, 'Attic')).toContainText('1 connected device');
});

test.describe('Sort by', () => {
  test('offers the four ways, Last used first', async ({ page }) => {
    await page.goto('/rooms');
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await expect(page.getByRole('option')).toHaveText(['Last used', 'Name', 'Capacity', 'Status']);
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
        'Main Stage',
        'Control room',
        'Studio A',
        'Rehearsal room 1',
        'Dressing room',
        'Lobby',
        'Studio B',
      ],
    },
    {
      label: 'Name',
      sort: 'name',
      order: [
        'Control room',
        'Dressing room',
        'Lobby',
        'Main Stage',
        'Rehearsal room 1',
        'Studio A',
        'Studio B',
      ],
    },
    {
      label: 'Capacity',
      sort: 'capacity',
      order: [
        'Main Stage',
        'Studio A',
        'Studio B',
        'Rehearsal room 1',
        'Dressing room',
        'Control room',
        'Lobby',
      ],
    },
    {
      label: 'Status',
      sort: 'status',
      order: [
        'Main Stage',
        'Studio A',
        'Control room',
        'Rehearsal room 1',
        'Dressing room',
        'Lobby',
        'Studio B',
      ],
    },
  ]) {
    test(`${label} sorts, and stays over a reload`, async ({ page }) => {
      await page.goto('/rooms?sort=capacity');
      await choose(page, 'Sort by', label);
      await expect(names(page)).toHaveText(order);
      expect(new URL(page.url()).searchParams.get('sort')).toBe(sort);
      await page.reload();
      await expect(names(page)).toHaveText(order);
    });
  }
});

test.describe('the search', () => {
  test('filters as one types, whatever the case and the accents', async ({ page, store }) => {
    await store(
      ROOMS_KEY,
      envelopeOf([
        makeRoom('a', { name: 'Café', location: 'Yard' }),
        makeRoom('b', { name: 'Attic', location: 'Rear of the café' }),
        makeRoom('c', { name: 'Cellar', status: 'Maintenance' }),
      ]),
    );
    await page.goto('/rooms');
    const search = page.getByRole('searchbox', { name: 'Search rooms' });
    await search.pressSequentially('CAFE');
    await expect(names(page)).toHaveText(['Café', 'Attic']);
    await expect(page.getByText('2 of 3 rooms match “CAFE”').last()).toBeVisible();
    await expect(page).toHaveURL('/rooms?search=CAFE');
    await search.fill('maintenance');
    await expect(names(page)).toHaveText(['Cellar']);
    await search.press('Escape');
    await expect(names(page)).toHaveCount(3);
    await expect(page).toHaveURL('/rooms');
  });

  test('stays over a reload, Back and a shared link', async ({ page }) => {
    await page.goto('/rooms?search=studio&sort=name');
    await expect(names(page)).toHaveText(['Studio A', 'Studio B']);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search rooms' })).toHaveValue('studio');
    await expect(names(page)).toHaveText(['Studio A', 'Studio B']);
    await page.getByRole('link', { name: 'Create room' }).click();
    await page.goBack();
    await expect(names(page)).toHaveText(['Studio A', 'Studio B']);
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveText(/Name/u);
  });

  test('says when nothing matches, and leads back to all', async ({ page }) => {
    await page.goto('/rooms?search=moon');
    await expect(page.getByRole('heading', { name: 'No room matches' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show all rooms' }).click();
    await expect(page.getByRole('article')).toHaveCount(7);
    await expect(page.getByRole('region', { name: 'Rooms, page 1 of 1' })).toBeFocused();
  });
});

test.describe('pages', () => {
  test('show page 1 when there is no more', async ({ page }) => {
    await page.goto('/rooms');
    const pages = page.getByRole('navigation', { name: 'Pagination' });
    await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(pages.getByRole('link', { name: 'Next page' })).toBeDisabled();
  });

  test('turn once there are more rooms than fit on one, and live in the address', async ({
    page,
    store,
  }) => {
    await store(ROOMS_KEY, envelopeOf(many(14, makeRoom)));
    await page.goto('/rooms?sort=name');
    await expect(page.getByRole('article')).toHaveCount(12);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(names(page)).toHaveText(['Room 13', 'Room 14']);
    await expect(page).toHaveURL('/rooms?sort=name&page=2');
    await expect(page.getByRole('region', { name: 'Rooms, page 2 of 2' })).toBeFocused();
    await page.reload();
    await expect(names(page)).toHaveText(['Room 13', 'Room 14']);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(12);
  });
});

test('without a room the screen says what a room is for, and how to begin', async ({
  page,
  store,
}) => {
  await store(ROOMS_KEY, envelopeOf([]));
  await page.goto('/rooms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms 0/10');
  await expect(page.getByRole('heading', { name: 'No rooms yet' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.getByRole('link', { name: 'Create your first room' }).click();
  await expect(page).toHaveURL('/create-room');
});

test('with ten rooms one more is not possible, and the screen says why and what to do', async ({
  page,
  store,
}) => {
  await store(ROOMS_KEY, envelopeOf(many(10, makeRoom)));
  await page.goto('/rooms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms 10/10');
  await expect(page.getByRole('button', { name: 'Create room' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Create room' })).toBeHidden();
  const note = page.getByRole('status').filter({ hasText: 'You have 10 of 10 rooms' });
  await expect(note).toContainText('Your plan has room for 10 rooms. Remove one to add another.');

  await card(page, 'Room 4').getByRole('button', { name: 'Manage' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms 9/10');
  await expect(page.getByRole('link', { name: 'Create room' })).toBeVisible();
  await expect(note).toBeHidden();
});
