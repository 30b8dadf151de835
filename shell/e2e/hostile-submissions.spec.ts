import type { Locator, Page } from '@playwright/test';
import { expect, test } from 'shared-ui/testing/playwright';
import {
  envelopeOf,
  expectUnharmed,
  goInside,
  named,
  SCRIPT,
  shortTexts,
  store,
  submittedTexts,
  UNBROKEN,
} from './hostile-texts';

const CURTAIN_UP = Date.UTC(2026, 2, 2, 19, 30);
/** Longer than any of the simulated calls takes. */
const CALL_MILLIS = 1_600;
const TOAST_MILLIS = 7_000;
/** Where a card ends a longer text. */
const LISTED_MAX = 300;

test.use({ viewport: { width: 390, height: 844 } });

const shown = (text: string): string =>
  text.length > LISTED_MAX ? `${text.slice(0, LISTED_MAX)}…` : text;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cards = (page: Page) => page.getByRole('article');

/** Opens a page in which the simulated calls take no time: `page.clock` passes it. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: CURTAIN_UP });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function fillAll(page: Page, labels: readonly string[], text: string): Promise<void> {
  for (const label of labels) await field(page, label).fill(text);
}

async function expectAll(page: Page, labels: readonly string[], text: string): Promise<void> {
  for (const label of labels) await expect(field(page, label)).toHaveValue(text);
}

/** Sends the form from one of its fields; the screen that the answer leads to is there. */
async function submit(page: Page, from: Locator, path: string | RegExp): Promise<void> {
  await from.press('Enter');
  await page.clock.runFor(CALL_MILLIS);
  await expect(page).toHaveURL(path);
}

/** Exactly these texts stand there, white space and all. */
async function expectTexts(where: Locator, texts: readonly string[]): Promise<void> {
  await expect(where).toHaveCount(texts.length);
  expect(await where.evaluateAll((found) => found.map((element) => element.textContent))).toEqual(
    texts,
  );
}

/** Each card is called what was typed, after a reload too, and its form has every letter of it. */
async function expectKept(page: Page, texts: readonly string[], labels: readonly string[]) {
  const newestFirst = texts.toReversed();
  await expectTexts(cards(page).getByRole('heading'), newestFirst.map(shown));
  await page.reload();
  await expectTexts(cards(page).getByRole('heading'), newestFirst.map(shown));
  // The two of 100 kB, and one more.
  for (const [place, text] of newestFirst.slice(0, 3).entries()) {
    await cards(page).nth(place).getByRole('button', { name: 'Manage' }).click();
    await expectAll(page, labels, text);
    await button(page, 'Cancel').click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expectUnharmed(page, page.url());
}

test('rooms are made of whatever is written in every field', async ({ page }) => {
  const labels = ['Name', 'Description', 'Location', 'Notes'];
  await store(page, { 'standby:rooms': envelopeOf([]) });
  await open(page, '/create-room');
  for (const text of submittedTexts) {
    await goInside(page, '/create-room');
    await fillAll(page, labels, text);
    await submit(page, field(page, 'Name'), '/rooms');
    await expectUnharmed(page, `the rooms with ${named(text)}`);
  }
  await expectKept(page, submittedTexts, labels);
});

test('shows are made of whatever is written in every field', async ({ page }) => {
  const people = ['Director', 'Assistant Director', 'Technical Director'];
  const labels = ['Title', 'Description', 'Venue', ...people, 'Budget', 'Notes'];
  await store(page, { 'standby:shows': envelopeOf([]) });
  await open(page, '/create-event');
  for (const text of submittedTexts) {
    await goInside(page, '/create-event');
    await fillAll(page, labels, text);
    await field(page, 'Start Date').fill('2026-03-08');
    await submit(page, field(page, 'Title'), '/dashboard');
    await expectUnharmed(page, `the dashboard with ${named(text)}`);
  }
  await expectKept(page, submittedTexts, labels);
});

test('devices are added with whatever is written, in rooms of any name', async ({ page }) => {
  const at = new Date(CURTAIN_UP).toISOString();
  const rooms = submittedTexts.map((name) => ({
    id: name.slice(0, 100),
    name,
    description: '',
    location: '',
    capacity: null,
    roomType: 'theater',
    equipment: [],
    accessibility: [],
    notes: '',
    status: 'Available',
    lastUsed: at,
    isOnline: true,
  }));
  await store(page, { 'standby:devices': envelopeOf([]), 'standby:rooms': envelopeOf(rooms) });
  await open(page, '/add-device');
  for (const text of submittedTexts) {
    await goInside(page, '/add-device');
    // The last device's toast would lie over the rooms to choose from.
    await page.clock.runFor(TOAST_MILLIS);
    await fillAll(page, ['Name', 'Description'], text);
    await page.getByRole('combobox', { name: 'Assigned Room' }).click();
    await page.getByRole('option', { name: shown(text), exact: true }).click();
    await submit(page, field(page, 'Name'), '/devices');
    await expectUnharmed(page, `the devices with ${named(text)}`);
  }
  await expectKept(page, submittedTexts, ['Name', 'Description']);
});

test('an email is refused beside its field, or carried on as it was typed', async ({ page }) => {
  await open(page, '/auth/get-started');
  const email = field(page, 'Email');
  for (const text of [...shortTexts, UNBROKEN, `${UNBROKEN}@x`]) {
    await email.fill(text);
    const typed = await email.inputValue();
    await email.press('Enter');
    const words = text.length > 254 ? /254 characters at most/u : /like name@example\.com/u;
    await expect(email, named(text)).toHaveAccessibleDescription(words);
    await expect(email).toHaveValue(typed);
    await expectUnharmed(page, `the email ${named(text)}`);
  }
  for (const text of ['__proto__@constructor', `${'x'.repeat(252)}@x`]) {
    await goInside(page, '/auth/get-started');
    await email.fill(text);
    await submit(page, email, /\/auth\/(?:verify|create-account)$/u);
    await expectUnharmed(page, `the step after ${named(text)}`);
    await page.reload();
    await expect(page.locator('strong')).toHaveText(text);
  }
});

test('an account is made of any names, and any password signs in', async ({ page }) => {
  const names = ['First Name', 'Last Name', 'Phone Number'];
  await open(page, '/terms');
  const goOnWith = async (path: string): Promise<void> => {
    await page.evaluate(() => sessionStorage.setItem('user-email', 'mira@lantern.example'));
    await goInside(page, path);
  };
  for (const text of submittedTexts) {
    const password = `Aa1Aa1Aa${text}`;
    const confirm = field(page, 'Confirm Password');
    await goOnWith('/auth/create-account');
    await fillAll(page, names, text);
    await field(page, 'Password').fill(password);
    await confirm.fill(`${password}!`);
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expectAll(page, names, text);
    await expectUnharmed(page, `an account of ${named(text)}`);
    await confirm.fill(password);
    await submit(page, confirm, '/dashboard');
    await goOnWith('/auth/verify');
    await field(page, 'Password').fill(text);
    await submit(page, field(page, 'Password'), '/dashboard');
    await expectUnharmed(page, `signed in with ${named(text)}`);
  }
});

test('what is typed into an account comes back after a reload, of any email', async ({ page }) => {
  const names = ['First Name', 'Last Name', 'Phone Number'];
  const email = `${SCRIPT}${UNBROKEN}`;
  await page.addInitScript((text) => sessionStorage.setItem('user-email', text), email);
  await page.goto('/auth/create-account');
  for (const text of [SCRIPT, UNBROKEN]) {
    await fillAll(page, names, text);
    await page.reload();
    await expectAll(page, names, text);
    await expect(page.locator('strong')).toHaveText(shown(email));
    await expectUnharmed(page, `an account of ${named(text)}`);
  }
});
