import { expect, test } from '@standby/testing/playwright';
import { button, figure, openRoom, STEP, tab, until } from './room-page';

test.use({ timezoneId: 'UTC', viewport: { width: 1440, height: 900 } });

test('P plays and no key leaves the show, regardless of the keys before', async ({ page }) => {
  await openRoom(page);
  const { keyboard } = page;
  const desk = page.getByRole('group', { name: 'Desk' });
  const dialog = page.getByRole('dialog');
  const opened = () => until(page, () => expect(dialog).toBeVisible(STEP));
  const closed = () => until(page, () => expect(dialog).toHaveCount(0, STEP));
  const atDesk = () => until(page, () => expect(desk).toBeFocused(STEP));

  /**
   * Expects that P plays, P pauses, Space and Enter do nothing, no panel opens, and the room stays.
   */
  async function expectKeysActOnRoom(): Promise<void> {
    await keyboard.press('p');
    await expect(button(page, 'Pause')).toBeVisible();
    await keyboard.press('Enter');
    await keyboard.press('Space');
    await expect(button(page, 'Pause')).toBeVisible();
    await keyboard.press('p');
    await expect(button(page, 'Play')).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.locator('[role="dialog"], [role="menu"]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/room\/hamlet$/u);
  }

  await test.step('empty space, D, Escape', async () => {
    await page.mouse.click(5, 450);
    await keyboard.press('d');
    await opened();
    await keyboard.press('Escape');
    await closed();
    await atDesk();
    await expectKeysActOnRoom();
  });
  await test.step('Add Timer, then a blackout, which Enter alone does not confirm', async () => {
    await button(page, 'Add Timer').click();
    await opened();
    await keyboard.press('Escape');
    await closed();
    await atDesk();
    await keyboard.press('d');
    await until(page, () => expect(button(page, 'Cancel')).toBeFocused(STEP));
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await closed();
    await expectKeysActOnRoom();
    await expect(page.getByRole('alert')).toBeVisible();
    await keyboard.press('d');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('a tab of a timer', async () => {
    await tab(page, 'Intermission').click();
    await expect(figure(page)).toHaveText('15:00');
    // P acts on the live timer until the selection is armed.
    await keyboard.press('p');
    await expect(tab(page, 'Timer 1')).toContainText('Running');
    await keyboard.press('a');
    await expectKeysActOnRoom();
  });
  for (const name of ['Share', 'Customize', 'Report', 'Keyboard map']) {
    await test.step(name, async () => {
      await button(page, name).click();
      await opened();
      await keyboard.press('Escape');
      await closed();
      await expectKeysActOnRoom();
    });
  }
  await test.step('Connected, opened and closed', async () => {
    await button(page, 'Connected 3/3').click();
    await expectKeysActOnRoom();
  });
  await test.step('the menu of a timer: left, and one of its items', async () => {
    const menu = page.getByRole('menu');
    for (const leave of [
      () => keyboard.press('Escape'),
      () => page.getByText('Move left').click(),
    ]) {
      await button(page, 'Intermission options').click();
      await until(page, () => expect(menu).toBeVisible(STEP));
      await leave();
      await until(page, () => expect(menu).toHaveCount(0, STEP));
      await atDesk();
      await expectKeysActOnRoom();
    }
  });
  await test.step('Escape leaves the message, whose draft stays', async () => {
    await keyboard.press('m');
    await keyboard.type('b');
    await keyboard.press('Escape');
    await expect(desk).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('b');
    await expectKeysActOnRoom();
  });
  await test.step('a press by the keyboard keeps the focus, and Space is the button’s', async () => {
    const add = button(page, '+1m');
    await add.focus();
    await keyboard.press('Space');
    await expect(add).toBeFocused();
    await expect(button(page, 'Play')).toBeVisible();
    await tab(page, 'Intermission').focus();
    await keyboard.press('?');
    await opened();
    await keyboard.press('Escape');
    await closed();
    await until(page, () => expect(tab(page, 'Intermission')).toBeFocused(STEP));
    await expectKeysActOnRoom();
    await button(page, 'Share').focus();
    await keyboard.press('Enter');
    await opened();
    await keyboard.press('Escape');
    await closed();
    await atDesk();
  });
});
