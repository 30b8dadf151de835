import { expectNoLeaks, test } from '@standby/testing/playwright';

test('/room/hamlet leaves nothing running when it is left', async ({ page }) => {
  await expectNoLeaks(page, '/room/hamlet');
});
