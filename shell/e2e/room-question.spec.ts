import { askPath, roomPath } from '@standby/contracts';
import {
  expect,
  expectAccessible,
  SHOW_ID,
  test,
} from '../../packages/room-parts/e2e/fake-controller';

test('a question outlives a reload while it is written, and waits for a live room once it is sent', async ({
  context,
  page,
}) => {
  await page.goto(askPath(SHOW_ID));
  const field = page.getByLabel('Your question');
  await field.fill('x'.repeat(281));
  await expectAccessible(page, [1440]);
  await field.fill('Is there an int');
  await page.reload();
  await expect(field).toHaveValue('Is there an int');
  await field.fill('Is there an interval?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText('Your question is saved in this browser')).toBeVisible();
  await expectAccessible(page, [390]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const controller = await context.newPage();
  await controller.goto(roomPath(SHOW_ID));
  await expect(
    controller.getByText('Is there an interval?', { exact: true }).first(),
  ).toBeVisible();
});
