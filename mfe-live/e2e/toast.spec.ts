import { expect, test } from '@standby/testing/playwright';
import { box, button, openRoom, until } from './room-page';

test('a toast in the live room covers no control on a phone, upright or on its side', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As in a browser that blocks popups, the room reports that in a toast, which stays while the
    // clock stands still.
    window.open = () => null;
  });
  await openRoom(page);
  await button(page, 'Open viewer').click();
  const toast = page.getByRole('dialog', { name: 'The browser blocked the viewer window.' });
  await until(page, () => expect(toast).toBeVisible());
  const play = page
    .getByRole('group', { name: 'Timer controls' })
    .getByRole('button', { name: 'Play' });
  const controls = [play, button(page, 'Blackout'), button(page, 'Flash')];
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const) {
    await test.step(`at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await until(page, async () => {
        const covering = await box(toast);
        for (const control of controls) {
          const covered = await box(control);
          const isApart =
            covered.y + covered.height <= covering.y ||
            covering.y + covering.height <= covered.y ||
            covered.x + covered.width <= covering.x ||
            covering.x + covering.width <= covered.x;
          expect(isApart).toBe(true);
        }
      });
    });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Blackout').click();
  await until(page, () => expect(button(page, 'Cancel')).toBeFocused());
});
