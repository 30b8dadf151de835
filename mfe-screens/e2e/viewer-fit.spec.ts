import type { Locator, Page } from '@playwright/test';
import { viewerPath } from '@standby/contracts';
import { expect, SHOW_ID, test } from '../../packages/room-parts/e2e/fake-controller';

const VIEWER = viewerPath(SHOW_ID);
const LONG =
  'Dear audience, the performance is held for a few minutes. Please keep your seats; the house lights stay up, the bar is closed, and Act 2 goes on as soon as the trap room reports that it is clear again. Thank you for your patience and for your kind understanding this evening!';

/** All sizes are shares of the screen, so only the screen's shape matters. */
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

interface Fit {
  /** Texts that overflow the screen. */
  readonly outside: string[];
  /** Width of the figure in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

async function fitAt(page: Page, size: (typeof SIZES)[number]): Promise<Fit> {
  await page.setViewportSize(size);
  return page.evaluate(() => {
    const outside = [...document.querySelectorAll('[data-layout] *')].filter((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const isOut =
        left < -1 || top < -1 || right > window.innerWidth + 1 || bottom > window.innerHeight + 1;
      return width > 2 && isOut;
    });
    const { width = 0, height = 0 } =
      document.querySelector('[role=timer]')?.getBoundingClientRect() ?? {};
    return { outside: outside.map((element) => element.textContent), width, height };
  });
}

/** Whether a letter of the message is under the note. */
async function isCovered(message: Locator, note: Locator): Promise<boolean> {
  return message.evaluate(
    (text, over) => {
      if (!over) throw new Error('The note is not there.');
      const letters = document.createRange();
      letters.selectNodeContents(text);
      const { left, right, top, bottom } = over.getBoundingClientRect();
      return [...letters.getClientRects()].some(
        (line) => line.left < right && line.right > left && line.top < bottom && line.bottom > top,
      );
    },
    await note.elementHandle(),
  );
}

test('no figure is wider than the screen, each is as large as it can be, digits do not move, and every message fits @all', async ({
  controller,
  openPaused,
}) => {
  const [page] = await openPaused(VIEWER);
  const timer = page.getByRole('timer');
  for (const [figure, byMs] of [
    ['9:59:59', 35_399_000],
    ['10:00', -35_399_000],
    ['9:59', -1_000],
    ['0:00', -599_000],
  ] as const) {
    await controller.act({ type: 'adjust', timerId: 'timer-1', byMs });
    await expect(timer).toHaveText(figure);
    for (const size of SIZES) {
      const { outside, width, height } = await fitAt(page, size);
      expect(outside, `${figure} at ${size.width}`).toEqual([]);
      const isLarge = width > size.width * 0.7 || height > size.height * 0.5;
      expect(isLarge, `${figure} at ${size.width}`).toBe(true);
    }
  }
  await controller.act({ type: 'adjust', timerId: 'timer-1', byMs: 600_000 });
  await controller.play(-1_000);
  const widths = new Set<number>();
  for (let second = 0; second < 10; second += 1) {
    await page.clock.runFor(1_000);
    widths.add((await timer.boundingBox())?.width ?? 0);
  }
  expect(widths.size).toBe(1);
  await test.step('an overrun is as large, even while it is paused', async () => {
    await controller.act({ type: 'adjust', timerId: 'timer-1', byMs: -660_000 });
    await expect(timer).toHaveText(/^\+0:\d\d$/u);
    for (const afterMs of [20_000, 36_010_000]) {
      await controller.act({ type: 'pause', timerId: 'timer-1' }, afterMs);
      await expect(timer).toHaveText(afterMs === 20_000 ? '+0:20' : '+10:00:10');
      await expect(page.getByText('Paused', { exact: true })).toBeVisible();
      for (const size of SIZES) {
        const { outside, width, height } = await fitAt(page, size);
        expect(outside, `${afterMs} at ${size.width}`).toEqual([]);
        expect(width > size.width * 0.7 || height > size.height * 0.5).toBe(true);
      }
      await controller.act({ type: 'play', timerId: 'timer-1' }, afterMs);
    }
  });
  await test.step('every message fits, beside the figure and in focus, which makes the figure small', async () => {
    const texts = ['Go', LONG, 'W'.repeat(280), '幕が上がります。'.repeat(35), '🎭'.repeat(140)];
    for (const [index, text] of texts.entries()) {
      await controller.show(text, `message-${index}`);
      const figureHeights: number[] = [];
      for (const isOn of [false, true]) {
        await controller.act({ type: 'focus', isOn });
        await expect(page.locator(`[data-layout="${isOn ? 'focus' : 'message'}"]`)).toBeVisible();
        await expect(page.getByText(text, { exact: true })).toBeVisible();
        for (const size of SIZES) {
          const { outside, height } = await fitAt(page, size);
          expect(outside, `${text} at ${size.width}`).toEqual([]);
          if (size.width > size.height) figureHeights.push(height);
        }
      }
      const [beside = 0, besideLow = 0, inFocus = beside, inFocusLow = besideLow] = figureHeights;
      expect(inFocus).toBeLessThan(beside / 2);
      expect(inFocusLow).toBeLessThan(besideLow / 2);
    }
  });
  await test.step('the note that no desk is connected covers no letter of a message', async () => {
    await controller.act({ type: 'focus', isOn: false });
    const text = 'Typography: quick, jumpy gypsies';
    await controller.show(text, 'descending');
    const message = page.getByText(text, { exact: true });
    await expect(message).toBeVisible();
    await controller.leave();
    await page.clock.runFor(120_000);
    const note = page.locator('[data-stale]');
    await expect(note).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await isCovered(message, note), `at ${size.width} px`).toBe(false);
    }
  });
});
