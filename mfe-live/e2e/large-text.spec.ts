import type { Page } from '@playwright/test';
import { expect, test } from '@standby/testing/playwright';
import {
  blackOut,
  box,
  button,
  escaping,
  figure,
  ROOM,
  SCREEN_SIZES,
  sendMessage,
} from './room-page';

/** Returns the words of the rundown's names that are broken into two lines. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Rundown' }).evaluate((rundown) =>
    [...rundown.querySelectorAll('h3 button')].flatMap(({ firstChild }) => {
      const text = firstChild?.textContent ?? '';
      return [...text.matchAll(/\S+/gu)].flatMap((word) => {
        const range = document.createRange();
        if (!firstChild) return [];
        range.setStart(firstChild, word.index);
        range.setEnd(firstChild, word.index + word[0].length);
        return range.getClientRects().length > 1 ? [word[0]] : [];
      });
    }),
  );

const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

async function expectInside(page: Page, width: number): Promise<void> {
  await expect.poll(() => widthOf(page), `the page at ${width} px`).toBe(width);
  expect(await escaping(page), `words at ${width} px`).toEqual([]);
}

for (const px of [16, 24]) {
  test(`with text of ${px} px in the browser's settings nothing is cut or broken, from 320 to 2560 px @all`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: px } });
    await page.goto(ROOM);
    await expect(figure(page)).toHaveText('10:00');
    await expect(page.locator('html')).toHaveCSS('font-size', `${px}px`);
    await sendMessage(page, 'The house is open.');
    await button(page, 'Show on viewers').click();
    await page.getByRole('group', { name: 'Desk' }).focus();
    for (const key of ['p', '.', 'r']) await page.keyboard.press(key);
    const rail = page.getByRole('group', { name: 'On viewers' });

    await test.step('the desk, with another timer selected than is on air', async () => {
      for (const size of SCREEN_SIZES) {
        await page.setViewportSize(size);
        await expectInside(page, size.width);
        expect(await brokenWords(page), `names at ${size.width} px`).toEqual([]);
        const onAir = await box(rail.getByText(/^\d+:\d\d$/u));
        expect(onAir.bottom, 'the time on air').toBeLessThanOrEqual((await box(rail)).bottom);
      }
    });
    await test.step('a dialog is not wider than the window', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await button(page, 'Customize').click();
      const dialog = page.getByRole('dialog', { name: 'Customize' });
      await expect(dialog).toBeVisible();
      for (const size of SCREEN_SIZES) {
        await page.setViewportSize(size);
        const widest = await dialog.evaluate((root) =>
          Math.max(
            ...[...root.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right),
          ),
        );
        expect(widest, `the dialog at ${size.width} px`).toBeLessThanOrEqual(size.width);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
    await test.step('the show mode keeps its main button in view, and its clock beside a panel', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('group', { name: 'Desk' }).focus();
      await page.keyboard.press('l');
      for (const size of SCREEN_SIZES) {
        await page.setViewportSize(size);
        await expectInside(page, size.width);
        await expect(page.getByRole('button', { name: /^Go: / })).toBeInViewport({ ratio: 1 });
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.keyboard.press('c');
      for (const size of SCREEN_SIZES) {
        await page.setViewportSize(size);
        await expectInside(page, size.width);
        const digits = await figure(page).evaluate((timer) =>
          Number.parseFloat(getComputedStyle(timer).fontSize),
        );
        expect(digits, `the figure at ${size.width} px`).toBeGreaterThan(px);
      }
    });
    await test.step('a blackout', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const key of ['Escape', 'l']) await page.keyboard.press(key);
      await blackOut(page);
      for (const size of SCREEN_SIZES) {
        await page.setViewportSize(size);
        await expectInside(page, size.width);
      }
    });
  });
}
