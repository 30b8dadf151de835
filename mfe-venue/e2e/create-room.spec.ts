import type { Page } from '@playwright/test';
import { accessibilityOptions, equipmentOptions } from '../src/domain/room-options';
import {
  ROOMS_KEY,
  card,
  choose,
  envelopeOf,
  expect,
  makeRoom,
  many,
  names,
  storeIn,
  test,
} from './fixtures';

const submit = (page: Page) => page.getByRole('button', { name: 'Create room' });

async function fillInRequired(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Wardrobe');
  await page.getByLabel('Location').fill('Lower level');
}

for (const [words, role] of [
  ['Back to Rooms', 'link'],
  ['Cancel', 'link'],
] as const) {
  test(`${words} goes to the list`, async ({ page }) => {
    await page.goto('/create-room');
    await page.getByRole(role, { name: words }).click();
    await expect(page).toHaveURL('/rooms');
  });
}

test('the sections, fields, defaults and options are those of a room', async ({ page }) => {
  await page.goto('/create-room');
  await expect(page).toHaveTitle('Create room · Standby');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Basic Information',
    'Equipment & Features',
    'Accessibility Features',
    'Additional Notes',
  ]);
  const basics = page.getByRole('region', { name: 'Basic Information' });
  for (const label of ['Name', 'Description', 'Location', 'Capacity']) {
    await expect(basics.getByLabel(label)).toHaveValue('');
  }
  await expect(basics.getByLabel('Name')).toHaveJSProperty('required', true);
  await expect(basics.getByLabel('Location')).toHaveJSProperty('required', true);
  await expect(basics.getByLabel('Capacity')).toHaveAttribute('type', 'number');
  await expect(basics.getByLabel('Capacity')).toHaveAttribute('min', '1');

  const type = basics.getByRole('combobox', { name: 'Room Type' });
  await expect(type).toHaveText('Theater');
  await type.click();
  await expect(page.getByRole('option')).toHaveText([
    'Theater',
    'Studio',
    'Rehearsal room',
    'Workshop Space',
    'Dressing room',
    'Storage',
  ]);
  await page.keyboard.press('Escape');

  const labels = (group: string) =>
    page.getByRole('group', { name: group, exact: true }).locator('label').allTextContents();
  expect(await labels('Equipment')).toEqual([...equipmentOptions]);
  expect(await labels('Accessibility')).toEqual([...accessibilityOptions]);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('');
});

test('submit waits for a name and a location', async ({ page }) => {
  await page.goto('/create-room');
  await expect(submit(page)).toBeDisabled();
  await page.getByLabel('Name').fill('Wardrobe');
  await expect(submit(page)).toBeDisabled();
  await page.getByLabel('Location').fill('   ');
  await expect(submit(page)).toBeDisabled();
  await page.getByLabel('Location').fill('Lower level');
  await expect(submit(page)).toBeEnabled();
  await page.getByLabel('Name').fill('');
  await page.getByLabel('Name').blur();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Enter a name.');
  await expect(submit(page)).toBeDisabled();
});

for (const [typed, message] of [
  ['0', 'Capacity is at least 1.'],
  ['-5', 'Capacity is at least 1.'],
  ['1.5', 'Enter a whole number.'],
] as const) {
  test(`a capacity of ${typed} is refused beside the field`, async ({ page }) => {
    await page.goto('/create-room');
    await fillInRequired(page);
    await page.getByLabel('Capacity').fill(typed);
    await expect(page.getByLabel('Capacity')).toHaveAccessibleDescription(message);
    await expect(page.getByLabel('Capacity')).toHaveAttribute('aria-invalid', 'true');
    await expect(submit(page)).toBeDisabled();
    await page.getByLabel('Capacity').fill('1');
    await expect(submit(page)).toBeEnabled();
  });
}

test('half a number is said, not lost', async ({ page }) => {
  await page.goto('/create-room');
  await fillInRequired(page);
  await page.getByLabel('Capacity').pressSequentially('12e');
  await submit(page).click();
  await expect(page.getByLabel('Capacity')).toHaveAccessibleDescription(
    'Enter a number, or empty the field.',
  );
  await expect(page.getByLabel('Capacity')).toBeFocused();
  await expect(page).toHaveURL('/create-room');
  await page.keyboard.press('Backspace');
  await expect(page.getByLabel('Capacity')).not.toHaveAttribute('aria-invalid');
});

test('the room is created after one second and is first in the list, with all that was said', async ({
  page,
  openWithClock,
  stopClock,
}) => {
  await openWithClock('/create-room');
  await fillInRequired(page);
  await page.getByLabel('Description').fill('Rails, mirrors and a steam iron');
  await page.getByLabel('Capacity').fill('6');
  await choose(page, 'Room Type', 'Storage');
  await page.getByRole('checkbox', { name: 'Mirrors' }).check();
  await page.getByRole('checkbox', { name: 'Elevator Access' }).check();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Quick changes on stage left.');
  await stopClock();
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('Name').press('Enter');
  await page.clock.runFor(999);
  await expect(page).toHaveURL('/create-room');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/rooms');
  await page.clock.resume();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms 8/10');
  await expect(names(page).first()).toHaveText('Wardrobe');
  await expect(card(page, 'Wardrobe')).toContainText('Capacity 6');
  await expect(card(page, 'Wardrobe')).toContainText('Updated Jan 15, 2025');
  await expect(page.getByText('Wardrobe was created')).toBeVisible();

  await page.getByRole('button', { name: 'Manage Wardrobe' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Room Type' })).toHaveText('Storage');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveValue(
    'Quick changes on stage left.',
  );
});

test('leaving while it is sent does not bring one back', async ({
  page,
  openWithClock,
  stopClock,
}) => {
  await openWithClock('/create-room');
  await fillInRequired(page);
  await stopClock();
  await submit(page).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/rooms');
  await page.getByRole('link', { name: '/devices' }).click();
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/devices');
});

test('a half-filled form survives a reload and a mistaken Back, until it is discarded', async ({
  page,
}) => {
  await page.goto('/rooms');
  await page.getByRole('link', { name: 'Create room' }).click();
  await page.getByLabel('Name').fill('Wardrobe');
  await page.getByRole('checkbox', { name: 'Mirrors' }).check();
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Wardrobe');
  await page.goBack();
  await page.getByRole('link', { name: 'Create room' }).click();
  await expect(page.getByText('Your draft is back')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Mirrors' })).toBeChecked();

  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: 'Mirrors' })).not.toBeChecked();
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByText('Your draft is back')).toBeHidden();
});

test('a created room leaves no draft', async ({ page, openWithClock }) => {
  await openWithClock('/create-room');
  await fillInRequired(page);
  await submit(page).click();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/rooms');
  await page.goto('/create-room');
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('with ten rooms there is no form, but why, and the way to make room', async ({
  page,
  store,
}) => {
  await store(ROOMS_KEY, envelopeOf(many(10, makeRoom)));
  await page.goto('/create-room');
  await expect(page.getByRole('heading', { name: 'You have 10 of 10 rooms' })).toBeVisible();
  await expect(
    page.getByText('Your plan has room for 10 rooms. Remove one to add another.'),
  ).toBeVisible();
  await expect(page.getByLabel('Name')).toBeHidden();
  await page.getByRole('link', { name: 'Manage rooms' }).click();
  await expect(page).toHaveURL('/rooms');
});

test('when another window takes the last place, the form stays and says so', async ({
  page,
  context,
}) => {
  await storeIn(context, ROOMS_KEY, envelopeOf(many(9, makeRoom)));
  await page.goto('/create-room');
  await fillInRequired(page);

  const other = await context.newPage();
  await other.goto('/create-room');
  await other.getByLabel('Name').fill('Tenth');
  await other.getByLabel('Location').fill('Yard');
  await submit(other).click();
  await expect(other).toHaveURL('/rooms');

  await page.bringToFront();
  await expect(page.getByText('You have 10 of 10 rooms')).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await expect(page.getByLabel('Name')).toHaveValue('Wardrobe');

  await other.bringToFront();
  await other.getByRole('button', { name: 'Manage Room 1', exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.bringToFront();
  await expect(submit(page)).toBeEnabled();
});
