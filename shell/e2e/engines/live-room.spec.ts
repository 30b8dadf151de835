import type { BrowserWindow } from './browser-window.ts';
import {
  expectGone,
  expectHeading,
  expectText,
  expectThere,
  expectToCountDown,
  secondsLeft,
} from './expectations.ts';
import { expect, test } from './test.ts';

const ROOM = '/room/hamlet';

async function open(window: BrowserWindow, path = ROOM): Promise<BrowserWindow> {
  await window.goto(path);
  await expectText(window, 'timer', '10:00');
  return window;
}

test('the clock stands until it is played, drops second by second, goes on through a reload, and -1m and +1m move it', async ({
  window,
}) => {
  await open(window);
  await test.step('Escape closes a dialog, and a tab selects its timer', async () => {
    await window.click('button', 'Add Timer');
    await expectThere(window, 'dialog', /./u);
    await window.press('Escape');
    await expectGone(window, 'dialog', /./u);
    await window.click('tab', /Intermission/u);
    await expectText(window, 'timer', '15:00');
    await window.click('tab', /Timer 1/u);
    await expectText(window, 'timer', '10:00');
  });
  await window.click('button', '+1m');
  await expectText(window, 'timer', '11:00');
  await window.click('button', '-1m');
  await expectText(window, 'timer', '10:00');
  await window.click('button', 'Play');
  await expectToCountDown(window);
  const before = await secondsLeft(window);
  await window.reload();
  await expectThere(window, 'button', 'Pause');
  expect(await secondsLeft(window)).toBeLessThanOrEqual(before);
  await window.click('button', 'Pause');
  await expectThere(window, 'button', 'Play');
  const paused = await secondsLeft(window);
  await window.reload();
  await expectHeading(window, 'Hamlet');
  await expectThere(window, 'button', 'Play');
  expect(await secondsLeft(window)).toBe(paused);

  await test.step('the last minute says Standby', async () => {
    for (let left = paused - 60; left > 0; left -= 60) {
      await window.click('button', '-1m');
      await expect.poll(() => secondsLeft(window)).toBe(left);
    }
    await window.click('button', 'Play');
    await expect
      .poll(() => window.evaluate<string>('return document.body.textContent'))
      .toContain('Standby');
  });
});

test('desk and viewer show the same second, the same message and the same blackout', async ({
  openWindow,
}) => {
  const viewer = await open(await openWindow(), `${ROOM}/viewer`);
  const desk = await open(await openWindow());
  await desk.click('button', 'Play');
  await expectToCountDown(viewer);
  await desk.click('button', 'Pause');
  await expectThere(desk, 'button', 'Play');
  const paused = await secondsLeft(desk);
  await expect.poll(() => secondsLeft(viewer)).toBe(paused);

  await desk.fill('Message', 'Beginners, please');
  await desk.click('button', 'Add Message');
  await desk.click('button', 'Show on viewers');
  const seen = () => viewer.evaluate<string>('return document.body.innerText');
  await expect.poll(seen).toContain('Beginners, please');

  await desk.click('button', 'Blackout');
  await desk.click('button', 'Black out');
  await expectGone(viewer, 'timer', /./u);
  await expect.poll(seen).not.toContain('Beginners, please');
});

test('two desks: what one does the other shows, and an act of both is kept', async ({
  openWindow,
}) => {
  const one = await open(await openWindow());
  const other = await open(await openWindow());
  await one.click('button', '-1m');
  await expectText(other, 'timer', '9:00');
  await other.click('button', '-1m');
  await expectText(one, 'timer', '8:00');
  await one.fill('Message', 'House is open');
  await one.click('button', 'Add Message');
  await expect.poll(() => other.texts('main')).toEqual([expect.stringContaining('House is open')]);
  await other.reload();
  await expectText(other, 'timer', '8:00');
});
