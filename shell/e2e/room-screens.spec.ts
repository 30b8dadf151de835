import type { Page } from '@playwright/test';
import { expect } from '@standby/testing/playwright';
import { test } from '../../packages/room-parts/e2e/fake-controller';
import {
  box,
  button,
  escaping,
  ROOM,
  SCREEN_SIZES,
  setLargeText,
  STEP,
  until,
} from '../../mfe-live/e2e/room-page';

test.use({ timezoneId: 'UTC', viewport: { width: 1440, height: 900 } });

const VIEWER = `${ROOM}/viewer`;

async function expectInside(page: Page, width: number): Promise<void> {
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide(), `the page at ${width} px`).toBe(width);
  expect(await escaping(page), `words at ${width} px`).toEqual([]);
  const count = await box(page.getByText(/^\d+\/280$/u));
  const show = await box(button(page, 'Show now'));
  const isBeside = show.y < count.bottom && count.y < show.bottom;
  expect(isBeside && count.x + count.width > show.x, `the count at ${width} px`).toBe(false);
}

test('a message reaches the screen that is chosen beside it, by keyboard alone, and the desk holds its screens at every width', async ({
  openPaused,
}) => {
  const [desk, first, second, third] = await openPaused(ROOM, VIEWER, VIEWER, VIEWER);
  if (!first || !second || !third) throw new Error('Four windows were opened.');
  const { keyboard } = desk;
  const shows = (page: Page, text: string) =>
    until(desk, () => expect(page.getByText(text, { exact: true })).toBeVisible(STEP));
  const choice = desk.getByRole('combobox', { name: 'One screen or a group' });

  await test.step('to one screen, which alone shows it', async () => {
    await keyboard.press('m');
    await keyboard.type('Check the rail');
    await until(desk, () => expect(choice).toBeVisible(STEP));
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(choice).toBeFocused();
    await keyboard.press('Enter');
    const option = desk.getByRole('option', { name: 'Viewer 2' });
    await until(desk, () => expect(option).toBeVisible(STEP));
    await keyboard.type('Viewer 2');
    await keyboard.press('Enter');
    await until(desk, () => expect(choice).toHaveText('Viewer 2', STEP));
    await keyboard.press('Shift+Tab');
    await keyboard.press('Shift+Tab');
    await keyboard.press('Shift+Enter');
    await shows(second, 'Check the rail');
    for (const page of [first, third])
      await expect(page.getByText('Check the rail', { exact: true })).toHaveCount(0);
    await expect(desk.getByRole('log', { name: 'Messages' })).toContainText('To: Viewer 2');
  });
  await test.step('all that follows stays inside the page, with large text too', async () => {
    for (const size of SCREEN_SIZES) {
      await desk.setViewportSize(size);
      await expectInside(desk, size.width);
    }
    await setLargeText(desk);
    for (const width of [320, 390, 768]) {
      await desk.setViewportSize({ width, height: 844 });
      const wide = await desk.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `large text at ${width} px`).toBe(width);
    }
  });
});
