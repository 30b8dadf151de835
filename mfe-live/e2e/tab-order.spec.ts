import type { Page } from '@playwright/test';
import { expect, test } from '@standby/testing/playwright';
import { openRoom, setLargeText, SIZES } from './room-page';

const HEADER = 'main header';
/** The row of the show mode with the way out. */
const TOP = '[data-show-mode] div:has(> div > [aria-label="Leave show mode"])';
const ALL_SIZES = [...SIZES, { width: 768, height: 1024 }, { width: 1920, height: 1080 }];

/**
 * Returns the elements that Tab reaches inside an element, in its order, and in the order in which
 * they are seen, row by row.
 */
async function orders(page: Page, inside: string) {
  await page.locator(inside).evaluate((region: HTMLElement) => {
    region.tabIndex = -1;
    region.focus();
  });
  const stops: { name: string; top: number; bottom: number; left: number }[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((selector) => {
      const element = document.activeElement;
      if (!element?.closest(selector)) return null;
      const { top, bottom, left } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent;
      const list = element.closest('ul');
      const seenAt = { name: name || element.tagName, top, bottom, left };
      if (!list || list.scrollWidth <= list.clientWidth) return seenAt;
      // The focus scrolls the strip of the show's pages, so its links count at the place of the
      // strip, one after the other.
      const start = list.getBoundingClientRect().left;
      return { ...seenAt, left: start + (left - start + list.scrollLeft) / list.scrollWidth };
    }, inside);
    if (!stop) break;
    stops.push(stop);
  }
  const seen = stops.toSorted((one, other) => {
    const isBelow = one.top >= other.bottom || other.top >= one.bottom;
    return isBelow ? one.top - other.top : one.left - other.left;
  });
  return { tabs: stops.map(({ name }) => name), seen: seen.map(({ name }) => name) };
}

test('Tab goes through the header of the room and through the top of the show mode as they are seen', async ({
  page,
}) => {
  await openRoom(page);
  for (const viewport of ALL_SIZES) {
    await page.setViewportSize(viewport);
    const { tabs, seen } = await orders(page, HEADER);
    expect(tabs, `at ${viewport.width} px`).toEqual(seen);
    expect(tabs.slice(0, 2)).toEqual(['Dashboard', 'Hamlet']);
    expect(tabs.length).toBeGreaterThan(2);
    // The keyboard map, which is last, has no row of its own.
    const tops = page
      .locator(HEADER)
      .getByRole('button')
      .evaluateAll((buttons) => [
        ...new Set(buttons.map((target) => Math.round(target.getBoundingClientRect().bottom))),
      ]);
    expect(await tops, `rows of tools at ${viewport.width} px`).toHaveLength(1);
  }
  await page.getByRole('group', { name: 'Desk' }).focus();
  await page.keyboard.press('l');
  for (const isLarge of [false, true]) {
    if (isLarge) await setLargeText(page);
    for (const viewport of ALL_SIZES) {
      await page.setViewportSize(viewport);
      const { tabs, seen } = await orders(page, TOP);
      expect(tabs, `at ${viewport.width} px`).toEqual(seen);
      expect(tabs).toHaveLength(2);
    }
  }
});

/**
 * Returns the elements that Tab reaches in the desk, and the same elements from top to bottom.
 * Elements that stick to the window count at their own place.
 */
async function deskOrders(page: Page) {
  await page.getByRole('group', { name: 'Desk' }).focus();
  const stops = await page.evaluateHandle((): Element[] => []);
  for (;;) {
    await page.keyboard.press('Tab');
    const isInside = await stops.evaluate((found) => {
      const element = document.activeElement;
      if (!element?.closest('[role="group"][aria-label="Desk"]')) return false;
      found.push(element);
      return true;
    });
    if (!isInside) break;
  }
  return stops.evaluate((found) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const places = found.map((element) => {
      const { top, bottom, left } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent;
      const list = element.closest('ul');
      const seenAt = { name: name || element.tagName, top, bottom, left };
      if (!list || list.scrollWidth <= list.clientWidth) return seenAt;
      // The focus scrolls the strip of the show's pages, so its links count at the place of the
      // strip, one after the other.
      const start = list.getBoundingClientRect().left;
      return { ...seenAt, left: start + (left - start + list.scrollLeft) / list.scrollWidth };
    });
    const seen = places.toSorted((one, other) => {
      const isBelow = one.top >= other.bottom || other.top >= one.bottom;
      return isBelow ? one.top - other.top : one.left - other.left;
    });
    return { tabs: places.map(({ name }) => name), seen: seen.map(({ name }) => name) };
  });
}

test('on a phone Tab reaches the controls at the foot of the window last, as they are seen', async ({
  page,
}) => {
  await openRoom(page);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('group', { name: 'Timer controls' })).toBeInViewport();
    const { tabs, seen } = await deskOrders(page);
    expect(tabs, `at ${viewport.width} px`).toEqual(seen);
    expect(tabs.slice(-6).map((name) => /^(?:[-+]1m|[A-Z][a-z]+)/u.exec(name)?.[0])).toEqual([
      '-1m',
      'Play',
      '+1m',
      'Blackout',
      'Flash',
      'Message',
    ]);
  }
});

test('a phone that is turned keeps its controls', async ({ page }) => {
  await openRoom(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const controls = page.getByRole('group', { name: 'Timer controls' });
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(controls).toHaveCount(1);
    await expect(controls).toBeInViewport({ ratio: 1 });
  }
});
