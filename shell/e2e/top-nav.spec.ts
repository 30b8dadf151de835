import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '@standby/testing/playwright';
import { goInside } from './go-inside';

const switcher = (page: Page) => page.getByRole('button', { name: /^Organization:/u });

/** Returns the elements in the banner with their distance from the window's left. */
const places = (page: Page) =>
  page.getByRole('banner').evaluate((banner) =>
    [...banner.querySelectorAll('a, button')].map((element) => {
      const { left, right, top } = element.getBoundingClientRect();
      return { text: element.textContent, left, right, top };
    }),
  );

test('from 390 to 1920 px nothing of the navigation is cut off, nor in large text or forced colours', async ({
  page,
}) => {
  await page.goto('/rooms');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
  const menu = page.getByRole('menu');
  for (const width of [390, 768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const closed = await places(page);
    expect(closed.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Presentations', 'Rooms', 'Devices', 'Billing']),
    );
    for (const { text, left, right } of closed) {
      expect(left, `${text} at ${width} px`).toBeGreaterThanOrEqual(0);
      expect(right, `${text} at ${width} px`).toBeLessThanOrEqual(width);
    }
    await switcher(page).click();
    await expect(menu).toBeVisible();
    expect(await places(page), `an open menu moves nothing at ${width} px`).toEqual(closed);
    const { left, right, overflow } = await menu.evaluate((element) => ({
      left: element.getBoundingClientRect().left,
      right: element.getBoundingClientRect().right,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(overflow, `at ${width} px`).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
  await test.step('at 1920 px the brand is on the grid of the screen', async () => {
    const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(brand?.x).toBe(heading?.x);
  });
  await test.step('in forced colours the current tab has a mark that no other tab has', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const mark = (name: string) =>
      page
        .getByRole('link', { name, exact: true })
        .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
    expect(await mark('Rooms')).not.toBe(await mark('Devices'));
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('in text of 24 px nothing covers anything else on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      const large = new CSSStyleSheet();
      large.replaceSync('html { font-size: 24px }');
      document.adoptedStyleSheets.push(large);
    });
    const all = await places(page);
    const tabsTop = all.find(({ text }) => text === 'Rooms')?.top ?? 0;
    for (const row of [
      all.filter(({ top }) => top < tabsTop),
      all.filter(({ top }) => top >= tabsTop),
    ]) {
      expect(row.length).toBeGreaterThanOrEqual(4);
      for (const [index, { text, left }] of row.entries())
        expect(left, text).toBeGreaterThanOrEqual(row[index - 1]?.right ?? 0);
    }
  });
});

test('axe finds nothing on a missing remote, an open menu and the page for an unknown path', async ({
  page,
  guard,
}) => {
  guard.allowConsole(/Failed to load resource|^error: \[mfe-\w+@/u);
  await page.route(/\/remotes\/(?:venue|auth)\//u, (route) => route.abort());
  await test.step('a missing screen of the app', async () => {
    await page.goto('/rooms');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessible(page, [1440]);
  });
  await test.step('an open menu', async () => {
    await switcher(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page, [390]);
    await page.keyboard.press('Escape');
  });
  await test.step('a missing public page', async () => {
    await goInside(page, '/auth/get-started');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-in did not load');
    await expectAccessible(page, [390]);
  });
  await test.step('an unknown path', async () => {
    await goInside(page, '/nope');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
    await expectAccessible(page, [390]);
  });
});

test('a sticky part of a screen stays visible below the navigation', async ({ page }) => {
  await page.clock.install();
  await page.goto('/room/1');
  const lift = page.getByRole('button', { name: 'Lift blackout' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 600 });
    await page.evaluate(() => window.scrollTo(0, 0));
    // A slow press on a busy machine would be a hold; a key press never is.
    await page.getByRole('button', { name: 'Blackout', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Black out' }).click();
    await expect(lift).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // A click waits until nothing covers the button.
    await lift.click();
    await expect(lift).toBeHidden();
  }
  await test.step('P plays, also after a menu of the navigation was left', async () => {
    await page.getByRole('button', { name: 'User menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Desk' })).toBeFocused();
    // A page ignores keys in its first second.
    await page.clock.runFor(1_000);
    await page.keyboard.press('p');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  });
});
