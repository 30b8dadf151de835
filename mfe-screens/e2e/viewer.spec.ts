import { viewerPath } from '@standby/contracts';
import {
  CURTAIN,
  expect,
  expectAccessible,
  SHOW_ID,
  test,
} from '../../packages/room-parts/e2e/fake-controller';
import { pixelsOf } from '../../packages/room-parts/e2e/pixels';

const VIEWER = viewerPath(SHOW_ID);

test('a viewer follows its controller through sleep and reload, and goes on when it is gone', async ({
  controller,
  openPaused,
}) => {
  const [page] = await openPaused(VIEWER);
  const timer = page.getByRole('timer', { name: 'Timer 1' });
  const message = page.getByText('Beginners, please', { exact: true });
  await expect(page).toHaveTitle('Hamlet · Viewer · Standby');
  await test.step('it acknowledges what it shows', async () => {
    await controller.play();
    await page.clock.runFor(3_000);
    await expect(timer).toHaveText('9:57');
    await expect.poll(async () => Object.values(await controller.acknowledged())).toEqual([1]);
  });
  await test.step('held back by the browser, it is right at the next second', async () => {
    // Each due timer is called once at most, as after a minute in which the tab was throttled.
    await page.clock.fastForward(56_400);
    await page.clock.runFor(1_000);
    await expect(timer).toHaveText('9:00');
  });
  await test.step('frozen by the browser, it says so and catches up', async () => {
    const visibility = async () => (await controller.visibilities()).at(-1);
    // The page gets a browser's events, because freezing through the debugger leaves a headless
    // page awake.
    await page.evaluate(() => document.dispatchEvent(new Event('freeze')));
    await expect.poll(visibility).toBe('frozen');
    await controller.show('Beginners, please', 'message-1', 60_000);
    await page.evaluate(() => document.dispatchEvent(new Event('resume')));
    await expect(message).toBeVisible();
    await expect.poll(visibility).toBe('visible');
  });
  await test.step('a reload loses nothing, although the controller is gone', async () => {
    await controller.leave();
    await page.clock.resume();
    await page.reload();
    await expect(message).toBeVisible();
    await page.clock.pauseAt(CURTAIN.getTime() + 300_000);
    await expect(timer).toHaveText('5:00');
    await expect(page.getByText(/No controller is connected/u)).toBeVisible();
  });
});

test('under reduced motion a flash is steady light, and a blackout is black all over', async ({
  controller,
  openPaused,
}) => {
  const [page] = await openPaused(VIEWER);
  await controller.show('The house is open');
  await expect(page.getByText('The house is open', { exact: true })).toBeVisible();
  await test.step('a flash', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const face = page.locator('[data-flash]');
    const ground = () => face.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await ground();
    await controller.act({ type: 'flash' });
    await expect(face).toHaveAttribute('data-flash', 'lit');
    const lit = await ground();
    expect(lit).not.toBe(before);
    await page.clock.runFor(300);
    await expect(face).toHaveAttribute('data-flash', 'dark');
    expect(await ground()).toBe(lit);
    await page.clock.runFor(1_000);
    expect(await ground()).toBe(before);
  });
  await test.step('a blackout, even while the screen is identified', async () => {
    await controller.act({ type: 'blackout', isOn: true });
    await expect(page.getByRole('timer')).toHaveCount(0);
    const [viewer = ''] = Object.keys(await controller.acknowledged());
    await controller.identify(viewer);
    await page.clock.runFor(100);
    await page.setViewportSize({ width: 200, height: 150 });
    // Forced colours are black on white here, and black stays black.
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors, colorScheme: 'light' });
      const { data } = await pixelsOf(page);
      expect(data).toHaveLength(200 * 150 * 4);
      expect(data.some((value, index) => index % 4 !== 3 && value !== 0)).toBe(false);
    }
    await expect(page.getByRole('status').first()).toHaveText('Blackout');
  });
});

test('F and the button take the window over the whole screen and back, and axe finds nothing: figure, message, past its time in daylight, blackout', async ({
  page,
  controller,
}) => {
  const widths = [390, 1920];
  await page.goto(VIEWER);
  await expect(page.getByRole('timer')).toBeVisible();
  // The desk's window is the newer one, and a browser gives the screen only to the window in front.
  await page.bringToFront();
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  // The button appears with the first move of the pointer, so by then the window listens to keys,
  // too.
  await page.mouse.move(60, 60);
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
  await page.keyboard.press('f');
  await expect.poll(isFull).toBe(true);
  await page.mouse.move(50, 50);
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(isFull).toBe(false);
  await test.step('the button covers no digit, on a phone that lies on its side either', async () => {
    for (const size of [
      { width: 844, height: 390 },
      { width: 568, height: 320 },
      { width: 1920, height: 1080 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await page.mouse.move(60, 60);
      await page.mouse.move(50, 50);
      const button = await page.getByRole('button', { name: 'Full screen' }).boundingBox();
      const timer = await page.getByRole('timer').boundingBox();
      if (!button || !timer) throw new Error('Both are shown');
      expect(button.y + button.height, `at ${size.width}`).toBeLessThanOrEqual(timer.y);
    }
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page, widths);
  await controller.show('The house is open');
  await expect(page.getByText('The house is open', { exact: true })).toBeVisible();
  await expectAccessible(page, widths);
  await controller.customize({ theme: 'light' });
  await controller.act({ type: 'adjust', timerId: 'timer-1', byMs: -600_000 });
  await expect(page.getByText('Time', { exact: true })).toBeVisible();
  await expectAccessible(page, widths);
  await controller.act({ type: 'blackout', isOn: true });
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expectAccessible(page, widths);
});
