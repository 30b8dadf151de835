import { expect, test } from 'shared-ui/testing/playwright';

const CURTAIN_UP = Date.UTC(2026, 2, 2, 19, 30);

test('the first timer starts at 10:00, stands, and once played drops by one each second', async ({
  page,
}) => {
  await page.clock.install({ time: CURTAIN_UP });
  await page.goto('/room/hamlet');
  const timer = page.getByRole('timer').first();
  await expect(timer).toContainText('10:00');
  await page.clock.pauseAt(CURTAIN_UP + 3_600_000);
  await expect(timer).toContainText('10:00');
  await page.getByRole('button', { name: /play/iu }).first().click();
  await page.clock.runFor(3_000);
  await expect(timer).toContainText('9:57');
});
