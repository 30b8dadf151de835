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
  'two desks and a viewer: what one desk does the others show, and an act of both desks is kept',
  { tag: OTHER_ENGINES },
  async ({ openWindow }) => {
    const viewer = await openRoom(await openWindow(), `${ROOM}/viewer`);
    const desk = await openRoom(await openWindow());
    const other = await openRoom(await openWindow());
    const seen = () => viewer.evaluate<string>('return document.body.innerText');

    await test.step('one desk acts, then the other', async () => {
      await desk.click('button', '-1m');
      await expectText(other, 'timer', '9:00');
      await other.click('button', '-1m');
      await expectText(desk, 'timer', '8:00');
      await desk.fill('Message', 'Beginners, please');
      await desk.click('button', 'Add Message');
      await expect
        .poll(() => other.texts('main'))
        .toEqual([expect.stringContaining('Beginners, please')]);
      await other.reload();
      await expectText(other, 'timer', '8:00');
      await other.close();
    });

    await test.step('the viewer shows the same second, message and blackout', async () => {
      await desk.click('button', 'Play');
      await expectToCountDown(viewer, 480);
      await desk.click('button', 'Pause');
      await expectThere(desk, 'button', 'Play');
      const paused = await secondsLeft(desk);
      await expect.poll(() => secondsLeft(viewer)).toBe(paused);

      await desk.click('button', 'Show on viewers');
      await expect.poll(seen).toContain('Beginners, please');

      // Uses the key: a driver may be slow between press and release of a click, which then counts
      // as a hold.
      await desk.press('d');
      await desk.click('button', 'Black out');
      await expectGone(viewer, 'timer', /./u);
      await expect.poll(seen).not.toContain('Beginners, please');
    });
  },
);
