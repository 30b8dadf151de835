import type { Locator, Page } from '@playwright/test';
import { expect, test } from 'shared-ui/testing/playwright';
import {
  envelopeOf,
  expectUnharmed,
  goInside,
  named,
  SCRIPT,
  store,
  submittedTexts,
  UNBROKEN,
} from './hostile-texts';

const CURTAIN_UP = Date.UTC(2026, 2, 2, 19, 30);
/** Longer than any of the simulated calls takes. */
const CALL_MILLIS = 1_600;
/** Where a card ends a longer text. */
const LISTED_MAX = 300;

test.use({ viewport: { width: 390, height: 844 } });

const shown = (text: string): string =>
  text.length > LISTED_MAX ? `${text.slice(0, LISTED_MAX)}…` : text;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cards = (page: Page) => page.getByRole('article');

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
  for (const [place, text] of newestFirst.entries()) {
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
  await page.clock.install({ time: CURTAIN_UP });
  await page.goto('/create-room');
  for (const text of submittedTexts) {
    await goInside(page, '/create-room');
    await fillAll(page, labels, text);
    await submit(page, field(page, 'Name'), '/rooms');
    await expectUnharmed(page, `the rooms with ${named(text)}`);
  }
  await expectKept(page, submittedTexts, labels);
});

test('every form takes whatever is typed, and keeps it as it was or says what is wrong with it', async ({
  page,
}) => {
  const account = `${SCRIPT}${UNBROKEN}`;
  await page.addInitScript((text) => sessionStorage.setItem('user-email', text), account);
  await page.goto('/terms');
  for (const path of [
    '/create-event',
    '/add-device',
    '/room/hamlet/ask',
    '/auth/create-account',
    '/auth/get-started',
  ]) {
    await goInside(page, path);
    const first = page.getByRole('main').getByRole('textbox').first();
    for (const text of submittedTexts) {
      await first.fill(text);
      await expect(first, path).toHaveValue(text);
      await expectUnharmed(page, `${path} with ${named(text)}`);
    }
    if (path === '/auth/create-account') {
      await expect(page.locator('strong')).toHaveText(shown(account));
    }
  }
  const email = field(page, 'Email');
  for (const [text, words] of [
    [SCRIPT, /like name@example\.com/u],
    [`${UNBROKEN}@x`, /254 characters at most/u],
  ] as const) {
    await email.fill(text);
    await email.press('Enter');
    await expect(email).toHaveAccessibleDescription(words);
    await expect(email).toHaveValue(text);
    await expectUnharmed(page, `the email ${named(text)}`);
  }
});
