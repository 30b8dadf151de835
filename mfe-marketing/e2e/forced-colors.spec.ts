import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const WIDTHS = [390, 768, 1440, 1920];

/**
 * Returns the texts of a part that are wider than their element, or that another element cuts off.
 */
function clippedTexts(part: Locator): Promise<string[]> {
  return part.evaluate((root) =>
    Array.from(root.querySelectorAll<HTMLElement>('p, dt, dd, button, button span'))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
}

/**
 * Returns the pixels of a label, and the same pixels without the large figures beside it, whose
 * plates could cover it.
 */
async function pixelsOf(page: Page, part: Locator, label: Locator) {
  await label.scrollIntoViewIfNeeded();
  const clip = await label.boundingBox();
  if (!clip) throw new Error('The label is not on the page.');
  const withFigure = await page.screenshot({ clip });
  const show = (visibility: string) =>
    part.getByRole('timer').evaluateAll((figures: HTMLElement[], value) => {
      for (const figure of figures) figure.style.visibility = value;
    }, visibility);
  await show('hidden');
  const alone = await page.screenshot({ clip });
  await show('');
  return { withFigure, alone };
}

test('forced colours clip and cover no label of the demonstrations @all', async ({
  page,
  open,
}) => {
  await open('/');
  const hero = page.getByRole('region', { name: 'Live countdown' });
  await hero.getByRole('button', { name: 'Pause' }).click();
  const inStep = page.getByRole('region', { name: 'One desk, every screen in step' });
  await inStep.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1);
  await expect(inStep.getByRole('button', { name: 'Play' })).toBeVisible();
  const viewer = inStep.getByText('Stage left monitor');

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const part of [hero, inStep]) {
      expect(await clippedTexts(part), `at ${width} px`).toEqual([]);
    }
    for (const [part, label] of [
      [hero, hero.getByText('Curtain up, Act 1')],
      [hero, hero.getByText('Paused')],
      [inStep, inStep.getByText('Act 1, beginners').first()],
      [inStep, inStep.getByText('Act 1, beginners').last()],
      [inStep, viewer],
    ] as const) {
      const { withFigure, alone } = await pixelsOf(page, part, label);
      expect(withFigure.equals(alone), `${await label.textContent()} at ${width} px`).toBe(true);
    }
  }
});
