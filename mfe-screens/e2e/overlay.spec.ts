import { viewerPath } from '@standby/contracts';
import type { Page } from '@playwright/test';
import { expect, SHOW_ID, test } from '../../packages/room-parts/e2e/fake-controller';
import { pixelsOf } from '../../packages/room-parts/e2e/pixels';

const OPAQUE = 255;
/** A pixel that stands out from no dark picture, so from one picture at least. */
const DARK = 60;

/** Returns the shares of transparent pixels, and of light ones that touch the picture unoutlined. */
async function pictureOf(page: Page): Promise<{ transparent: number; unoutlined: number }> {
  const { data, width, height } = await pixelsOf(page, true);
  const alphaAt = (pixel: number) => data[pixel * 4 + 3] ?? 0;
  const isLight = (pixel: number) =>
    alphaAt(pixel) === OPAQUE && Math.max(...data.subarray(pixel * 4, pixel * 4 + 3)) > DARK;
  const pixels = Array.from({ length: width * height }, (_, pixel) => pixel);
  const touches = (pixel: number) =>
    [pixel - 1, pixel + 1, pixel - width, pixel + width].some((next) => alphaAt(next) < OPAQUE / 2);
  const light = pixels.filter(isLight);
  expect(light.length).toBeGreaterThan(1_000);
  return {
    transparent: pixels.filter((pixel) => alphaAt(pixel) === 0).length / pixels.length,
    unoutlined: light.filter(touches).length / light.length,
  };
}

test('an overlay is transparent around the parts of its address, which have an outline, also while they flash', async ({
  controller,
  openPaused,
}) => {
  const [page] = await openPaused(`${viewerPath(SHOW_ID)}?overlay=countdown,message,clock`);
  await page.setViewportSize({ width: 640, height: 360 });
  await controller.show('The house is open');
  await expect(page.getByText('The house is open', { exact: true })).toBeVisible();
  await test.step('it has no background and no frame of the app', async () => {
    const grounds = await page.evaluate(() =>
      ['html', 'body', '#root', '[data-idle]', '[data-flash]'].map((selector) => {
        const element = document.querySelector(selector);
        return element && getComputedStyle(element).backgroundColor;
      }),
    );
    expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
    for (const text of ['19:30', '10:00']) await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText('Timer 1')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link')).toHaveCount(0);
  });
  await test.step('light pixels touch no picture, calm and in a flash', async () => {
    const calm = await pictureOf(page);
    expect(calm.transparent).toBeGreaterThan(0.3);
    expect(calm.unoutlined).toBe(0);
    await controller.act({ type: 'flash' });
    await expect(page.locator('[data-flash]')).toHaveAttribute('data-flash', 'lit');
    const lit = await pictureOf(page);
    expect(lit.transparent).toBeGreaterThan(0.3);
    expect(lit.unoutlined).toBe(0);
  });
  await test.step('a blackout shows the picture alone', async () => {
    await controller.act({ type: 'blackout', isOn: true });
    await expect(page.getByRole('timer')).toHaveCount(0);
    const { data } = await pixelsOf(page, true);
    expect(data.some((value) => value !== 0)).toBe(false);
  });
});
