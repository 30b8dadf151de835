import type { Page } from '@playwright/test';
import { expect } from '@standby/testing/playwright';
import { test } from '../../packages/room-parts/e2e/fake-controller';
import { airs, button, figure, ROOM, STEP, tab, until } from '../../mfe-live/e2e/room-page';

test.use({ timezoneId: 'UTC', viewport: { width: 1440, height: 900 } });

const onAir = (page: Page) => page.getByRole('group', { name: 'On viewers' });
const says = (page: Page, text: string | RegExp) =>
  until(page, () => expect(figure(page)).toHaveText(text, STEP));

test('two desks act against each other, blind by keyboard: looking moves nothing elsewhere', async ({
  openPaused,
}) => {
  const [desk, booth, viewer] = await openPaused(ROOM, ROOM, `${ROOM}/viewer`);
  if (!booth || !viewer) throw new Error('Three windows were opened.');
  const settle = () => desk.clock.runFor(2_000);

  await test.step('a timer that waits is Ready, and runs by P at one desk', async () => {
    await expect(viewer.getByText('Ready')).toBeVisible();
    await desk.keyboard.press('p');
    await until(desk, () => expect(button(booth, 'Pause')).toBeVisible(STEP));
    await expect(viewer.getByText('Ready')).toHaveCount(0);
  });
  await test.step('the dot at one desk moves nothing elsewhere, and its P still acts on the show’s timer', async () => {
    await desk.keyboard.press('.');
    await says(desk, '15:00');
    await settle();
    await expect(onAir(desk)).toContainText(airs('Timer 1'));
    await expect(button(desk, 'Go: Intermission 15:00')).toBeVisible();
    await expect(tab(booth, 'Timer 1')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(booth, 'Intermission')).toHaveAccessibleName(/selected by Controller 1/u);
    await expect(button(booth, 'Pause')).toBeVisible();
    await expect(figure(viewer)).toHaveText(/^9:5\d$/u);
    await desk.keyboard.press('p');
    await until(desk, () => expect(viewer.getByText('Paused')).toBeVisible(STEP));
    await expect(button(booth, 'Play')).toBeVisible();
    await booth.keyboard.press('p');
    await until(desk, () => expect(viewer.getByText('Paused')).toHaveCount(0, STEP));
  });
  await test.step('a message until the next start is on the viewer', async () => {
    await desk.getByRole('radio', { name: 'Until the next start' }).check();
    await desk.getByRole('textbox', { name: 'Message' }).fill('House open');
    await desk.getByRole('textbox', { name: 'Message' }).press('Shift+Enter');
    await desk.keyboard.press('Escape');
    await until(desk, () =>
      expect(viewer.getByText('House open', { exact: true })).toBeVisible(STEP),
    );
  });
  await test.step('the armed selection goes: one act ends the first timer, moves the viewer, clears the message', async () => {
    await desk.keyboard.press('a');
    await expect(desk.getByText('Armed').first()).toBeVisible();
    // Meanwhile the other desk looks ahead, and stays at that timer.
    await booth.keyboard.press(',');
    await says(booth, '30:00');
    await desk.keyboard.press('p');
    await until(desk, () => expect(onAir(booth)).toContainText(airs('Intermission'), STEP));
    await says(booth, '30:00');
    await says(viewer, /^1[45]:\d\d$/u);
    await expect(viewer.getByText('House open', { exact: true })).toHaveCount(0);
    await expect(tab(desk, 'Timer 1')).not.toContainText('Running');
    await expect(button(desk, 'Pause')).toBeVisible();
  });
  await test.step('the other desk takes its own on air, and one undo brings the first one back', async () => {
    await booth.keyboard.press('a');
    await booth.keyboard.press('p');
    await says(viewer, /^(30:00|29:5\d)$/u);
    await says(desk, /^(30:00|29:5\d)$/u);
    await booth.keyboard.press('z');
    await says(viewer, /^(15:00|14:5\d)$/u);
  });
  await test.step('its end brings the next one on air, which waits', async () => {
    await until(desk, () => expect(tab(desk, 'Intermission')).toContainText('Live', STEP));
    await tab(desk, 'Intermission').click();
    await button(desk, 'Intermission options').click();
    const end = desk.getByRole('menuitem', { name: /^End/u });
    await until(desk, () => expect(end).toBeVisible(STEP));
    await end.click();
    await says(viewer, '30:00');
    await expect(viewer.getByText('Next up')).toBeVisible();
    await until(desk, () => expect(button(desk, 'Play')).toBeVisible(STEP));
  });
});
