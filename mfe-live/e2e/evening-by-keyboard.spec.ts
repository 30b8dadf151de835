import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@standby/shared-ui/testing/playwright';
import { CALLS, MINUTE, dialog, closed, show, places, logLines, runUntil, ENDING } from './evening';
import { button, figure, openRoom, pass, pressTimes, STEP, tab, until } from './room-page';

test.use({ timezoneId: 'UTC' });

const desk = (page: Page) => page.getByRole('group', { name: 'Desk' });
const atDesk = (page: Page) => until(page, () => expect(desk(page)).toBeFocused(STEP));

test.describe('at the prompt desk, by keyboard alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  /** Moves the focus as a person does, with the Tab key. */
  async function tabTo(page: Page, target: Locator): Promise<void> {
    for (let press = 0; press < 60; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('No Tab key leads there.');
  }

  async function addTimer(page: Page, name: string, startsNext: boolean): Promise<void> {
    const { keyboard } = page;
    await tabTo(page, button(page, 'Add Timer'));
    await keyboard.press('Enter');
    await until(page, () => expect(dialog(page).getByLabel('Name')).toBeFocused(STEP));
    await keyboard.press('Control+A');
    await keyboard.type(name);
    await keyboard.press('Tab');
    await keyboard.press('Control+A');
    await keyboard.type('1:00');
    if (startsNext) {
      await tabTo(page, dialog(page).getByRole('checkbox'));
      await keyboard.press('Space');
    }
    await tabTo(page, dialog(page).getByRole('button', { name: 'Add Timer' }));
    await keyboard.press('Enter');
    await closed(page);
    await atDesk(page);
  }

  test('a show of ten timers runs from doors to curtain, and nothing moves', async ({ page }) => {
    await openRoom(page);
    const { keyboard } = page;
    await test.step('seven timers are added, six of which start the next', async () => {
      for (const name of CALLS) await addTimer(page, name, name !== 'Curtain');
      await expect(page.getByRole('tab')).toHaveCount(10);
      await expect(tab(page, 'Half')).toHaveAccessibleName(/starts the next timer at zero/u);
      await expect(tab(page, 'Curtain')).not.toHaveAccessibleName(/starts the next/u);
    });
    const before = await places(page);
    const expectStill = async () => {
      expect(await places(page)).toEqual(before);
      await expect(desk(page)).toBeFocused();
    };

    await test.step('three timers of a minute each, by Space and N', async () => {
      for (const [index, minutes] of [9, 14, 29].entries()) {
        await pressTimes(page, '-', minutes - 1);
        await keyboard.press('-');
        await keyboard.press('Space');
        await pass(page, MINUTE + (index === 0 ? 4_000 : 0));
        await expect(figure(page)).toHaveText(index === 0 ? '+0:04' : '0:00');
        await expectStill();
        await keyboard.press('Space');
        await keyboard.press('n');
      }
      await expect(show(page)).toHaveText('Show51:56 under');
    });
    await test.step('the next ones start by themselves, with a minute more for one', async () => {
      await keyboard.press('Space');
      await expect(page.getByText('Ends', { exact: true }).last().locator('xpath=..')).toHaveText(
        /19:3[45]:\d\d$/u,
      );
      await pass(page, MINUTE);
      await expect(tab(page, 'Half')).toHaveAttribute('aria-selected', 'true');
      await keyboard.press('+');
      await expect(figure(page)).toHaveText('2:00');
      await pass(page, 2 * MINUTE);
      await expect(tab(page, 'Quarter')).toHaveAttribute('aria-selected', 'true');
      await expectStill();
    });
    await test.step('a message, shown at once, and a flash', async () => {
      await keyboard.press('m');
      await keyboard.type('Beginners to the stage');
      await keyboard.press('Shift+Enter');
      await keyboard.press('Escape');
      await expect(page.getByRole('group', { name: 'On viewers' })).toContainText('Beginners to');
      await keyboard.press('f');
      await expectStill();
    });
    await test.step('a blackout from the show mode, which shows the same and leaves as it came', async () => {
      await pass(page, 50_000);
      await runUntil(page, '0:59');
      await expect(tab(page, 'Five')).toHaveAttribute('aria-selected', 'true');
      await keyboard.press('s');
      await expect(page.getByRole('timer')).toHaveCount(1);
      await keyboard.press('b');
      await until(page, () => expect(button(page, 'Black out')).toBeFocused(STEP));
      await keyboard.press('Enter');
      await closed(page);
      await atDesk(page);
      await expect(page.getByRole('alert')).toHaveText('Blackout');
      await keyboard.press('b');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await keyboard.press('Escape');
      await expectStill();
    });
    await test.step('the curtain comes seven seconds late, and the log has it all', async () => {
      for (const minutes of [1, 1, 1, 0.8]) await pass(page, minutes * MINUTE);
      await runUntil(page, '+0:07');
      await expect(tab(page, 'Curtain')).toHaveAttribute('aria-selected', 'true');
      await expectStill();
      await keyboard.press('Space');
      await expect(show(page)).toHaveText(/^Show50:4[89] under$/u);
      await tabTo(page, button(page, 'Log'));
      await keyboard.press('Enter');
      expect(await logLines(page, ENDING.length)).toEqual(ENDING);
    });
  });
});
