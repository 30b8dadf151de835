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

/** Which feature stands first, as the dots say it. */
async function expectCurrent(page: Page, title: (typeof titles)[number]): Promise<void> {
  await expect(carousel(page).locator('[aria-current="true"]')).toHaveAccessibleName(title);
}

function currentTitle(page: Page): Promise<string | null> {
  return carousel(page).locator('[aria-current="true"]').getAttribute('aria-label');
}

/** The features on show are in sight and in reach, the others neither. */
async function expectOnShow(page: Page, shown: readonly string[]): Promise<void> {
  for (const title of titles) {
    const slide = slides(page).filter({ hasText: title });
    if (shown.includes(title)) {
      await expect(slide).toBeInViewport({ ratio: 0.95 });
      await expect(slide).not.toHaveAttribute('inert');
    } else {
      await expect(slide).not.toBeInViewport({ ratio: 0.05 });
      await expect(slide).toHaveAttribute('inert');
    }
  }
}

/** Brings the slides into the window and leaves nothing pointed at. */
async function scrollToCarousel(page: Page): Promise<void> {
  await slides(page).first().scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
}

test('it shows three of six features and advances every four seconds', async ({
  page,
  openWithClock,
}) => {
  await openWithClock('/#features');
  await expect(slides(page)).toHaveCount(6);
  await scrollToCarousel(page);

  await test.step('a press on a dot starts the interval anew', async () => {
    await carousel(page).getByRole('button', { name: titles[0] }).click();
    await page.mouse.move(2, 2);
    await page.getByRole('button', { name: 'Pause the carousel' }).focus();
    await page.clock.runFor(3000);
  });
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());

  await expectCurrent(page, titles[0]);
  for (const next of [...titles.slice(1), titles[0], titles[1]]) {
    await page.clock.runFor(4000);
    await expectCurrent(page, next);
  }
});

test('previous and next wrap around at both ends', async ({ page, open }) => {
  await open('/');
  await page.getByRole('button', { name: 'Pause the carousel' }).click();
  await expectOnShow(page, titles.slice(0, 3));
  await carousel(page).getByRole('button', { name: 'Previous feature' }).click();
  await expectCurrent(page, 'Desktop app');
  await expectOnShow(page, ['Desktop app', 'Digital cue sheets', 'Cast and crew coordination']);
  await carousel(page).getByRole('button', { name: 'Next feature' }).click();
  await expectCurrent(page, 'Digital cue sheets');
  await expectOnShow(page, titles.slice(0, 3));
});

test('each dot shows its feature, and the move is read out', async ({ page, open }) => {
  await open('/');
  await page.getByRole('button', { name: 'Pause the carousel' }).click();
  await expect(carousel(page).getByRole('status')).toBeEmpty();
  for (const [index, title] of titles.entries()) {
    await carousel(page).getByRole('button', { name: title }).click();
    await expectCurrent(page, title);
    await expect(carousel(page).locator('[aria-current]')).toHaveCount(1);
    if (index > 0) {
      await expect(carousel(page).getByRole('status')).toHaveText(`${index + 1} of 6: ${title}`);
    }
  }
});

for (const { width, count } of [
  { width: 1440, count: 3 },
  { width: 1024, count: 3 },
  { width: 1023, count: 2 },
  { width: 768, count: 2 },
  { width: 767, count: 1 },
  { width: 390, count: 1 },
]) {
  test(`at ${width} px ${count} features are on show`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 1000 });
    await open('/');
    await page.getByRole('button', { name: 'Pause the carousel' }).click();
    await expectOnShow(page, titles.slice(0, count));
  });
}

test.describe('it waits', () => {
  /** A carousel that has just begun to wait for its next slide. */
  const start = async (page: Page): Promise<void> => {
    await scrollToCarousel(page);
    await slides(page).nth(1).hover();
    await page.mouse.move(2, 2);
  };

  test('while the pointer is over it', async ({ page, openWithClock }) => {
    await openWithClock('/');
    await start(page);
    await slides(page).nth(1).hover();
    const before = await currentTitle(page);
    await page.clock.runFor(20_000);
    expect(await currentTitle(page)).toBe(before);
    await page.mouse.move(2, 2);
    await page.clock.runFor(4000);
    await expect.poll(() => currentTitle(page)).not.toBe(before);
  });

  test('while the focus is inside', async ({ page, openWithClock }) => {
    await openWithClock('/');
    await start(page);
    await carousel(page).getByRole('button', { name: 'Next feature' }).focus();
    const before = await currentTitle(page);
    await page.clock.runFor(20_000);
    expect(await currentTitle(page)).toBe(before);
    await page.getByRole('link', { name: 'Start Free Trial' }).focus();
    await page.clock.runFor(4000);
    await expect.poll(() => currentTitle(page)).not.toBe(before);
  });

  test('while the tab is hidden', async ({ page, openWithClock }) => {
    await openWithClock('/');
    await start(page);
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await hide(true);
    const before = await currentTitle(page);
    await page.clock.runFor(20_000);
    expect(await currentTitle(page)).toBe(before);
    await hide(false);
    await page.clock.runFor(4000);
    await expect.poll(() => currentTitle(page)).not.toBe(before);
  });

  test('where less motion is wanted, until it is told to play', async ({ page, openWithClock }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithClock('/');
    await scrollToCarousel(page);
    await page.clock.runFor(20_000);
    await expectCurrent(page, titles[0]);
    await page.getByRole('button', { name: 'Play the carousel' }).click();
    await page.clock.runFor(4000);
    await expectCurrent(page, titles[1]);
  });

  test('after its pause button, until the play button', async ({ page, openWithClock }) => {
    await openWithClock('/');
    await start(page);
    await page.getByRole('button', { name: 'Pause the carousel' }).click();
    const before = await currentTitle(page);
    await page.clock.runFor(20_000);
    expect(await currentTitle(page)).toBe(before);
    await page.getByRole('button', { name: 'Play the carousel' }).click();
    await page.clock.runFor(4000);
    await expect.poll(() => currentTitle(page)).not.toBe(before);
  });
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
    // A finger that comes down while it still moves would stop it there.
    await expectOnShow(page, [titles[0]]);
    await swipe(60, 340);
    await expectCurrent(page, titles[5]);
  });
});
