import type { Page } from '@playwright/test';
import { expect, test } from '@standby/testing/playwright';
import { goInside } from './go-inside';
import { expectUnharmed, hostileTexts, shortTexts, store, UNBROKEN } from './hostile-texts';

const CURTAIN_UP = Date.UTC(2026, 2, 2, 19, 30);
const KEY = 'standby:room:hamlet';
const MESSAGE_MAX = 280;
const NAME_MAX = 40;

const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join('').trim();
const messages = shortTexts.map((text) => cut(text, MESSAGE_MAX));
const names = shortTexts.map((text) => text.slice(0, NAME_MAX).trim());

/**
 * Returns a room as the browser stores it, with ids that are names of an object's own properties.
 */
function storedRoomWith(texts: readonly string[]): string {
  const ids = ['__proto__', 'constructor', 'toString', ...texts.map((_, place) => `m-${place}`)];
  const state = {
    showId: 'hamlet',
    timers: names.map((name, place) => ({
      id: ids[place],
      name,
      durationMs: 600_000,
      adjustedMs: 0,
      warningMs: 60_000,
      run: { phase: 'idle' },
    })),
    selectedTimerId: '__proto__',
    messages: texts.map((text, place) => ({
      id: ids[place],
      text,
      source: 'question',
      atMs: CURTAIN_UP,
    })),
    shownMessageId: '__proto__',
    isFocused: false,
    flash: null,
    isBlackout: false,
    viewer: {
      theme: 'dark',
      size: 'full',
      parts: { name: true, progress: true, overrun: true, message: true, clock: false },
      isMirrored: false,
    },
    clockOffsetMs: 0,
  };
  const lines = texts.map((text, place) => ({
    id: `${ids[place]}:1`,
    by: ids[place],
    role: 'controller',
    atMs: CURTAIN_UP,
    type: ids[place],
    timer: null,
    text,
    isOn: null,
    isUndone: false,
  }));
  const covered = ids.map((id) => [id, 1]);
  const base = { generation: 1, by: '__proto__', covered, lamport: 1, state, lines };
  return JSON.stringify({ version: 1, book: { base, entries: [] } });
}

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const composer = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const logTexts = (page: Page) =>
  log(page)
    .locator('li')
    .evaluateAll((items) => items.map((item) => item.querySelector('p + p')?.textContent));

test.use({ viewport: { width: 390, height: 844 } });

test('any text is kept as it was, or refused beside its field @all', async ({ page }) => {
  const written = [messages[0], messages[2], messages[6]].map(String);
  const [, , timerName = ''] = names;
  const tooLong = hostileTexts.slice(-2);
  const question = page.getByRole('textbox', { name: 'Your question' });
  await page.goto('/room/hamlet');

  await test.step('messages', async () => {
    for (const text of written) {
      await composer(page).fill(text);
      await composer(page).press('Enter');
      await expect(composer(page)).toHaveValue('');
    }
    for (const text of tooLong) {
      await composer(page).fill(text);
      await composer(page).press('Enter');
      await expect(composer(page)).toHaveAccessibleDescription(/280/u);
      await expect(composer(page)).toHaveValue(text);
    }
    await expectUnharmed(page, 'the room');
  });

  await test.step('timers', async () => {
    const name = page.getByRole('dialog').getByLabel('Name', { exact: true });
    const duration = page.getByRole('dialog').getByLabel('Duration', { exact: true });
    await button(page, 'Add Timer').click();
    await name.fill(timerName);
    await name.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await button(page, 'Add Timer').click();
    await name.fill(UNBROKEN);
    await duration.fill(UNBROKEN);
    await expect(name).toHaveAccessibleDescription('At most 40 characters');
    await expect(duration).toHaveAccessibleDescription(/Write minutes and seconds/u);
    await expect(duration).toHaveValue(UNBROKEN);
    await expectUnharmed(page, 'the timer form');
    await button(page, 'Cancel').click();
  });

  await test.step('questions', async () => {
    await goInside(page, '/room/hamlet/ask');
    for (const text of written) {
      await question.fill(text);
      await button(page, 'Send question').click();
      await expect(question).toHaveValue('');
    }
    await question.fill(UNBROKEN);
    await expect(question).toHaveAccessibleDescription(
      /too many: a question can have at most 280/u,
    );
    await expect(button(page, 'Send question')).toBeDisabled();
    await expectUnharmed(page, 'the ask page');
    await page.reload();
    await expect(question).toHaveValue(UNBROKEN);
  });

  await goInside(page, '/room/hamlet');
  await expect.poll(() => logTexts(page)).toEqual([...written, ...written]);
  await expect(page.getByRole('tab').getByText(timerName, { exact: true })).toBeAttached();
  await expectUnharmed(page, 'the room, loaded again');
});

test('a room of hostile texts and ids is drawn and run like any other @all', async ({ page }) => {
  await store(page, { [KEY]: storedRoomWith(messages) });
  await page.goto('/room/hamlet');
  await expect.poll(() => logTexts(page)).toEqual(messages);
  await expect(page.getByRole('tab')).toHaveCount(names.length);
  await expectUnharmed(page, 'the room');

  await page.getByRole('button', { name: /(?<!^Preset) options$/u }).click();
  await page.getByRole('menuitem', { name: /^Edit/u }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('House');
  await button(page, 'Save').click();
  await expect(page.getByRole('tab', { name: 'House' })).toBeAttached();
  await button(page, 'House options').click();
  await page.getByRole('menuitem', { name: 'Remove timer' }).click();
  await expect(page.getByRole('tab')).toHaveCount(names.length - 1);
  for (const item of [1, 0]) {
    await log(page).locator('li').nth(item).getByRole('button', { name: 'Show on' }).click();
    await expect(log(page).getByText('On viewers', { exact: true })).toHaveCount(1);
  }
  await log(page).locator('li').first().getByTitle('Remove message').click();
  await expect.poll(() => logTexts(page)).toEqual(messages.slice(1));

  for (const below of ['/viewer', '/ask', '']) {
    await goInside(page, `/room/hamlet${below}`);
    await expectUnharmed(page, `the room${below}`);
  }
  await page.reload();
  await expect.poll(() => logTexts(page)).toEqual(messages.slice(1));
});
