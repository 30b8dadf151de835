import { viewerPath } from 'shared-ui/contracts';
import { expect, SHOW_ID, test } from './desk';

test('a viewer that the browser froze says so, and is right again when it wakes', async ({
  desk,
  page,
}) => {
  await page.goto(viewerPath(SHOW_ID));
  await expect(page.getByRole('timer')).toHaveText('10:00');
  // The events that a browser sends: freezing through the debugger leaves a headless page awake.
  await page.evaluate(() => document.dispatchEvent(new Event('freeze')));
  await expect.poll(async () => (await desk.visibilities()).at(-1)).toBe('frozen');

  await desk.show('Beginners, please');
  await page.evaluate(() => document.dispatchEvent(new Event('resume')));
  await expect(page.getByText('Beginners, please', { exact: true })).toBeVisible();
  await expect.poll(async () => (await desk.visibilities()).at(-1)).toBe('visible');
  await expect.poll(async () => Object.values(await desk.acknowledged())).toEqual([2]);
});

test('a viewer whose timers the browser holds back is right at the next beat', async ({
  desk,
  openStill,
}) => {
  const [page] = await openStill(viewerPath(SHOW_ID));
  await desk.play();
  await page.clock.runFor(1_000);
  await expect(page.getByRole('timer')).toHaveText('9:59');
  // Each due timer is called once at most, as after a minute in which the tab was throttled.
  await page.clock.fastForward(58_400);
  await page.clock.runFor(1_000);
  await expect(page.getByRole('timer')).toHaveText('9:00');
});
