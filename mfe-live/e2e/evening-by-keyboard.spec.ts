import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@standby/testing/playwright';
import { closed, dialog, logLines, MINUTE, places, runUntil } from './evening';
import { box, button, figure, openRoom, pass, pressTimes, STEP, tab, until } from './room-page';

test.use({ timezoneId: 'UTC' });

const show = (page: Page) =>
  page.getByRole('region').getByText('Show', { exact: true }).locator('xpath=..');

/** The timers after House open, which starts the first of them. */
const REST = {
  name: 'calls.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Name,Duration,Trigger\nHalf,1:00,manual\nQuarter,1:00,auto\nFive,1:00,auto\nBeginners,1:00,auto\nOverture,1:00,auto\nCurtain,1:00,auto\n',
  ),
};

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

  async function addTimer(page: Page, name: string): Promise<void> {
    const { keyboard } = page;
    await tabTo(page, button(page, 'Add Timer'));
    await keyboard.press('Enter');
    await until(page, () => expect(dialog(page).getByLabel('Name')).toBeFocused(STEP));
    await keyboard.press('Control+A');
    await keyboard.type(name);
    await keyboard.press('Tab');
    await keyboard.press('Control+A');
    await keyboard.type('1:00');
    await tabTo(page, dialog(page).getByLabel('Start the next timer'));
    await keyboard.press('Space');
    await tabTo(page, dialog(page).getByRole('button', { name: 'Add Timer' }));
    await keyboard.press('Enter');
    await closed(page);
    await atDesk(page);
  }

  test('a show of ten timers runs from doors to curtain, and nothing moves @all', async ({
    page,
  }) => {
    await openRoom(page);
    const { keyboard } = page;
    await test.step('a timer is added, and six come from a file; all but the last start the next', async () => {
      await addTimer(page, 'House open');
      await keyboard.press('r');
      await button(page, 'Import rundown').click();
      await dialog(page).getByLabel('File', { exact: true }).setInputFiles(REST);
      const submit = button(page, 'Import 6 timers');
      await until(page, () => expect(submit).toBeVisible(STEP));
      await submit.click();
      await closed(page);
      const rows = page.getByRole('region', { name: 'Rundown' }).locator('li');
      const inView = await rows.evaluateAll((items) => {
        const isInView = (item: Element) => {
          const { top, bottom, left, width } = item.getBoundingClientRect();
          const at = document.elementFromPoint(left + width / 2, bottom - 2);
          return top >= 0 && item.contains(at);
        };
        return items.filter(isInView).length;
      });
      expect(inView).toBeGreaterThanOrEqual(7);
      await keyboard.press('m');
      await keyboard.press('Escape');
      await expect(page.getByRole('tab')).toHaveCount(10);
      await expect(tab(page, 'Half')).toHaveAccessibleName(/starts the next timer at zero/u);
      await expect(tab(page, 'Curtain')).not.toHaveAccessibleName(/starts the next/u);
    });
    await test.step('the strip says how many are out of view, and the keyboard leads there', async () => {
      const before = page.getByRole('button', { name: /more timers? to the left$/u });
      const after = page.getByRole('button', { name: /more timers? to the right$/u });
      await expect(before).toHaveAccessibleName('No more timers to the left');
      await expect(tab(page, 'Curtain')).not.toBeInViewport({ ratio: 1 });
      await after.focus();
      for (let press = 0; press < 5; press += 1) await keyboard.press('Enter');
      // A scroll position is a whole pixel, and the end of the last tab need not be.
      await expect(tab(page, 'Curtain')).toBeInViewport({ ratio: 0.99 });
      await expect(after).toHaveAccessibleName('No more timers to the right');
      await expect(after).toBeFocused();
      const { x, width } = await box(tab(page, 'Curtain'));
      expect(x + width).toBeLessThanOrEqual((await box(after)).x + 1);
      // Its tab is selected from there like any other, and the dot wraps around the end to the
      // first.
      await tab(page, 'Curtain').click();
      await keyboard.press('.');
      await expect(page.getByRole('tab').first()).toBeInViewport({ ratio: 1 });
    });
    // The strip and the panels scrolled the page when they took the focus.
    await page.evaluate(() => window.scrollTo(0, 0));
    const before = await places(page);
    const expectStill = async () => {
      expect(await places(page)).toEqual(before);
      await expect(desk(page)).toBeFocused();
    };

    await test.step('three timers of a minute each, by P, dot and A', async () => {
      for (const [index, minutes] of [9, 14, 29].entries()) {
        await pressTimes(page, '-', minutes - 1);
        await keyboard.press('-');
        await keyboard.press('a');
        await keyboard.press('p');
        await pass(page, MINUTE + (index === 0 ? 4_000 : 0));
        await expect(figure(page)).toHaveText(index === 0 ? '+0:04' : '0:00');
        await expectStill();
        await keyboard.press('p');
        await keyboard.press('.');
      }
      await expect(show(page)).toHaveText('Show51:56 under');
    });
    await test.step('the next ones start automatically, with a minute more for one', async () => {
      await keyboard.press('a');
      await keyboard.press('p');
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
      await keyboard.press('l');
      await expect(page.getByRole('timer')).toHaveCount(1);
      await keyboard.press('d');
      await until(page, () => expect(button(page, 'Cancel')).toBeFocused(STEP));
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      await closed(page);
      await atDesk(page);
      await expect(page.getByRole('alert')).toHaveText('Blackout');
      await keyboard.press('d');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await keyboard.press('Escape');
      await expectStill();
    });
    await test.step('the curtain comes seven seconds late, and the log has it all', async () => {
      for (const minutes of [1, 1, 1, 0.8]) await pass(page, minutes * MINUTE);
      await runUntil(page, '+0:07');
      await expect(tab(page, 'Curtain')).toHaveAttribute('aria-selected', 'true');
      await expectStill();
      await keyboard.press('p');
      await expect(show(page)).toHaveText(/^Show50:4[89] under$/u);
      await tabTo(page, button(page, 'Log'));
      await keyboard.press('Enter');
      expect(await logLines(page, ENDING.length)).toEqual(ENDING);
    });
  });
});
