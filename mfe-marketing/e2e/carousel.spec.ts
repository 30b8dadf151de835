import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const titles = [
  'Digital cue sheets',
  'Cast and crew coordination',
  'Scheduling',
  'Timers',
  'Live show control',
  'Desktop app',
] as const;

const carousel = (page: Page) => page.getByRole('group', { name: 'Features' });
const slides = (page: Page) => page.locator('[aria-roledescription="slide"]');

/** Expects the dots to mark a feature as the current one. */
async function expectCurrent(page: Page, title: (typeof titles)[number]): Promise<void> {
  await expect(carousel(page).locator('[aria-current="true"]')).toHaveAccessibleName(title);
}

/** Returns the titles of the slides that are inside the carousel, from left to right. */
function titlesInSight(page: Page): Promise<string[]> {
  return slides(page).evaluateAll((elements) => {
    const edge = elements[0]?.parentElement?.parentElement?.getBoundingClientRect();
    const placed = elements.map((slide) => ({
      title: slide.querySelector('h3')?.textContent ?? '',
      box: slide.getBoundingClientRect(),
    }));
    return placed
      .filter(({ box }) => edge && box.right > edge.left + 2 && box.left < edge.right - 2)
      .toSorted((one, other) => one.box.left - other.box.left)
      .map(({ title }) => title);
  });
}

/**
 * Expects that exactly these features are visible, in this order, and that only they are reachable.
 */
async function expectOnShow(page: Page, shown: readonly string[]): Promise<void> {
  await expect.poll(() => titlesInSight(page), { intervals: [100] }).toEqual(shown);
  await expect(page.locator('[aria-roledescription="slide"]:not([inert]) h3')).toHaveText(
    titles.filter((title) => shown.includes(title)),
  );
}

/** Returns the texts that overflow their slide. */
function overflowing(page: Page): Promise<(string | null)[]> {
  return slides(page).evaluateAll((elements) =>
    elements.flatMap((slide) => {
      const { right } = slide.getBoundingClientRect();
      return [...slide.querySelectorAll('*')]
        .filter((part) => part.getBoundingClientRect().right > right + 1)
        .map(({ textContent }) => textContent);
    }),
  );
}

/** Scrolls the slides into the window and moves the pointer away. */
async function scrollToCarousel(page: Page): Promise<void> {
  await slides(page).first().scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
}

// The carousel does not move if reduced motion is preferred.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the window shows as many features as fit, also around the end', async ({ page, open }) => {
  await open('/');
  await page.getByRole('button', { name: 'Pause the carousel' }).click();
  await expect(page.getByText('Technical, Act 2').first()).toBeAttached();
  for (const { width, count } of [
    { width: 390, count: 1 },
    { width: 767, count: 1 },
    { width: 768, count: 2 },
    { width: 1023, count: 2 },
    { width: 1024, count: 3 },
  ]) {
    await test.step(`${count} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 1000 });
      await expectOnShow(page, titles.slice(0, count));
      expect(await overflowing(page)).toEqual([]);
    });
  }
  await carousel(page).getByRole('button', { name: 'Previous feature' }).click();
  await expectOnShow(page, ['Desktop app', 'Digital cue sheets', 'Cast and crew coordination']);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a swipe moves one feature on, and back', async ({ page, open }) => {
    await open('/');
    await page.getByRole('button', { name: 'Pause the carousel' }).click();
    await scrollToCarousel(page);
    const box = await slides(page).first().boundingBox();
    const y = (box?.y ?? 0) + 60;
    const touch = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: from, y }],
      });
      for (let step = 1; step <= 10; step += 1) {
        await touch.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: from + ((to - from) * step) / 10, y }],
        });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(340, 60);
    await expectCurrent(page, titles[1]);
    await expectOnShow(page, [titles[1]]);
    await swipe(60, 340);
    await expectCurrent(page, titles[0]);
    await expectOnShow(page, [titles[0]]);
  });
});
