import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const timer = (page: Page) => page.getByRole('timer', { name: 'Time remaining' });

async function secondsLeft(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await timer(page).textContent()) ?? '')
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
}

test('the hero counts down from ten minutes, a second at a time', async ({
  page,
  openWithClock,
}) => {
  await openWithClock('/');
  const live = page.getByRole('region', { name: 'Live countdown' });
  await expect(live).toContainText('Running');
  const atFirst = await secondsLeft(page);
  expect(atFirst).toBeGreaterThan(540);
  expect(atFirst).toBeLessThanOrEqual(600);

  await page.clock.runFor(1000);
  await expect.poll(() => secondsLeft(page)).toBe(atFirst - 1);
  await page.clock.fastForward(59_000);
  await expect.poll(() => secondsLeft(page)).toBe(atFirst - 60);
  await expect(live.getByRole('progressbar', { name: 'Elapsed' })).toHaveAttribute(
    'aria-valuenow',
    String(Math.round((1 - (atFirst - 60) / 600) * 100)),
  );
});

test('a tab that slept through minutes is right at the next glance', async ({
  page,
  openWithClock,
}) => {
  await openWithClock('/');
  const atFirst = await secondsLeft(page);
  await page.clock.fastForward('04:00');
  await expect.poll(() => secondsLeft(page)).toBe(atFirst - 240);
});

test('the last minute says Standby, the end says Time, and play starts over', async ({
  page,
  openWithClock,
}) => {
  await openWithClock('/');
  const live = page.getByRole('region', { name: 'Live countdown' });
  const left = await secondsLeft(page);

  await page.clock.fastForward((left - 60) * 1000);
  await expect(timer(page)).toHaveText('1:00');
  await expect(timer(page)).toHaveAttribute('data-phase', 'standby');
  await expect(live.getByText('Standby', { exact: true })).toBeVisible();
  await expect(live).toContainText('Places. LX 1, stand by');

  await page.clock.fastForward(60_000);
  await expect(timer(page)).toHaveText('0:00');
  await expect(timer(page)).toHaveAttribute('data-phase', 'time');
  await expect(live.getByText('Time', { exact: true })).toBeVisible();
  await expect(live).toContainText('LX 1, go');

  await page.clock.fastForward(60_000);
  await expect(timer(page)).toHaveText('0:00');
  await live.getByRole('button', { name: 'Play' }).click();
  await expect(timer(page)).toHaveText('10:00');
  await page.clock.runFor(1000);
  await expect(timer(page)).toHaveText('9:59');
});

test('it can be paused, and a minute given or taken', async ({ page, openWithClock }) => {
  await openWithClock('/');
  const live = page.getByRole('region', { name: 'Live countdown' });
  await live.getByRole('button', { name: 'Pause' }).click();
  await expect(live.getByText('Paused', { exact: true })).toBeVisible();
  const paused = await secondsLeft(page);
  await page.clock.runFor(30_000);
  expect(await secondsLeft(page)).toBe(paused);

  await live.getByRole('button', { name: '-1m' }).click();
  await expect.poll(() => secondsLeft(page)).toBe(paused - 60);
  await live.getByRole('button', { name: '+1m' }).click();
  await live.getByRole('button', { name: '+1m' }).click();
  await expect.poll(() => secondsLeft(page)).toBe(paused + 60);

  await live.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(2000);
  await expect.poll(() => secondsLeft(page)).toBe(paused + 58);
});

test('with less motion it still counts', async ({ page, openWithClock }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithClock('/');
  const atFirst = await secondsLeft(page);
  await page.clock.runFor(3000);
  await expect.poll(() => secondsLeft(page)).toBe(atFirst - 3);
});
