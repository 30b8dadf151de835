import type { Page } from '@playwright/test';
import { emulateTheme, expect, expectAccessible, test } from 'shared-ui/testing/playwright';
import {
  button,
  figure,
  openRoom,
  reload,
  ROOM,
  sendMessage,
  STEP,
  tab,
  takeMinutes,
  until,
} from './room-page';

const { describe } = test;

test.use({ timezoneId: 'UTC' });

async function addTimer(page: Page, name: string, duration: string): Promise<void> {
  await button(page, 'Add Timer').click();
  const dialog = page.getByRole('dialog', { name: 'Add Timer' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Duration').fill(duration);
  await dialog.getByLabel('Warning').fill('0:30');
  await dialog.getByRole('button', { name: 'Add Timer' }).click();
  await until(page, () => expect(dialog).toBeHidden(STEP));
}

async function choose(page: Page, item: string): Promise<void> {
  const choice = page.getByRole('menuitem', { name: item });
  await page.getByRole('button', { name: /options$/u }).click();
  await until(page, () => expect(choice).toBeVisible(STEP));
  await choice.click();
  await until(page, () => expect(choice).toBeHidden(STEP));
}

const undo = (page: Page) => page.getByRole('button', { name: /^Undo/u }).first();

describe('timers', () => {
  test('are added with name, duration and warning', async ({ page }) => {
    await openRoom(page);
    await addTimer(page, 'Curtain call', '1:00');
    await tab(page, 'Curtain call').click();
    await expect(figure(page)).toHaveText('1:00');
    await button(page, 'Play').click();
    await page.clock.runFor(29_000);
    const panel = page.getByRole('region', { name: 'Curtain call' });
    await expect(panel.getByText('Running')).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(panel.getByText('Standby')).toBeVisible();
  });

  test('say beside the field what is wrong with them', async ({ page }) => {
    await openRoom(page);
    await button(page, 'Add Timer').click();
    const dialog = page.getByRole('dialog', { name: 'Add Timer' });
    await expect(dialog.getByLabel('Name')).toHaveValue('Timer 4');
    await dialog.getByLabel('Duration').fill('ten');
    await expect(dialog.getByLabel('Duration')).toHaveAccessibleDescription(
      /Write minutes and seconds/u,
    );
    await expect(dialog.getByRole('button', { name: 'Add Timer' })).toBeDisabled();
  });

  test('are renamed and set anew, each with undo', async ({ page }) => {
    await openRoom(page);
    await choose(page, 'Edit timer');
    const dialog = page.getByRole('dialog', { name: 'Edit Timer 1' });
    await dialog.getByLabel('Name').fill('Half-hour call');
    await dialog.getByLabel('Duration').fill('30:00');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await until(page, () => expect(dialog).toBeHidden(STEP));
    await expect(tab(page, 'Half-hour call')).toBeVisible();
    await expect(figure(page)).toHaveText('30:00');
    await button(page, 'Log').click();
    await button(page, 'Undo: Timer 1 renamed Half-hour call').click();
    await expect(tab(page, 'Timer 1')).toBeVisible();
    await expect(figure(page)).toHaveText('30:00');
  });

  test('are reordered, with undo', async ({ page }) => {
    await openRoom(page);
    await choose(page, 'Move right');
    await expect(page.getByRole('tab')).toHaveText([/^Intermission/u, /^Timer 1/u, /^Act 2/u]);
    await undo(page).click();
    await expect(page.getByRole('tab')).toHaveText([/^Timer 1/u, /^Intermission/u, /^Act 2/u]);
  });

  test('are removed, with undo', async ({ page }) => {
    await openRoom(page);
    await choose(page, 'Remove timer');
    await expect(page.getByRole('tab')).toHaveCount(2);
    await undo(page).click();
    await expect(page.getByRole('tab')).toHaveCount(3);
    await expect(figure(page)).toHaveText('10:00');
  });
});

describe('undo', () => {
  test('takes any act back for 10 seconds, as if it had never been', async ({ page }) => {
    await openRoom(page);
    await button(page, 'Play').click();
    await page.clock.runFor(11_000);
    await button(page, 'Pause').click();
    await page.clock.runFor(5_000);
    await expect(figure(page)).toHaveText('9:49');
    await button(page, 'Undo: Timer 1 held at 9:49').click();
    await expect(figure(page)).toHaveText('9:44');
    await expect(button(page, 'Pause')).toBeVisible();
    await button(page, 'Redo: Undone: Timer 1 held at 9:49').click();
    await expect(figure(page)).toHaveText('9:49');
  });

  test('is gone after 10 seconds, and the act stays in the log', async ({ page }) => {
    await openRoom(page);
    await button(page, '+1m').click();
    await page.clock.runFor(9_900);
    await expect(undo(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(undo(page)).toBeHidden();
    await button(page, 'Log').click();
    const log = page.getByRole('region', { name: 'Log' });
    await expect(log.getByRole('listitem')).toHaveText(['19:30:00Timer 1 +1m, now 11:00']);
    await reload(page, 60_000);
    await button(page, 'Log').click();
    await expect(log.getByRole('listitem')).toHaveCount(1);
  });
});

describe('blackout', () => {
  test('asks once, says so clearly while it is on, and one press lifts it', async ({ page }) => {
    await openRoom(page);
    await button(page, 'Blackout').click();
    const dialog = page.getByRole('dialog', { name: 'Black out the viewers?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await until(page, () => expect(dialog).toBeHidden(STEP));
    await expect(page.getByRole('alert')).toHaveCount(0);
    await button(page, 'Blackout').click();
    await dialog.getByRole('button', { name: 'Black out' }).click();
    await until(page, () => expect(dialog).toBeHidden(STEP));
    await expect(page.getByRole('alert')).toContainText('The viewers are black.');
    await button(page, 'Lift blackout').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

describe('windows', () => {
  test('Open viewer pops out the viewer, which is counted and can be identified', async ({
    page,
    context,
  }) => {
    await openRoom(page);
    await expect(page.getByText('0 of 0 screens')).toBeVisible();
    await page.clock.resume();
    const [viewer] = await Promise.all([
      context.waitForEvent('page'),
      button(page, 'Open viewer').click(),
    ]);
    await expect(viewer).toHaveURL(`${ROOM}/viewer`);
    await expect(figure(viewer)).toHaveText('10:00');
    await expect(page.getByText('1 of 1 screen')).toBeVisible();
    const screens = page.getByRole('list', { name: 'Screens' });
    await expect(screens.getByRole('listitem')).toHaveText([
      /^Controller 1This window/u,
      /^Viewer 1Up to date/u,
    ]);
    await button(page, 'Identify Viewer 1').click();
    await expect(viewer.getByText('Viewer 1')).toBeVisible();
  });

  test('a second controller agrees, follows the selected tab, and stops following', async ({
    page,
    context,
  }) => {
    await openRoom(page);
    await page.clock.resume();
    const other = await context.newPage();
    await other.goto(ROOM);
    await expect(page.getByText('Controller 2')).toBeVisible();
    await tab(page, 'Act 2').click();
    await expect(figure(other)).toHaveText('30:00');
    await button(other, 'Follow').click();
    await expect(button(other, 'Follow')).toHaveAttribute('aria-pressed', 'false');
    await tab(other, 'Intermission').click();
    await expect(figure(other)).toHaveText('15:00');
    await expect(figure(page)).toHaveText('30:00');
    await button(other, '+1m').click();
    await expect(tab(page, 'Intermission')).toContainText('16:00');
    await button(other, 'Follow').click();
    await expect(figure(other)).toHaveText('30:00');
  });
});

describe('the keyboard', () => {
  test('does what its map on ? says', async ({ page }) => {
    await openRoom(page);
    const { keyboard } = page;
    await keyboard.press('?');
    const map = page.getByRole('dialog', { name: 'Keyboard' });
    await expect(map.getByText('Play or pause')).toBeVisible();
    await keyboard.press('Escape');
    await until(page, () => expect(map).toBeHidden(STEP));
    await test.step('space plays and pauses', async () => {
      await keyboard.press(' ');
      await expect(button(page, 'Pause')).toBeVisible();
      await keyboard.press(' ');
      await expect(button(page, 'Play')).toBeVisible();
    });
    await test.step('+ and - move a minute, Z takes it back', async () => {
      await keyboard.press('+');
      await expect(figure(page)).toHaveText('11:00');
      await keyboard.press('-');
      await keyboard.press('-');
      await expect(figure(page)).toHaveText('9:00');
      await keyboard.press('z');
      await expect(figure(page)).toHaveText('10:00');
    });
    await test.step('N and P go through the tabs', async () => {
      await keyboard.press('n');
      await expect(tab(page, 'Intermission')).toHaveAttribute('aria-selected', 'true');
      await keyboard.press('p');
      await keyboard.press('p');
      await expect(tab(page, 'Act 2')).toHaveAttribute('aria-selected', 'true');
    });
    await test.step('F flashes', async () => {
      await keyboard.press('f');
      await expect(page.getByRole('status').filter({ hasText: /^Flash$/u })).toBeVisible();
      await keyboard.press('f');
      await expect(page.getByText('Flash rests for two seconds.')).toBeVisible();
    });
    await test.step('B asks once, Enter confirms, B lifts', async () => {
      await keyboard.press('b');
      await until(page, () => expect(button(page, 'Black out')).toBeFocused(STEP));
      await keyboard.press('Enter');
      await until(page, () => expect(button(page, 'Black out')).toBeHidden(STEP));
      await expect(page.getByRole('alert')).toBeVisible();
      await keyboard.press('b');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });

  test('does nothing of it while one types, and M goes to the message', async ({ page }) => {
    await openRoom(page);
    await page.keyboard.press('m');
    const input = page.getByRole('textbox', { name: 'Message' });
    await expect(input).toBeFocused();
    await page.keyboard.type('bf zn+-? m');
    await expect(input).toHaveValue('bf zn+-? m');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(figure(page)).toHaveText('10:00');
    await expect(button(page, 'Play')).toBeVisible();
  });

  test('keeps Space for play and pause after another button was pressed with the mouse', async ({
    page,
  }) => {
    await openRoom(page);
    await button(page, '+1m').click();
    await page.keyboard.press(' ');
    await expect(figure(page)).toHaveText('11:00');
    await expect(button(page, 'Pause')).toBeVisible();
  });
});

describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('everything that acts is 44 px, and the timer is moved at the foot of the screen', async ({
    page,
  }) => {
    await openRoom(page);
    const boxes = await page
      .locator('main')
      .getByRole('button')
      .or(page.locator('main').getByRole('tab'))
      .evaluateAll((targets) =>
        targets.map((target) => {
          const { width, height } = target.getBoundingClientRect();
          return { name: target.textContent, width, height };
        }),
      );
    expect(boxes.length).toBeGreaterThan(15);
    expect(boxes.filter(({ width, height }) => Math.min(width, height) < 43.9)).toEqual([]);
    const controls = page.getByRole('group', { name: 'Timer controls' });
    await expect(controls).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 2_000);
    await expect(controls).toBeInViewport({ ratio: 1 });
    await button(page, '+1m').tap();
    await expect(figure(page)).toHaveText('11:00');
    await undo(page).tap();
    await expect(figure(page)).toHaveText('10:00');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBe(0);
  });
});

test('axe finds nothing', async ({ page }) => {
  test.slow();
  await emulateTheme(page, 'dark');
  await openRoom(page);
  // axe waits, so time must pass.
  await page.clock.resume();
  await expectAccessible(page);
  await sendMessage(page, 'Places, please');
  await button(page, 'Show on viewers').click();
  await button(page, 'Blackout').click();
  await button(page, 'Black out').click();
  await button(page, 'Log').click();
  await takeMinutes(page, 10);
  await button(page, 'Play').click();
  await expect(page.getByText(/^Over by/u).first()).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Add Timer').click();
  await expect(page.getByRole('dialog', { name: 'Add Timer' })).toBeVisible();
  await expectAccessible(page);
});
