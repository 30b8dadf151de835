import { emulateTheme, expect, expectAccessible, test } from '@standby/testing/playwright';
import {
  button,
  expectDialogAccessible,
  figure,
  openRoom,
  pressTimes,
  reload,
  sendMessage,
  tab,
} from './room-page';

const MINUTE = 60_000;

test.use({ timezoneId: 'UTC' });

test('a show is called with mouse and keys, and runs on through a reload', async ({ page }) => {
  await openRoom(page);
  const { keyboard } = page;
  await test.step('the figure drops by one each second', async () => {
    await button(page, 'Play').click();
    await page.clock.runFor(999);
    await expect(figure(page)).toHaveText('10:00');
    await page.clock.runFor(1);
    await expect(figure(page)).toHaveText('9:59');
  });
  await test.step('a reload finds it where it should be', async () => {
    await reload(page, 5 * MINUTE);
    await expect(page).toHaveTitle('Hamlet · Standby');
    await expect(figure(page)).toHaveText('5:00');
    await page.clock.runFor(5_000);
    await expect(figure(page)).toHaveText('4:55');
  });
  await test.step('P stays pause after another button was pressed with the mouse', async () => {
    await button(page, '+1m').click();
    await keyboard.press('p');
    await expect(figure(page)).toHaveText('5:55');
    await expect(button(page, 'Play')).toBeVisible();
    await keyboard.press('p');
  });
  await test.step('the arrow keys go from tab to tab', async () => {
    await tab(page, 'Timer 1').focus();
    await keyboard.press('ArrowRight');
    await expect(tab(page, 'Intermission')).toHaveAttribute('aria-selected', 'true');
    await expect(figure(page)).toHaveText('15:00');
  });
});

test('axe finds nothing in the room, in a blackout past its time, in the show mode, in a look off air and in its dialogs', async ({
  page,
}) => {
  await emulateTheme(page, 'dark');
  await openRoom(page);
  // axe waits, so time must pass.
  await page.clock.resume();
  await sendMessage(page, 'Places, please');
  await button(page, 'Show on viewers').click();
  await button(page, 'Blackout').click();
  await button(page, 'Black out').click();
  await button(page, 'Log').click();
  await pressTimes(page, '-', 10);
  await button(page, 'Play').click();
  await expect(figure(page)).toHaveText(/^\+0:/u);
  // At this width everything is shown, including the large figure.
  await expectAccessible(page, [390, 1440]);
  // The show mode's two levels of light are the same in both themes.
  await emulateTheme(page, 'light');
  await page.keyboard.press('l');
  await expectAccessible(page, [390]);
  // A panel is open, and the desk looks at a timer that is not on air.
  await page.keyboard.press('.');
  await page.keyboard.press('m');
  await expectAccessible(page, [390]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expectAccessible(page, [1440]);
  await page.keyboard.press('Escape');
  await emulateTheme(page, 'dark');
  for (const [opener, name] of [
    ['Add Timer', 'Add Timer'],
    ['Customize', 'Customize'],
    ['Keyboard map', 'Keyboard'],
  ] as const) {
    // A phone has these buttons in its menu.
    await page.setViewportSize({ width: 1440, height: 900 });
    await button(page, opener).click();
    await expectDialogAccessible(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
