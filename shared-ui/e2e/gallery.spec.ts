import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../testing/playwright.ts';

const widths = [390, 768, 1440, 1920];

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
});

const overlays = [
  {
    what: 'a menu',
    open: async (page: Page) => {
      await page.getByRole('button', { name: 'Northern Stage' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    what: 'a select',
    open: async (page: Page) => {
      await page.getByRole('combobox', { name: 'Timezone' }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
    },
  },
  {
    what: 'a toast',
    open: async (page: Page) => {
      await page.getByRole('button', { name: 'Show undo' }).click();
      await expect(page.getByText('Studio B deleted')).toBeVisible();
    },
  },
  {
    what: 'a dialog',
    open: async (page: Page) => {
      // A dialog hides what is on the page when it opens, so all of that must have arrived.
      await expect(page.locator('[role=combobox][aria-controls$="-list"]')).toHaveCount(0);
      await page.getByRole('button', { name: 'Manage room' }).click();
      await expect(page.getByRole('dialog', { name: 'Manage Studio B' })).toBeVisible();
    },
  },
];

test.describe('at a phone’s width and a desk’s', () => {
  // The gallery is many pages in one, and axe looks at all of it four times.
  test.slow();

  test('axe finds nothing', async ({ page }) => {
    await expectAccessible(page);
  });

  for (const { what, open } of overlays) {
    test(`axe finds nothing with ${what} open`, async ({ page }) => {
      await open(page);
      await expectAccessible(page);
    });
  }
});

test('nothing is wider than the screen', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width} px`).toBe(0);
  }
});

test('buttons and fields are at least 36 px high, by default 44', async ({ page }) => {
  const heights = await page
    .locator(
      'main :is(button, a[class], [role=combobox], input:not([type=checkbox], [type=radio], [type=hidden]))',
    )
    .evaluateAll((controls) =>
      controls
        .filter((control) => !control.closest('[aria-hidden=true]'))
        .map((control) => ({ control: control.outerHTML, height: control.clientHeight + 2 })),
    );
  expect(heights.length).toBeGreaterThan(40);
  expect(heights.filter(({ height }) => height < 36)).toEqual([]);
  const button = await page.getByRole('button', { name: 'Manage room' }).boundingBox();
  expect(button?.height).toBeGreaterThanOrEqual(44);
});

test.describe('the theme', () => {
  test('is the system’s until one is chosen, then the choice outlives a reload', async ({
    page,
  }) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await ground();
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await ground();
    expect(light).not.toBe(dark);
    await page.getByRole('button', { name: 'Use dark theme' }).click();
    expect(await ground()).toBe(dark);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Use light theme' })).toBeVisible();
    expect(await ground()).toBe(dark);
  });

  test('is right before the page is first painted', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: 'Use dark theme' }).click();
    await page.addInitScript(() => {
      document.addEventListener(
        'readystatechange',
        () => {
          globalThis.sessionStorage.setItem(
            'seen',
            document.documentElement.dataset['theme'] ?? '',
          );
        },
        { once: true },
      );
    });
    await page.reload();
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('dark');
  });

  test('follows the choice of another tab', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const other = await context.newPage();
    await other.emulateMedia({ colorScheme: 'dark' });
    await other.goto('/');
    await other.getByRole('button', { name: 'Use light theme' }).click();
    await expect(page.getByRole('button', { name: 'Use dark theme' })).toBeVisible();
  });

  test('can differ in a part of the page', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const colours = await page.evaluate(() => {
      const part = document.createElement('div');
      part.dataset['theme'] = 'light';
      document.body.append(part);
      return [document.body, part].map((element) => getComputedStyle(element).backgroundColor);
    });
    expect(colours[0]).not.toBe(colours[1]);
  });
});

test('the fonts change nothing of the layout when they arrive', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await page.evaluate(() => document.fonts.ready);
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('500 40px Fraunces')))
    .toBe(true);
  const total = await page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
  expect(total).toBeLessThan(0.02);
});
