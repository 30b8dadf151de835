import type { Page } from '@playwright/test';
import { expect, test } from '@standby/testing/playwright';
import { goInside } from './go-inside';
import { envelopeOf, expectUnharmed, named, SCRIPT, store, WORST } from './hostile-texts';

const CURTAIN_UP = Date.UTC(2026, 2, 2, 19, 30);
/** Milliseconds that are longer than any of the simulated requests takes. */
const CALL_MILLIS = 1_600;
/** Length at which a card cuts a longer text. */
const LISTED_MAX = 300;

test.use({ viewport: { width: 390, height: 844 } });

const shown = (text: string): string =>
  text.length > LISTED_MAX ? `${text.slice(0, LISTED_MAX)}…` : text;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const texts = (found: Element[]) => found.map(({ textContent }) => textContent);

test('every form keeps the typed text as it was or names the error; a room is made of it @all', async ({
  page,
}) => {
  await page.addInitScript((text) => sessionStorage.setItem('user-email', text), WORST);
  const labels = ['Name', 'Description', 'Location', 'Notes'];
  const heading = page.getByRole('article').getByRole('heading');
  await store(page, { 'standby:rooms': envelopeOf([]) });
  await page.clock.install({ time: CURTAIN_UP });
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
    await first.fill(WORST);
    await expect(first, path).toHaveValue(WORST);
    await expectUnharmed(page, path);
    if (path === '/auth/create-account') {
      await expect(page.getByRole('main').locator('strong')).toHaveText(shown(WORST));
    }
  }
  const email = field(page, 'Email');
  for (const [text, words] of [
    [SCRIPT, /like name@example\.com/u],
    [WORST, /at most 254 characters/u],
  ] as const) {
    await email.fill(text);
    await email.press('Enter');
    await expect(email).toHaveAccessibleDescription(words);
    await expect(email).toHaveValue(text);
    await expectUnharmed(page, `the email ${named(text)}`);
  }

  await test.step('a room is made of it', async () => {
    await goInside(page, '/create-room');
    for (const label of labels) await field(page, label).fill(WORST);
    await field(page, 'Name').press('Enter');
    await page.clock.runFor(CALL_MILLIS);
    await expect(page).toHaveURL('/rooms');
    await expectUnharmed(page, 'the rooms');

    await page.reload();
    // Compares white space, too, which `toHaveText` ignores.
    await expect.poll(() => heading.evaluateAll(texts)).toEqual([shown(WORST)]);
    await page.getByRole('button', { name: 'Manage' }).click();
    for (const label of labels) await expect(field(page, label)).toHaveValue(WORST);
    await expectUnharmed(page, 'the dialog of the room');

    await goInside(page, '/add-device');
    await field(page, 'Name').fill('Tablet');
    await expectUnharmed(page, 'the form that offers the room');
  });
});
