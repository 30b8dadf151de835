import type { Page } from '@playwright/test';
import { expect, test } from '@standby/shared-ui/testing/playwright';
import { button, figure, openRoom, pass, STEP, until } from './room-page';

/*
 * One evening, from doors to curtain: the three timers of a new room and seven more, which start each
 * other. Time is the page's clock, so every second is counted.
 */
const CALLS = ['House open', 'Half', 'Quarter', 'Five', 'Beginners', 'Overture', 'Curtain'];
const MINUTE = 60_000;

test.use({ timezoneId: 'UTC' });

const dialog = (page: Page) => page.getByRole('dialog');
const closed = (page: Page) => until(page, () => expect(dialog(page)).toHaveCount(0, STEP));
const show = (page: Page) =>
  page.getByRole('region').getByText('Show', { exact: true }).locator('xpath=..');

/** Where everything is that a hand or an eye goes to, in whole pixels. */
async function places(page: Page): Promise<unknown> {
  const controls = page
    .getByRole('timer')
    .or(page.getByRole('group', { name: 'Timer controls' }).getByRole('button'))
    .or(page.getByRole('group', { name: 'Viewer controls' }).getByRole('button'));
  return controls.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );
}

/** The latest lines of the log, without their times. */
async function logLines(page: Page, count: number): Promise<string[]> {
  const lines = await page.getByRole('region', { name: 'Log' }).getByRole('listitem').all();
  const texts = await Promise.all(lines.slice(0, count).map((line) => line.innerText()));
  return texts.map((text) => text.split('\n')[1] ?? text);
}

/** Time passes until the large figure says this. */
const runUntil = (page: Page, text: string) =>
  expect(async () => {
    await page.clock.runFor(250);
    expect(await figure(page).innerText()).toBe(text);
  }).toPass({ intervals: [0], timeout: 60_000 });

const ENDING = [
  'Curtain paused at 0:07 over',
  'Curtain started after Overture',
  'Overture started after Beginners',
  'Beginners started after Five',
  'Blackout lifted',
  'Blackout',
  'Five started after Quarter',
  'Flash',
  'Shown to viewers: Beginners to the stage',
  'Message: Beginners to the stage',
  'Quarter started after Half',
  'Half +1m, now 2:00',
  'Half started after House open',
  'House open started at 1:00',
];

test.describe('in a hand, by touch alone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  async function choose(page: Page, item: string): Promise<void> {
    await button(page, 'Menu').tap();
    const entry = page.getByRole('menuitem', { name: item });
    await until(page, () => expect(entry).toBeVisible(STEP));
    await entry.tap();
    await until(page, () => expect(page.getByRole('menu')).toHaveCount(0, STEP));
  }

  async function addTimer(page: Page, name: string, startsNext: boolean): Promise<void> {
    await choose(page, 'Add Timer');
    await until(page, () => expect(dialog(page).getByLabel('Name')).toBeVisible(STEP));
    await dialog(page).getByLabel('Name').fill(name);
    await dialog(page).getByLabel('Duration').fill('1:00');
    if (startsNext) await dialog(page).getByText('Start the next timer').tap();
    await dialog(page).getByRole('button', { name: 'Add Timer' }).tap();
    await closed(page);
  }

  test('the same show runs from doors to curtain, and nothing moves', async ({ page }) => {
    test.slow();
    await openRoom(page);
    const next = page.getByRole('button', { name: /^Next:/u });
    await test.step('seven timers are added from the menu', async () => {
      for (const name of CALLS) await addTimer(page, name, name !== 'Curtain');
      await expect(page.getByRole('tab')).toHaveCount(10);
    });
    await choose(page, 'Show mode');
    const before = await places(page);
    const expectStill = async () => {
      expect(await places(page)).toEqual(before);
      for (const name of ['-1m', '+1m', 'Blackout', 'Flash', 'Message'])
        await expect(button(page, name)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    };

    await test.step('three timers of a minute each, and the next by a press', async () => {
      for (const [index, minutes] of [9, 14, 29].entries()) {
        for (let taken = 0; taken < minutes; taken += 1) await button(page, '-1m').tap();
        await button(page, 'Play').tap();
        await pass(page, MINUTE + (index === 0 ? 4_000 : 0));
        await expect(figure(page)).toHaveText(index === 0 ? '+0:04' : '0:00');
        await button(page, 'Pause').tap();
        await expectStill();
        await next.tap();
      }
    });
    await test.step('the next ones start by themselves, with a minute more for one', async () => {
      await button(page, 'Play').tap();
      await pass(page, MINUTE);
      await expect(next).toContainText('Quarter');
      await button(page, '+1m').tap();
      await expect(figure(page)).toHaveText('2:00');
      await pass(page, 2 * MINUTE);
      await expect(next).toContainText('Five');
      await expectStill();
    });
    await test.step('a message and a flash', async () => {
      await button(page, 'Message').tap();
      const field = page.getByRole('textbox', { name: 'Message' });
      await expect(field).toBeFocused();
      await field.fill('Beginners to the stage');
      await button(page, 'Add Message').tap();
      await button(page, 'Show on viewers').tap();
      await button(page, 'Flash').tap();
      await choose(page, 'Show mode');
      await expectStill();
    });
    await test.step('a blackout by holding, which one press lifts', async () => {
      await pass(page, 50_000);
      await runUntil(page, '0:59');
      await expect(next).toContainText('Beginners');
      const { x, y } = (await button(page, 'Blackout').boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.move(x + 20, y + 20);
      await page.mouse.down();
      await page.clock.runFor(500);
      await expect(page.locator('[data-hold-ring]')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.clock.runFor(200);
      await page.mouse.up();
      await expect(page.getByRole('alert')).toHaveText('Blackout');
      await expect(dialog(page)).toHaveCount(0);
      await expectStill();
      await button(page, 'Blackout').tap();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
    await test.step('the curtain comes seven seconds late, and the log has it all', async () => {
      for (const minutes of [1, 1, 1, 0.8]) await pass(page, minutes * MINUTE);
      await runUntil(page, '+0:07');
      await expect(button(page, 'Last timer')).toBeVisible();
      await button(page, 'Pause').tap();
      await expectStill();
      await button(page, 'Leave show mode').tap();
      await expect(show(page)).toHaveText(/^Show50:4[89] under$/u);
      await button(page, 'Log').tap();
      expect(await logLines(page, ENDING.length)).toEqual(ENDING);
    });
  });
});
