import {
  card,
  choose,
  DEVICES_KEY,
  envelopeOf,
  expect,
  makeDevice,
  manage,
  many,
  names,
  test,
} from './fixtures';

test('one finds a device on a later page and assigns it to another room', async ({
  page,
  store,
}) => {
  await store(DEVICES_KEY, envelopeOf(many(14, makeDevice)));
  await page.goto('/devices');
  await choose(page, 'Sort by', 'Name');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/devices?sort=name&page=2');
  await expect(page.getByRole('region', { name: 'Devices, page 2 of 2' })).toBeFocused();
  await page.reload();
  await expect(names(page)).toHaveText(['Device 13', 'Device 14']);

  const dialog = await manage(page, 'Device 14');
  await choose(dialog, 'Assigned Room', 'Control room');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card(page, 'Device 14')).toContainText('Control room');
  await page.getByRole('searchbox', { name: 'Search devices' }).fill('control');
  await expect(names(page)).toHaveText(['Device 14']);
  await expect(page).toHaveURL('/devices?sort=name&search=control');
});
