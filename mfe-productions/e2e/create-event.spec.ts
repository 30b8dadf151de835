import type { Page } from '@playwright/test';
import { card, expect, test, titles } from './fixtures';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const submit = (page: Page) => page.getByRole('button', { name: 'Create Event' });

async function fillInRequired(page: Page): Promise<void> {
  await field(page, 'Title').fill('Twelfth Night');
  await field(page, 'Venue').fill('Old Mill');
  await field(page, 'Start Date').fill('2025-03-08');
}

test('the heading and the title say Create Event', async ({ page }) => {
  await page.goto('/create-event');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Event');
  await expect(page).toHaveTitle('Create Event · Standby');
});

for (const name of ['Back to Dashboard', 'Cancel']) {
  test(`${name} goes to the dashboard`, async ({ page }) => {
    await page.goto('/create-event');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL('/dashboard');
  });
}

for (const { section, labels } of [
  { section: 'Basic Information', labels: ['Title', 'Description', 'Venue'] },
  {
    section: 'Schedule',
    labels: ['Start Date', 'Start Time', 'End Date', 'End Time', 'Timezone'],
  },
  {
    section: 'Team & Production Details',
    labels: [
      'Director',
      'Assistant Director',
      'Technical Director',
      'Expected Cast Size',
      'Budget',
      'Notes',
    ],
  },
]) {
  test(`${section} asks for ${labels.join(', ')}`, async ({ page }) => {
    await page.goto('/create-event');
    const region = page.getByRole('region', { name: section });
    await expect(region.locator('label')).toHaveText(labels);
  });
}

test('three fields are required and nothing is filled in but the timezone', async ({ page }) => {
  await page.goto('/create-event');
  for (const label of ['Title', 'Venue', 'Start Date']) {
    await expect(field(page, label)).toHaveJSProperty('required', true);
  }
  for (const label of [
    'Description',
    'Start Time',
    'End Date',
    'End Time',
    'Director',
    'Budget',
    'Notes',
  ]) {
    await expect(field(page, label)).toHaveJSProperty('required', false);
    await expect(field(page, label)).toHaveValue('');
  }
  await expect(page.getByRole('combobox', { name: 'Timezone' })).toContainText('EST');
});

test('the timezones are EST, CST, MST and PST', async ({ page }) => {
  await page.goto('/create-event');
  await page.getByRole('combobox', { name: 'Timezone' }).click();
  await expect(page.getByRole('option')).toHaveText(['EST', 'CST', 'MST', 'PST']);
  await page.getByRole('option', { name: 'PST' }).click();
  await expect(page.getByRole('combobox', { name: 'Timezone' })).toContainText('PST');
});

test('submit is disabled until title, venue and start date are there', async ({ page }) => {
  await page.goto('/create-event');
  await expect(submit(page)).toBeDisabled();
  await fillInRequired(page);
  await expect(submit(page)).toBeEnabled();
  for (const label of ['Title', 'Venue', 'Start Date']) {
    await test.step(`without ${label}`, async () => {
      const value = await field(page, label).inputValue();
      await field(page, label).fill('');
      await expect(submit(page)).toBeDisabled();
      await field(page, label).fill(value);
      await expect(submit(page)).toBeEnabled();
    });
  }
  await field(page, 'Title').fill('   ');
  await expect(submit(page)).toBeDisabled();
});

test('Enter in a field does not send a form that lacks something', async ({
  page,
  openWithClock,
}) => {
  await openWithClock('/create-event');
  await field(page, 'Title').fill('Twelfth Night');
  await field(page, 'Title').press('Enter');
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/create-event');
});

for (const { label, typed, message } of [
  { label: 'Title', typed: '', message: 'Enter a title.' },
  { label: 'Venue', typed: ' ', message: 'Enter a venue.' },
  { label: 'Start Date', typed: '', message: 'Choose a start date.' },
  { label: 'Expected Cast Size', typed: '0', message: 'Expected cast size is at least 1.' },
  { label: 'Expected Cast Size', typed: '-4', message: 'Expected cast size is at least 1.' },
  { label: 'Expected Cast Size', typed: '2.5', message: 'Enter a whole number.' },
]) {
  test(`${label} with “${typed}” says beside it: ${message}`, async ({ page }) => {
    await page.goto('/create-event');
    await field(page, label).fill(typed);
    await field(page, label).focus();
    await field(page, 'Notes').focus();
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toHaveAccessibleDescription(message);
    await expect(submit(page)).toBeDisabled();
  });
}

test('one in the cast is enough', async ({ page }) => {
  await page.goto('/create-event');
  await fillInRequired(page);
  await field(page, 'Expected Cast Size').fill('1');
  await expect(field(page, 'Expected Cast Size')).not.toHaveAttribute('aria-invalid');
  await expect(submit(page)).toBeEnabled();
});

test('a date that is half typed is not lost in silence', async ({ page }) => {
  await page.goto('/create-event');
  await fillInRequired(page);
  await field(page, 'End Date').focus();
  await page.keyboard.type('03');
  await submit(page).focus();
  await expect(field(page, 'End Date')).toHaveAccessibleDescription(
    'Complete the date, or empty it.',
  );
  await submit(page).click();
  await expect(field(page, 'End Date')).toBeFocused();
  await expect(page).toHaveURL('/create-event');
});

test('the dates are said with the timezone', async ({ page }) => {
  await page.goto('/create-event');
  await fillInRequired(page);
  await field(page, 'Start Time').fill('19:30');
  await field(page, 'End Time').fill('22:00');
  await expect(page.getByText('Mar 8, 2025, 7:30 PM – 10:00 PM EST')).toBeVisible();
  await page.getByRole('combobox', { name: 'Timezone' }).click();
  await page.getByRole('option', { name: 'MST' }).click();
  await expect(page.getByText('Mar 8, 2025, 7:30 PM – 10:00 PM MST')).toBeVisible();
});

test('an end before the start is said', async ({ page }) => {
  await page.goto('/create-event');
  await fillInRequired(page);
  await field(page, 'End Date').fill('2025-03-07');
  await expect(field(page, 'End Date')).toHaveAccessibleDescription(
    'The event ends before it starts. Choose a later end date.',
  );
  await expect(submit(page)).toBeDisabled();
  await field(page, 'End Date').fill('');
  await field(page, 'Start Time').fill('19:30');
  await field(page, 'End Time').fill('00:30');
  await expect(field(page, 'End Time')).toHaveAccessibleDescription(
    'The event ends before it starts. If it ends after midnight, choose the next day as its end date.',
  );
  await expect(submit(page)).toBeDisabled();
  await field(page, 'End Date').fill('2025-03-09');
  await expect(submit(page)).toBeEnabled();
});

test('a time that the clocks skip is said, and is none in a timezone that does not', async ({
  page,
}) => {
  await page.goto('/create-event');
  await fillInRequired(page);
  await field(page, 'Start Date').fill('2025-03-09');
  await field(page, 'Start Time').fill('02:30');
  await expect(field(page, 'Start Time')).toHaveAccessibleDescription(
    '2:30 AM does not exist on March 9, 2025 in EST: the clocks go forward past it. Choose an hour later.',
  );
  await expect(submit(page)).toBeDisabled();
  await field(page, 'Start Time').fill('03:30');
  await expect(field(page, 'Start Time')).not.toHaveAttribute('aria-invalid');
  await expect(submit(page)).toBeEnabled();
});

test('a time that the clocks repeat is said, and which of the two is meant', async ({ page }) => {
  await page.goto('/create-event');
  await fillInRequired(page);
  await field(page, 'Start Date').fill('2025-11-02');
  await field(page, 'Start Time').fill('01:15');
  const words =
    '1:15 AM comes twice on November 2, 2025 in EST, as the clocks go back. The first one is meant.';
  await expect(field(page, 'Start Time')).toHaveAccessibleDescription(words);
  await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
  await expect(submit(page)).toBeEnabled();
});

test('creating takes a second, is sent once, and the new show is first in the list', async ({
  page,
  openWithClock,
  stopClock,
}) => {
  await openWithClock('/create-event');
  await fillInRequired(page);
  await field(page, 'Description').fill('What you will.');
  await field(page, 'Expected Cast Size').fill('14');
  await stopClock();
  await submit(page).click();
  // Playwright itself would wait for a button that is busy.
  await submit(page).click({ force: true });
  await field(page, 'Title').press('Enter');
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Creating the event…' })).toBeAttached();
  await page.clock.runFor(999);
  await expect(page).toHaveURL('/create-event');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/dashboard');
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shows 1/10');
  await expect(titles(page).first()).toHaveText('Twelfth Night');
  const created = card(page, 'Twelfth Night');
  for (const words of [
    'In Rehearsal',
    '3 timers',
    '0 cues',
    'Old Mill · EST',
    'Updated Jan 15, 2025',
  ]) {
    await expect(created.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Twelfth Night was created')).toBeVisible();
  await page.reload();
  await expect(titles(page).first()).toHaveText('Twelfth Night');
  await created.getByRole('link', { name: 'Open Twelfth Night' }).click();
  await expect(page).toHaveURL(/\/room\/[\w-]+$/u);
});

test('a half-filled form survives a reload, and can be discarded', async ({ page }) => {
  await page.goto('/create-event');
  await field(page, 'Title').fill('Twelfth Night');
  await field(page, 'Notes').fill('Rain machine');
  await page.getByRole('combobox', { name: 'Timezone' }).click();
  await page.getByRole('option', { name: 'CST' }).click();
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('Twelfth Night');
  await expect(field(page, 'Notes')).toHaveValue('Rain machine');
  await expect(page.getByRole('combobox', { name: 'Timezone' })).toContainText('CST');
  await expect(page.getByText('Your draft is back')).toBeVisible();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(field(page, 'Title')).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Timezone' })).toContainText('EST');
  await expect(page.getByText('Your draft is back')).toBeHidden();
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('');
  await expect(page.getByText('Your draft is back')).toBeHidden();
});

test('a half-filled form survives a mistaken Back', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Create Event' }).click();
  await field(page, 'Venue').fill('Old Mill');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await page.goForward();
  await expect(field(page, 'Venue')).toHaveValue('Old Mill');
  await expect(page.getByText('Your draft is back')).toBeVisible();
});

test('what was created is no draft any more', async ({ page, openWithClock }) => {
  await openWithClock('/create-event');
  await fillInRequired(page);
  await submit(page).click();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: 'Create Event' }).click();
  await expect(field(page, 'Title')).toHaveValue('');
  await expect(page.getByText('Your draft is back')).toBeHidden();
});
