import type { Page } from '@playwright/test';
import { viewerPath } from 'shared-ui/contracts';
import { type Desk, expect, expectAccessible, SHOW_ID, test } from './desk';

const VIEWER = viewerPath(SHOW_ID);
const LONG =
  'Dear audience, the performance is held for a few minutes. Please keep your seats; the house lights stay up, the bar is closed, and Act 2 goes on as soon as the trap room reports that it is clear again. Thank you for your patience and for your kind understanding this evening!';

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** What stands out of the screen or of its own box, in words. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-layout] *')]
      .filter((element) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        const isOut =
          left < -1 || top < -1 || right > window.innerWidth + 1 || bottom > window.innerHeight + 1;
        return width > 2 && isOut;
      })
      .map((element) => element.textContent ?? ''),
  );
}

/** Sets the first timer to what shows as the figure. */
async function setTimer(desk: Desk, seconds: number): Promise<void> {
  const now = desk.state.timers[0];
  const has = (now?.durationMs ?? 0) + (now?.adjustedMs ?? 0);
  const byMs = seconds * 1_000 - has;
  if (byMs !== 0) await desk.act({ type: 'adjust', timerId: 'timer-1', byMs });
}

test('no figure is wider than the screen, and each is as large as it can be', async ({
  desk,
  openStill,
}) => {
  const [page] = await openStill(VIEWER);
  const timer = page.getByRole('timer');
  for (const [figure, seconds] of [
    ['9:59:59', 35_999],
    ['99:59', 5_999],
    ['10:00', 600],
    ['9:59', 599],
    ['0:01', 1],
    ['0:00', 0],
  ] as const) {
    await setTimer(desk, seconds);
    // From an hour on the hours are written.
    await expect(timer).toHaveText(figure === '99:59' ? '1:39:59' : figure);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await overflowing(page), `${figure} at ${size.width}`).toEqual([]);
      const box = await timer.boundingBox();
      const isLarge =
        (box?.width ?? 0) > size.width * 0.7 || (box?.height ?? 0) > size.height * 0.5;
      expect(isLarge, `${figure} at ${size.width}`).toBe(true);
    }
  }
});

for (const [name, text] of [
  ['short', 'Go'],
  ['of 280 characters', LONG],
  ['without a space', 'W'.repeat(280)],
  ['of wide characters', '幕が上がります。'.repeat(35)],
  ['of emoji', '🎭'.repeat(140)],
] as const) {
  test(`a message ${name} fits, beside the figure and in focus`, async ({ desk, openStill }) => {
    const [page] = await openStill(VIEWER);
    await desk.show(text);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    for (const isOn of [false, true]) {
      if (isOn) await desk.act({ type: 'focus', isOn });
      await expect(page.locator(`[data-layout="${isOn ? 'focus' : 'message'}"]`)).toBeVisible();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect(await overflowing(page), `at ${size.width}`).toEqual([]);
      }
    }
  });
}

test('digits do not move as they change', async ({ desk, openStill }) => {
  const [page] = await openStill(VIEWER);
  await desk.play(-1_000);
  const widths = new Set<number>();
  for (let second = 0; second < 10; second += 1) {
    await page.clock.runFor(1_000);
    widths.add((await page.getByRole('timer').boundingBox())?.width ?? 0);
  }
  expect(widths.size).toBe(1);
});

test('the cursor and the button hide after a few seconds and come back with the hand', async ({
  desk,
  openStill,
}) => {
  const [page] = await openStill(VIEWER);
  await expect.poll(async () => Object.keys(await desk.acknowledged())).toHaveLength(1);
  const screen = page.locator('[data-idle]');
  const button = page.getByRole('button', { name: 'Full screen' });
  await page.mouse.move(100, 100);
  await expect(button).toBeVisible();
  await page.clock.runFor(3_100);
  await expect(button).toBeHidden();
  await expect(screen).toHaveCSS('cursor', 'none');
  await page.mouse.move(120, 120);
  await expect(button).toBeVisible();
  await expect(screen).not.toHaveCSS('cursor', 'none');
});

test('F and the button take the window over the whole screen and back', async ({ page }) => {
  await page.goto(VIEWER);
  await expect(page.getByRole('timer')).toBeVisible();
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(true);
  await page.mouse.move(50, 50);
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(isFull).toBe(false);
});

test('the screen is kept awake, and asked for again when the window is shown again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const locks = { asked: 0, held: 0 };
    const request = () => {
      locks.asked += 1;
      locks.held += 1;
      return Promise.resolve({
        release: () => {
          locks.held -= 1;
          return Promise.resolve();
        },
      });
    };
    Object.assign(window, { locks });
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await page.goto(VIEWER);
  const locks = () => page.evaluate(() => (window as unknown as { locks: object }).locks);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect.poll(async () => (await locks()) as { held: number }).toMatchObject({ held: 1 });
  const before = ((await locks()) as { asked: number }).asked;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(locks).toMatchObject({ asked: before + 1, held: 1 });
});

for (const [name, value] of [
  ['missing', undefined],
  ['refused', { request: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
] as const) {
  test(`a wake lock that is ${name} does no harm`, async ({ page }) => {
    await page.addInitScript((isMissing) => {
      const refusal = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      if (isMissing) Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
      else Object.defineProperty(navigator, 'wakeLock', { value: { request: refusal } });
    }, value === undefined);
    await page.goto(VIEWER);
    await expect(page.getByRole('timer')).toHaveText('10:00');
  });
}

for (const size of [SIZES[0], SIZES[1], SIZES[3]]) {
  test(`axe finds nothing on a viewer at ${size.width} px`, async ({ page, desk }) => {
    test.slow();
    await page.setViewportSize(size);
    await page.goto(VIEWER);
    await expect(page.getByRole('timer')).toBeVisible();
    await expectAccessible(page, [size.width]);
    await desk.show('The house is open');
    await expect(page.getByText('The house is open', { exact: true })).toBeVisible();
    await expectAccessible(page, [size.width]);
    await desk.customize({ theme: 'light' });
    await desk.act({ type: 'adjust', timerId: 'timer-1', byMs: -600_000 });
    await expect(page.getByText('Time', { exact: true })).toBeVisible();
    await expectAccessible(page, [size.width]);
    await desk.act({ type: 'blackout', isOn: true });
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expectAccessible(page, [size.width]);
  });
}
