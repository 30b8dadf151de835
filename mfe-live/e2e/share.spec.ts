import { askPath } from '@standby/contracts';
import { expect, SHOW_ID, test } from '../../packages/room-parts/e2e/fake-controller';
import { scan } from '../../packages/room-parts/e2e/pixels';
import { button, expectDialogAccessible, ROOM } from './room-page';

test('Share has a code that a camera reads, and copies the link', async ({
  page,
  context,
  baseURL,
}) => {
  const address = `${baseURL}${askPath(SHOW_ID)}`;
  await page.goto(ROOM);
  await button(page, 'Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  expect(await scan(dialog.getByRole('img', { name: 'QR code of the Ask page link' }))).toBe(
    address,
  );
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy Ask page link' }).click();
  await expect(dialog.getByText('Ask page link copied.')).toBeVisible();
  await expectDialogAccessible(page, 'Share');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // Pasted by hand: the page's policy lets no script read the clipboard.
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.press('ControlOrMeta+v');
  await expect(message).toHaveValue(address);
});
