import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@standby/testing/playwright';
import { pixelsOf } from '../../packages/room-parts/e2e/pixels';
import {
  blackOut,
  box,
  button,
  escaping,
  figure,
  openRoom,
  pressTimes,
  setLargeText,
  SIZES,
  STEP,
  tab,
  until,
} from './room-page';

test.use({ timezoneId: 'UTC' });

/** Returns the words and values under the figure that overlap. */
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

/** Returns the size of each element's text, in CSS pixels. */
function textSizes(page: Page, selector: string): Promise<number[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
}

test('the countdown is the largest text, a phone has in reach all that acts, wide windows get a larger figure, and large text stays in its place @all', async ({
  page,
}) => {
  await openRoom(page);
  await test.step('the countdown is the largest text', async () => {
    const figures = await textSizes(page, '[role="timer"]');
    const others = await textSizes(page, 'main :not([role="timer"])');
    expect(Math.min(...figures)).toBeGreaterThan(Math.max(...others));
    await expect(figure(page)).toHaveCSS('font-variant-numeric', 'tabular-nums');
    await expect(figure(page)).toHaveCSS('font-family', /^"Barlow Condensed"/u);
  });
  await test.step('on a phone everything that acts is in reach', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const main = page.locator('main');
    const sizes = () =>
      main
        .getByRole('button')
        .or(main.getByRole('tab'))
        .evaluateAll((targets) =>
          targets.map((target) => {
            const { width, height } = target.getBoundingClientRect();
            return { name: target.textContent, width, height };
          }),
        );
    // The layout changes in the frame after the window's size has changed.
    await expect
      .poll(async () =>
        (await sizes()).filter(({ width, height }) => Math.min(width, height) < 43.9),
      )
      .toEqual([]);
    expect((await sizes()).length).toBeGreaterThan(15);
    const controls = page.getByRole('group', { name: 'Timer controls' });
    await expect(controls).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 2_000);
    await expect(controls).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.evaluate(() => window.scrollTo(0, 0));
  });
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
  await test.step('from 1600 px all panels are beside the clock, which has two fifths, and all controls are in view', async () => {
    await page.setViewportSize({ width: 1600, height: 900 });
    for (const name of ['Rundown', 'Calls', 'Messages', 'Log'])
      await expect(page.getByRole('region', { name })).toBeVisible();
    const { width } = await box(page.getByRole('region', { name: 'Timer 1' }));
    expect(width / 1600).toBeCloseTo(0.375, 1);
    for (const name of ['Play', 'Blackout', 'Flash'])
      await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    expect(await escaping(page)).toEqual([]);
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
  await test.step('the rail covers the content that scrolls under it', async () => {
    await page.mouse.wheel(0, 400);
    const rail = page.getByRole('group', { name: 'On viewers' });
    const isOnTop = await rail.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 40, top + height / 2));
    });
    expect(isOnTop).toBe(true);
  });
  await test.step('on a small phone no fact covers another', async () => {
    await page.keyboard.press('p');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overlappingFacts(page)).toEqual([]);
  });
  await test.step('no word leaves its button at 24 px', async () => {
    await setLargeText(page);
    for (const viewport of [...SIZES, { width: 768, height: 1024 }]) {
      await page.setViewportSize(viewport);
      expect(await escaping(page), `at ${viewport.width} px`).toEqual([]);
      expect(await overlappingFacts(page), `at ${viewport.width} px`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overflow).toBe(viewport.width);
      for (const name of ['Pause', 'Blackout']) await expect(button(page, name)).toBeVisible();
    }
  });
  await test.step('a dialog shows its contents at 24 px and 390 px of height', async () => {
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

test('the show mode has all of it in view, in large text and in forced colours too @all', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await openRoom(page);
  await blackOut(page);
  await page.keyboard.press('l');
  await expect(page.getByRole('group', { name: 'Desk' })).toBeFocused();
  await expect(page.locator('[data-show-mode]')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await setLargeText(page);
  for (const viewport of [...SIZES, { width: 768, height: 1024 }, { width: 2560, height: 1440 }]) {
    await page.setViewportSize(viewport);
    for (const name of ['-1m', 'Play', '+1m', 'Blackout', 'Flash', 'Leave show mode'])
      await expect(button(page, name), `at ${viewport.width} px`).toBeInViewport({ ratio: 1 });
    await expect(figure(page)).toBeInViewport({ ratio: 1 });
    const next = page.getByRole('button', { name: /^Next: Intermission/u });
    await expect(next).toBeInViewport({ ratio: 1 });
    // At least the beginning of the longest names is in view.
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
  const highlight = await painted(page, 'Highlight');
  expect(await hasColor(page.getByRole('progressbar'), highlight)).toBe(true);

  await test.step('outside of it: state, progress, the selected timer and pressed buttons', async () => {
    await page.keyboard.press('d');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('l');
    await page.setViewportSize(SIZES[0]);
    await button(page, '+1m').click();
    const panel = page.getByRole('region', { name: 'Timer 1' });
    expect(await hasColor(panel.getByText('Ready'), ink)).toBe(true);
    expect(await hasColor(panel.getByRole('progressbar'), highlight)).toBe(true);
    expect(await hasColor(tab(page, 'Timer 1'), highlight)).toBe(true);
    expect(await hasColor(tab(page, 'Intermission'), highlight)).toBe(false);
    const selected = await painted(page, 'SelectedItem');
    expect(await hasColor(button(page, 'Follow'), selected)).toBe(true);
    expect(await hasColor(button(page, 'Focus'), selected)).toBe(false);
  });
});

type Color = readonly (number | undefined)[];

/**
 * Returns how a system colour looks on the page: Chromium's Highlight lets the page shine through.
 */
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
