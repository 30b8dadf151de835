import { expect, test } from '@playwright/test';
import type { BrowserWindow } from './browser-window.ts';
import {
  expectGone,
  expectHeading,
  expectPath,
  expectText,
  expectThere,
  expectToCountDown,
  secondsLeft,
} from './expectations.ts';

/**
 * Journeys that run in every engine on the built app, each in a profile whose room is new. Creating
 * a room is a journey on dev servers, too.
 */

export const ROOM = '/room/hamlet';

/** Goes to a path on the same page, as the app's own links do. */
export const goInPlace = (window: BrowserWindow, path: string): Promise<void> =>
  window.evaluate(`
    history.pushState(null, '', ${JSON.stringify(path)});
    dispatchEvent(new PopStateEvent('popstate', { state: null }));`);

/** Opens the room, whose clock is paused. */
export async function openRoom(window: BrowserWindow, path = ROOM): Promise<BrowserWindow> {
  await window.goto(path);
  await expectText(window, 'timer', '10:00');
  return window;
}

/**
 * Plays the clock: it is paused at first, counts down second by second, goes on through a reload,
 * and -1m and +1m move it.
 */
export async function runTheClock(window: BrowserWindow): Promise<void> {
  await openRoom(window);
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
}

/** Creates a room from the fields of the form, and finds it after a reload. */
export async function createRoom(window: BrowserWindow): Promise<void> {
  await window.goto('/create-room');
  await window.fill('Name', 'Wardrobe');
  await window.fill('Location', 'Lower level');
  await window.fill('Capacity', '0');
  await window.press('Tab');
  await expectText(window, 'main', /Capacity is at least 1\./u);
  await window.fill('Capacity', '12');
  await window.click('combobox', 'Room Type');
  await window.click('option', 'Dressing room');
  await expectText(window, 'combobox', 'Dressing room');
  await window.click('checkbox', 'Mirrors');
  await window.click('button', 'Create room');
  await expectPath(window, '/rooms');
  await expectThere(window, 'heading', 'Wardrobe');
  const [title] = await window.texts('heading');
  await window.reload();
  await expectThere(window, 'heading', 'Wardrobe');
  expect((await window.texts('heading'))[0]).toBe(title);
}
