import type { Page } from '@playwright/test';
import { expect, test } from '@standby/shared-ui/testing/playwright';
import { CALLS, MINUTE, dialog, closed, show, places, logLines, runUntil, ENDING } from './evening';
import { button, figure, openRoom, pass, pressTimes, STEP, until } from './room-page';

test.use({ timezoneId: 'UTC' });

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
        await pressTimes(page, '-', minutes - 1);
        await button(page, '-1m').tap();
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
