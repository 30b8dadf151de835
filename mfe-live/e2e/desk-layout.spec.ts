import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@standby/shared-ui/testing/playwright';
import { pixelsOf } from './pixels';
import { button, CURTAIN_UP, figure, openRoom, sendMessage, STEP, tab, until } from './room-page';

const MINUTE = 60_000;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

test.use({ timezoneId: 'UTC' });

const transport = (page: Page) => page.getByRole('group', { name: 'Timer controls' });
const blackout = (page: Page) => button(page, 'Blackout');
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/u }).first();

/** Where the figures, the transport, Play and Blackout are in the page, at each size of the window. */
async function positions(page: Page): Promise<unknown> {
  const parts = page
    .getByRole('timer')
    .or(transport(page))
    .or(transport(page).getByRole('button'))
    .or(blackout(page));
  const measured: unknown[] = [];
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    measured.push(
      await parts.evaluateAll((elements) => {
        window.scrollTo(0, 0);
        return elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        });
      }),
    );
  }
  await page.setViewportSize(SIZES[0]);
  return measured;
}

async function blackOut(page: Page): Promise<void> {
  await blackout(page).click();
  await until(page, () => expect(button(page, 'Black out')).toBeFocused(STEP));
  await page.keyboard.press('Enter');
  await until(page, () => expect(page.getByRole('dialog')).toHaveCount(0, STEP));
}

/** Presses a key of the room many times at once. */
function pressTimes(page: Page, key: string, count: number): Promise<void> {
  return page.evaluate(
    ([pressed, times]) => {
      for (let press = 0; press < times; press += 1)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
    },
    [key, count] as const,
  );
}

test('figure, Play and Blackout stay where they are, whatever happens', async ({ page }) => {
  await openRoom(page);
  const before = await positions(page);
  const expectUnmoved = async () => expect(await positions(page)).toEqual(before);

  await test.step('a message on the viewers, a flash, a blackout', async () => {
    await sendMessage(page, 'Beginners to the stage, please. '.repeat(5));
    await button(page, 'Show on viewers').click();
    await button(page, 'Flash').click();
    await expectUnmoved();
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
    await expectUnmoved();
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

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error('It has no box.');
  return { ...found, bottom: found.y + found.height };
}

/** Names of the buttons and tabs whose words need more room than they have. */
/** Words and values under the figure that lie over one another. */
function overlappingFacts(page: Page): Promise<string[]> {
  return page.locator('[data-fact] > *').evaluateAll((parts) => {
    const boxes = parts.flatMap((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return right > left ? [{ left, right, top, bottom, text: part.textContent }] : [];
    });
    return boxes.flatMap((one, place) =>
      boxes
        .slice(place + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        )
        .map((other) => `${one.text} / ${other.text}`),
    );
  });
}

function escaping(page: Page): Promise<(string | null)[]> {
  return page
    .locator('main')
    .locator('button, [role="tab"]')
    .evaluateAll((targets) =>
      targets
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
}

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
  await test.step('the menu has the tools and the other screens', async () => {
    await button(page, 'Menu').click();
    await until(page, () =>
      expect(page.getByRole('menuitem', { name: 'Share' })).toBeVisible(STEP),
    );
    await expect(page.getByRole('menuitem', { name: 'Rooms' })).toHaveAttribute('href', '/rooms');
    await page.keyboard.press('Escape');
  });
});

test('wide windows get a larger figure, and large text stays in its place', async ({ page }) => {
  await openRoom(page);
  await test.step('the figure grows with the window', async () => {
    const sizes: number[] = [];
    for (const [width, height] of [
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      sizes.push(await page.getByRole('timer').last().evaluate(sizeOf));
    }
    const [laptop = 0, desktop = 0, large = 0] = sizes;
    expect(desktop).toBeGreaterThan(1.4 * laptop);
    expect(large).toBeGreaterThan(1.4 * desktop);
  });
  await test.step('at 1280 px each name beside the clock is on one line, a late call with it', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('c');
    await page.getByLabel('Curtain up').fill('19:40');
    await page.getByLabel('Curtain up').press('Enter');
    const choices = page.getByRole('group', { name: 'Show beside the clock' }).getByRole('button');
    await until(page, () => expect(choices.nth(1)).toContainText('Late', STEP));
    const heights = await choices.evaluateAll((names) => names.map((name) => name.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(48);
    expect(await escaping(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });
  await test.step('the rail is over what scrolls under it', async () => {
    await page.mouse.wheel(0, 400);
    const rail = page.getByRole('group', { name: 'On viewers' });
    const isOnTop = await rail.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 40, top + height / 2));
    });
    expect(isOnTop).toBe(true);
  });
  await test.step('on a small phone no fact covers another', async () => {
    await page.keyboard.press(' ');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overlappingFacts(page)).toEqual([]);
  });
  await test.step('no word leaves its button at 24 px', async () => {
    await page.evaluate(() => {
      const large = new CSSStyleSheet();
      large.replaceSync('html { font-size: 24px }');
      document.adoptedStyleSheets.push(large);
    });
    for (const viewport of [...SIZES, { width: 768, height: 1024 }]) {
      await page.setViewportSize(viewport);
      expect(await escaping(page), `at ${viewport.width} px`).toEqual([]);
      expect(await overlappingFacts(page), `at ${viewport.width} px`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overflow).toBe(viewport.width);
      for (const name of ['Pause', 'Blackout']) await expect(button(page, name)).toBeVisible();
    }
  });
  await test.step('at 24 px and 390 px of height a dialog shows what is in it', async () => {
    await page.setViewportSize(SIZES[2]);
    await button(page, 'Menu').click();
    const item = page.getByRole('menuitem', { name: 'Customize' });
    await until(page, () => expect(item).toBeVisible(STEP));
    await item.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Customize' });
    await until(page, () => expect(dialog).toBeVisible(STEP));
    for (const part of [
      dialog.getByRole('radio', { name: /^Light/u }),
      dialog.getByRole('button', { name: 'Apply to viewers' }),
    ]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
});

test('the show mode has all of it in view, in large text and in forced colours too', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await openRoom(page);
  await blackOut(page);
  await page.keyboard.press('s');
  await expect(page.getByRole('group', { name: 'Desk' })).toBeFocused();
  await expect(page.locator('[data-show-mode]')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await page.evaluate(() => {
    const large = new CSSStyleSheet();
    large.replaceSync('html { font-size: 24px }');
    document.adoptedStyleSheets.push(large);
  });
  for (const viewport of [...SIZES, { width: 768, height: 1024 }, { width: 2560, height: 1440 }]) {
    await page.setViewportSize(viewport);
    for (const name of ['-1m', 'Play', '+1m', 'Blackout', 'Flash', 'Leave show mode'])
      await expect(button(page, name), `at ${viewport.width} px`).toBeInViewport({ ratio: 1 });
    await expect(figure(page)).toBeInViewport({ ratio: 1 });
    const next = page.getByRole('button', { name: /^Next: Intermission/u });
    await expect(next).toBeInViewport({ ratio: 1 });
    // Of the longest names the beginning at least.
    expect((await box(next.getByText('Intermission'))).width).toBeGreaterThan(32);
    const alert = page.getByRole('alert');
    await expect(alert).toBeInViewport({ ratio: 1 });
    const clock = page.getByText('19:30:00', { exact: true });
    expect((await box(alert)).bottom).toBeGreaterThan((await box(clock.last())).y);
    expect((await box(clock.last())).height).toBeLessThan(1.5 * (await box(alert)).height);
    expect(await escaping(page), `at ${viewport.width} px`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await pressTimes(page, '-', 10);
  const ink = await painted(page, 'CanvasText');
  const square = page.locator('[data-show-mode] [data-shape="time"]');
  expect(await hasColor(square, ink)).toBe(true);
  expect(await hasColor(page.getByRole('progressbar'), await painted(page, 'Highlight'))).toBe(
    true,
  );
});

type Color = readonly (number | undefined)[];

/** How a system colour looks on the page: Chromium's Highlight lets the page shine through. */
async function painted(page: Page, color: string): Promise<Color> {
  await page.evaluate((background) => {
    const probe = document.createElement('div');
    probe.id = 'probe';
    probe.style.cssText = `position: fixed; inset: 0 auto auto 0; z-index: 99; width: 9px; height: 9px;
      forced-color-adjust: none; background: ${background}`;
    document.body.append(probe);
  }, color);
  const probe = page.locator('#probe');
  const { data } = await pixelsOf(probe);
  await probe.evaluate((element) => element.remove());
  return Array.from(data.slice(0, 3));
}

/** Whether a place has a pixel of a colour. */
async function hasColor(place: Locator, [red, green, blue]: Color): Promise<boolean> {
  const { data } = await pixelsOf(place);
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) return true;
  return false;
}

test('forced colours show state, progress, the selected timer and what is pressed', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openRoom(page);
  await pressTimes(page, '-', 5);
  const highlight = await painted(page, 'Highlight');
  const ink = await painted(page, 'CanvasText');
  const panel = page.getByRole('region', { name: 'Timer 1' });
  expect(await hasColor(panel.getByText('Ready'), ink)).toBe(true);
  expect(await hasColor(panel.getByRole('progressbar'), highlight)).toBe(true);
  expect(await hasColor(tab(page, 'Timer 1'), highlight)).toBe(true);
  expect(await hasColor(tab(page, 'Intermission'), highlight)).toBe(false);
  expect(await hasColor(button(page, 'Follow'), highlight)).toBe(true);
  expect(await hasColor(button(page, 'Focus'), highlight)).toBe(false);
});
