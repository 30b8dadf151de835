import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '@standby/testing/playwright';

const PAGES = [
  ['Overview', '/shows/hamlet'],
  ['Company', '/shows/hamlet/company'],
  ['Schedule', '/shows/hamlet/schedule'],
  ['Cue sheet', '/room/hamlet/cues'],
  ['Running sheet', '/room/hamlet/running'],
  ['Notes', '/shows/hamlet/notes'],
  ['Reports', '/shows/hamlet/reports'],
  ['Live room', '/room/hamlet'],
  ['On the book', '/room/hamlet/call'],
] as const;

const frame = (page: Page) => page.getByRole('navigation', { name: 'Pages of the show' });

/** Goes through all pages of the show by their links. Each link is lit and visible in the strip. */
async function walk(page: Page): Promise<void> {
  for (const [name, path] of PAGES) {
    await test.step(name, async () => {
      await frame(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      const lit = frame(page).locator('[aria-current]');
      await expect(lit).toHaveText([name]);
      // A strip that is scrolled to its end stands on a whole pixel, and its link may stand on a
      // fraction.
      await expect(lit).toBeInViewport({ ratio: 0.99 });
    });
  }
}

test('one frame leads through all pages of a show, over all of their remotes', async ({ page }) => {
  await page.goto('/shows/hamlet/company');
  await walk(page);
  await expectAccessible(page);
});

test('the frame of a phone scrolls to the page that is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shows/hamlet/company');
  await walk(page);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBeLessThanOrEqual(0);
});
