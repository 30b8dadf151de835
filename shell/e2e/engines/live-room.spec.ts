import {
  expectGone,
  expectText,
  expectThere,
  expectToCountDown,
  secondsLeft,
} from './expectations.ts';
import { openRoom, ROOM, runTheClock } from './shared-journeys.ts';
import { expect, OTHER_ENGINES, test } from './test.ts';

test(
  'the clock stands until it is played, drops second by second, goes on through a reload, and -1m and +1m move it',
  { tag: OTHER_ENGINES },
  ({ window }) => runTheClock(window),
);

test(
  'desk and viewer show the same second, the same message and the same blackout',
  { tag: OTHER_ENGINES },
  async ({ openWindow }) => {
    const viewer = await openRoom(await openWindow(), `${ROOM}/viewer`);
    const desk = await openRoom(await openWindow());
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

    // Uses the key: a driver may be slow between press and release of a click, which then counts as
    // a hold.
    await desk.press('d');
    await desk.click('button', 'Black out');
    await expectGone(viewer, 'timer', /./u);
    await expect.poll(seen).not.toContain('Beginners, please');
  },
);

test(
  'two desks: what one does the other shows, and an act of both is kept',
  { tag: OTHER_ENGINES },
  async ({ openWindow }) => {
    const one = await openRoom(await openWindow());
    const other = await openRoom(await openWindow());
    await one.click('button', '-1m');
    await expectText(other, 'timer', '9:00');
    await other.click('button', '-1m');
    await expectText(one, 'timer', '8:00');
    await one.fill('Message', 'House is open');
    await one.click('button', 'Add Message');
    await expect
      .poll(() => other.texts('main'))
      .toEqual([expect.stringContaining('House is open')]);
    await other.reload();
    await expectText(other, 'timer', '8:00');
  },
);
