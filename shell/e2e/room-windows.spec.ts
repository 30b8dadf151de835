import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '@standby/testing/playwright';
import {
  button,
  expectDialogAccessible,
  figure,
  openRoom,
  ROOM,
  sendMessage,
  tab,
} from '../../mfe-live/e2e/room-page';

/** Returns the window that a press opens. */
async function opened(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const [window] = await Promise.all([context.waitForEvent('page'), press()]);
  return window;
}

test('the windows of a room follow each other: controllers, viewer and ask page', async ({
  page,
  context,
}) => {
  await openRoom(page);
  await page.clock.resume();
  const messages = page.getByRole('log', { name: 'Messages' });

  const viewer = await opened(context, () => button(page, 'Open viewer').click());
  await test.step('a viewer pops out, is counted and can be identified', async () => {
    await expect(viewer).toHaveURL(`${ROOM}/viewer`);
    await expect(figure(viewer)).toHaveText('10:00');
    await expect(page.getByText('1 of 1 screen')).toBeVisible();
    const screens = page.getByRole('list', { name: 'Screens' });
    await expect(screens.getByRole('listitem')).toHaveText([/Viewer 1Up to date$/u]);
    await button(page, 'Identify Viewer 1').click();
    await expect(viewer.getByRole('status').getByText('Viewer 1')).toBeVisible();
  });

  await test.step('it is named, and has a message and a blackout of its own; a reload keeps the name', async () => {
    await page.getByRole('button', { name: 'Timer 1: Viewer 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Screens' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Stage left');
    await button(page, 'Save name').click();
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Stand by');
    await button(page, 'Show message').click();
    await expect(viewer.getByText('Stand by', { exact: true })).toBeVisible();
    await button(page, 'Clear message').last().click();
    await dialog.getByRole('button', { name: 'Blackout' }).click();
    await expect(figure(viewer)).toHaveCount(0);
    await viewer.reload();
    await expect(page.getByText('1 of 1 screen')).toBeVisible();
    await expect(figure(viewer)).toHaveCount(0);
    await button(page, 'Lift blackout').click();
    await expect(figure(viewer)).toHaveText('10:00');
    await expectDialogAccessible(page, 'Screens');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectAccessible(page, [1440]);
    const screens = page.getByRole('list', { name: 'Screens' });
    await expect(screens.getByRole('listitem')).toHaveText([/Stage leftUp to date$/u]);
  });

  await test.step('it shows one message, until that is cleared', async () => {
    await sendMessage(page, 'Hold the house');
    await button(page, 'Show on viewers').last().click();
    await expect(viewer.getByText('Hold the house', { exact: true })).toBeVisible();
    await button(page, 'Clear message').click();
    await expect(viewer.getByText('Hold the house')).toHaveCount(0);
  });

  await test.step('a second controller follows the timer on air, and stops following', async () => {
    const other = await context.newPage();
    await other.goto(ROOM);
    await expect(messages.getByText('Hold the house')).toBeVisible();
    await expect(page.getByText('Controller 2')).toBeVisible();
    const putOnAir = async (name: string) => {
      await tab(page, name).click();
      await button(page, `${name} options`).click();
      await page.getByRole('menuitem', { name: /^Show on viewers/u }).click();
    };
    await putOnAir('Act 2');
    await expect(figure(other)).toHaveText('30:00');
    await expect(figure(viewer)).toHaveText('30:00');
    await button(other, 'Follow').click();
    await expect(button(other, 'Follow')).toHaveAttribute('aria-pressed', 'false');
    await putOnAir('Intermission');
    await expect(figure(viewer)).toHaveText('15:00');
    await expect(figure(other)).toHaveText('30:00');
    await button(other, '+1m').click();
    await expect(tab(page, 'Act 2')).toContainText('31:00');
    await button(other, 'Follow').click();
    await expect(figure(other)).toHaveText('15:00');
  });

  await test.step('a question of the audience arrives', async () => {
    const link = page.getByRole('link', { name: /Submit questions/u });
    const ask = await opened(context, () => link.click());
    await expect(ask).toHaveURL(`${ROOM}/ask`);
    await expect(ask.getByText(/The live room is open in this browser/u)).toBeVisible();
    await ask.getByRole('textbox').fill('When is the interval?');
    await ask.getByRole('button', { name: 'Send question' }).click();
    await expect(ask.getByText('Your question was sent')).toBeVisible();
    await expect(messages.getByRole('listitem').last()).toContainText('When is the interval?');
  });
});
