import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  layoutShifts,
  recordLayoutShifts,
  test,
} from '@standby/testing/playwright';

const widths = [390, 768, 1440, 1920];

async function openGallery(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
}

/** Hides all other chapters, so that axe does not read the whole gallery again. */
function keepChapters(page: Page, ...kept: string[]): Promise<void> {
  return page.locator('main section[id]').evaluateAll((chapters: HTMLElement[], kept) => {
    for (const chapter of chapters) chapter.style.display = kept.includes(chapter.id) ? '' : 'none';
  }, kept);
}

test('axe finds nothing in the gallery on a desktop, nor in its popups on a phone', async ({
  page,
}) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Show undo' }).click();
  const toast = page.getByRole('dialog', { name: 'Studio B deleted' });
  await expect(toast).toBeVisible();
  await expectAccessible(page, [1440]);
  await toast.getByRole('button', { name: 'Close' }).click();
  await test.step('a menu', async () => {
    await keepChapters(page, 'overlays', 'navigation', 'structure');
    await page.getByRole('button', { name: 'Northern Stage' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, [390]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
  });
  await test.step('a dialog', async () => {
    await page.getByRole('button', { name: 'Manage room' }).click();
    await expect(page.getByRole('dialog', { name: 'Manage Studio B' })).toBeVisible();
    await expectAccessible(page, [390]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await test.step('a select', async () => {
    await keepChapters(page, 'fields');
    await page.getByRole('combobox', { name: 'Timezone' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectAccessible(page, [390]);
  });
});

test('the page for remotes copies code, and axe finds nothing there', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/');
  await page.getByRole('link', { name: 'Code to copy for your remote' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('For your remote');
  await page.getByRole('button', { name: 'Copy the code of TextField' }).click();
  await expect(page.getByText('The code of TextField is copied')).toBeVisible();
  await expectAccessible(page, [390]);
});

test('the page fits the width of the screen, and targets are high enough', async ({ page }) => {
  await openGallery(page);
  const controls = page.locator(
    'main :is(button, a[class], [role=combobox], input:not([type=checkbox], [type=radio], [type=hidden]))',
  );
  const heights = () =>
    controls.evaluateAll((found) =>
      found
        .filter((control) => !control.closest('[aria-hidden=true]'))
        .map((control) => ({ control: control.outerHTML, height: control.clientHeight + 2 })),
    );
  expect((await heights()).length).toBeGreaterThan(40);
  // The code of selects arrives when the page is idle, and replaces the placeholders.
  await expect.poll(async () => (await heights()).filter(({ height }) => height < 36)).toEqual([]);
  const button = await page.getByRole('button', { name: 'Manage room' }).boundingBox();
  expect(button?.height).toBeGreaterThanOrEqual(44);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width} px`).toBe(0);
  }
});

/** Returns the contrast of two colours in the form `rgb(…)`, as WCAG 2 defines it. */
function contrast(...colors: readonly [string, string]): number {
  const [darker = 0, lighter = 0] = colors
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = [...color.matchAll(/\d+/gu)].map(([channel]) => {
        const share = Number(channel) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

test('the theme is the system’s until one is chosen, and can differ in a part of the page', async ({
  page,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await openGallery(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await ground();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await ground();
  expect(light).not.toBe(dark);
  const track = page.getByRole('progressbar').first();
  const edge = () => track.evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(contrast(await edge(), light)).toBeGreaterThanOrEqual(3);
  await page.getByRole('button', { name: 'Use dark theme' }).click();
  expect(await ground()).toBe(dark);
  expect(contrast(await edge(), dark)).toBeGreaterThanOrEqual(3);
  const part = await page.evaluate(() => {
    const element = document.createElement('div');
    element.dataset['theme'] = 'light';
    document.body.append(element);
    return getComputedStyle(element).backgroundColor;
  });
  expect(part).toBe(light);
  await test.step('the choice applies before the first paint of the page', async () => {
    await page.addInitScript(() => {
      const note = () =>
        sessionStorage.setItem('seen', document.documentElement.dataset['theme'] ?? '');
      document.addEventListener('readystatechange', note, { once: true });
    });
    await page.reload();
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('dark');
    expect(await ground()).toBe(dark);
  });
});

test('the layout stays the same when the fonts arrive', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await recordLayoutShifts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check('500 40px Fraunces'))).toBe(false);
  release();
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('500 40px Fraunces')))
    .toBe(true);
  const total = (await layoutShifts(page)).reduce((sum, shift) => sum + shift, 0);
  expect(total).toBeLessThan(0.02);
});

test('a pressed button differs from the others in forced colours, and its text is legible', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openGallery(page);
  const lookOf = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .first()
      .evaluate((button) => {
        const { backgroundColor, color, forcedColorAdjust } = getComputedStyle(button);
        return { backgroundColor, color, forcedColorAdjust };
      });
  for (const [pressed, other] of [
    ['Follow', 'Play'],
    ['Pressed', 'secondary'],
  ] as const) {
    const look = await lookOf(pressed);
    const { backgroundColor } = await lookOf(other);
    expect(look.backgroundColor).not.toBe(backgroundColor);
    expect(look.color).not.toBe(look.backgroundColor);
    // Otherwise the browser paints the text on a strip of the page's colour.
    expect(look.forcedColorAdjust).toBe('none');
  }
});
