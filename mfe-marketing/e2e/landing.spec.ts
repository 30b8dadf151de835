import type { Page } from '@playwright/test';
import { layoutShifts, recordLayoutShifts } from '@standby/testing/playwright';
import { expect, test } from './fixtures';

test('the figures below the countdown span the width of the page', async ({ page, open }) => {
  await open('/');
  const claims = await page.getByText('50K+').locator('xpath=ancestor::dl').boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const last = await page.getByRole('banner').getByText('Get Started').boundingBox();
  if (!claims || !heading || !last) throw new Error('They have no boxes.');
  expect(claims.x).toBe(heading.x);
  expect(claims.x + claims.width).toBeGreaterThanOrEqual(last.x + last.width);
});

test('the small desk controls the small viewer, whose space is reserved until its module has loaded', async ({
  page,
  open,
}) => {
  await recordLayoutShifts(page);
  await open('/');
  // On its own the page does not preload its fonts, which move the hero.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const ofFonts = (await layoutShifts(page)).length;
  const desk = page.getByRole('region', { name: 'Desk', exact: true });
  await page
    .getByRole('heading', { name: 'One desk, every screen in step' })
    .scrollIntoViewIfNeeded();
  await desk.getByRole('button', { name: 'Play' }).click();
  const viewer = page.getByRole('region', { name: 'Viewer', exact: true });
  await expect(viewer.getByRole('timer')).toHaveText('9:59');
  await expect(desk.getByRole('timer')).toHaveText(/^9:5\d$/u);
  await desk.getByRole('button', { name: 'Blackout' }).click();
  await expect(viewer.getByRole('timer')).toHaveCount(0);
  const shifts = (await layoutShifts(page)).slice(ofFonts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
});

/** Sets the browser's text size, which no element overrides. */
function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(fontSize && `html { font-size: ${fontSize} }`);
    document.adoptedStyleSheets = [sheet];
  }, size);
}

test('each page fits a phone, and describes itself to search engines and link previews', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const path of ['/', '/terms', '/privacy', '/cookies']) {
    await open(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    // Header and footer would lose their landmark roles inside main.
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await setTextSize(page, '24px');
    for (const [width, height] of [
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overflow, `${path} at ${width} px in large text`).toBe(width);
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
    }
    await setTextSize(page, '');

    const content = async (selector: string): Promise<string> => {
      await expect(page.locator(selector)).toHaveCount(1);
      return (await page.locator(selector).getAttribute('content')) ?? '';
    };
    titles.add(await page.title());
    descriptions.add(await content('meta[name="description"]'));
    expect(await content('meta[property="og:title"]')).not.toBe('');
    expect(await content('meta[property="og:description"]')).not.toBe('');
    expect(new URL(await content('meta[property="og:url"]')).pathname).toBe(path);
    const image = await page.request.get(await content('meta[property="og:image"]'));
    expect(image.headers()['content-type']).toBe('image/jpeg');
  }
  expect(titles.size).toBe(4);
  expect(descriptions.size).toBe(4);
  await expect(page.locator('link[rel="icon"]')).not.toHaveCount(0);
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
});
