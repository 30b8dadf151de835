import type { Page } from '@playwright/test';
import { expect, test } from '@standby/testing/playwright';
import {
  blackOut,
  box,
  button,
  CURTAIN_UP,
  figure,
  openRoom,
  pressTimes,
  sendMessage,
  SIZES,
  STEP,
  until,
} from './room-page';

const MINUTE = 60_000;

test.use({ timezoneId: 'UTC' });

const transport = (page: Page) => page.getByRole('group', { name: 'Timer controls' });
const blackout = (page: Page) => button(page, 'Blackout');
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/u }).first();

/** Result of `positions` for an element that is not in the page. */
const NO_BOX = '0 0 0 0';

/**
 * Returns the places of the figures, the transport, Play and Blackout in the page, at each size of
 * the window.
 */
async function positions(page: Page): Promise<unknown> {
  const parts = page
    .getByRole('timer')
    .or(transport(page))
    .or(transport(page).getByRole('button'))
    .or(blackout(page));
  const boxes = () =>
    parts.evaluateAll((elements) => {
      window.scrollTo(0, 0);
      const places = elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      });
      return places.toSorted((one, other) => one.localeCompare(other));
    });
  const measured: unknown[] = [];
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    // The controls of a phone move to another place of the document a frame later, and the old ones
    // have no box then.
    let places: string[] = [];
    await expect
      .poll(async () => {
        places = await boxes();
        return places.includes(NO_BOX);
      })
      .toBe(false);
    measured.push(places);
  }
  await page.setViewportSize(SIZES[0]);
  return measured;
}

test('figure, Play and Blackout keep their places', async ({ page }) => {
  await openRoom(page);
  const before = await positions(page);
  const expectUnmoved = async () => expect(await positions(page)).toEqual(before);

  await test.step('a message on the viewers, a flash, a blackout', async () => {
    await sendMessage(page, 'Beginners to the stage, please. '.repeat(5));
    await button(page, 'Show on viewers').click();
    await button(page, 'Flash').click();
    await blackOut(page);
    await expect(page.getByRole('alert')).toContainText('The viewers are black.');
    await expect(blackout(page)).toContainText('On');
    await expectUnmoved();
    const isRed = await page.getByRole('button').evaluateAll((buttons) => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--color-stop)';
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return buttons.some((each) => getComputedStyle(each).backgroundColor === color);
    });
    expect(isRed, 'no button is filled with red').toBe(false);
  });
  await test.step('an hour, the warning, the overrun', async () => {
    await pressTimes(page, '+', 50);
    await expect(figure(page)).toHaveText('1:00:00');
    await expectUnmoved();
    await pressTimes(page, '-', 59);
    await button(page, 'Play').click();
    await expect(page.getByText('Standby').first()).toBeVisible();
    await page.clock.runFor(MINUTE + 7_000);
    await expect(page.getByText('Time', { exact: true }).first()).toBeVisible();
    await expectUnmoved();
  });
  await test.step('a notice', async () => {
    await page.clock.setSystemTime(CURTAIN_UP + 20 * MINUTE);
    await page.clock.runFor(2_000);
    await expect(page.getByText(/^This computer's clock was set/u)).toBeVisible();
    await expectUnmoved();
  });
});

test.describe('the clock of an American desk', () => {
  test.use({ locale: 'en-US' });

  test('fits its panel in a show of another zone, with AM and PM', async ({ page }) => {
    await page.clock.install({ time: Date.UTC(2026, 10, 20, 5, 28) });
    await page.goto('/room/miss-julie');
    const clock = page.locator('[data-fact=clock]').filter({ visible: true });
    await expect(clock).toContainText('Show’s clock MST');
    await expect(clock).toContainText(/10:28:\d\d PM/u);
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      const overflow = () => clock.evaluate((fact) => fact.scrollWidth - fact.clientWidth);
      await expect.poll(overflow, `at ${viewport.width} px`).toBe(0);
    }
  });
});

test('a phone has its controls in reach and uncovered, upright and on its side', async ({
  page,
}) => {
  await page.setViewportSize(SIZES[1]);
  await openRoom(page);
  await blackOut(page);

  await test.step('upright: two rows at the bottom, all of 48 px, above them Undo', async () => {
    const rows = ['-1m', 'Play', '+1m', 'Blackout', 'Flash', 'Message'];
    for (const name of rows) {
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      const { height, width } = await box(button(page, name));
      expect(Math.min(height, width)).toBeGreaterThanOrEqual(48);
    }
    const alert = await box(page.getByRole('alert'));
    expect(alert.bottom).toBeLessThanOrEqual((await box(figure(page))).y);
    expect((await box(undo(page))).bottom).toBeLessThanOrEqual((await box(transport(page))).y);
    // A click waits until nothing covers the button.
    await button(page, 'Follow').click();
  });
  await test.step('scrolled: a clock of 48 px, and nothing below the controls', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const clock = await page.evaluate(() => {
      const strip = document.elementFromPoint(100, 24)?.closest('[aria-hidden="true"]');
      const { top = -1, height = 0 } = strip?.getBoundingClientRect() ?? {};
      return { text: strip?.textContent, top, height };
    });
    expect(clock).toMatchObject({ top: 0, height: 48 });
    expect(clock.text).toMatch(/^Timer 1.*Blackout.*10:00/u);
    const last = await box(page.getByRole('region', { name: 'Connected' }));
    expect(last.bottom).toBeLessThanOrEqual((await box(undo(page))).y);
  });
  await test.step('on its side: the clock left, the controls right', async () => {
    await page.setViewportSize(SIZES[2]);
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const name of ['Play', 'Blackout', 'Message', 'Focus', 'Follow'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    await expect(figure(page)).toBeInViewport({ ratio: 1 });
    const { x, width } = await box(figure(page));
    expect(x + width).toBeLessThanOrEqual((await box(transport(page))).x);
  });
  await test.step('at 200 %: upright all in reach, on its side nothing over the clock', async () => {
    await page.setViewportSize({ width: 195, height: 422 });
    for (const name of ['-1m', 'Play', '+1m', 'Blackout', 'Flash', 'Message'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    await expect(figure(page)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 422, height: 195 });
    await figure(page).scrollIntoViewIfNeeded();
    const isFree = await figure(page).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [0.1, 0.5, 0.9].every((share) =>
        element.contains(document.elementFromPoint(left + width / 2, top + height * share)),
      );
    });
    expect(isFree).toBe(true);
    await page.setViewportSize(SIZES[2]);
    await page.evaluate(() => window.scrollTo(0, 0));
  });
  await test.step('the menu has the tools and the other screens', async () => {
    await button(page, 'Menu').click();
    await until(page, () =>
      expect(page.getByRole('menuitem', { name: 'Share' })).toBeVisible(STEP),
    );
    await expect(page.getByRole('menuitem', { name: 'Rooms' })).toHaveAttribute('href', '/rooms');
    await page.keyboard.press('Escape');
  });
});

/** Returns how often a text is in sight, in any element. */
const timesSeen = (page: Page, text: string): Promise<number> =>
  page.evaluate((wanted) => {
    const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
    let count = 0;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.textContent?.includes(wanted)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { x, y, width, height } = range.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      if (top && node.parentElement && top.contains(node.parentElement)) count += 1;
    }
    return count;
  }, text);

test('a desk of 1440 px has the figure of the live timer once, and C and R scroll nothing', async ({
  page,
}) => {
  await openRoom(page);
  await button(page, 'Play').click();
  await page.clock.runFor(7_000);
  await expect(figure(page)).toHaveText('9:53');
  expect(await timesSeen(page, '9:53')).toBe(1);
  for (const [key, name] of [
    ['c', 'Calls'],
    ['r', 'Rundown'],
  ] as const) {
    await page.keyboard.press(key);
    await until(page, () =>
      expect(page.getByRole('region', { name, exact: true })).toBeVisible(STEP),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});
