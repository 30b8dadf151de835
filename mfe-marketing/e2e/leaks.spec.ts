import { expectNoLeaks, test } from '@standby/testing/playwright';

for (const path of ['/', '/terms']) {
  test(`${path} leaves nothing running when it is left`, async ({ page }) => {
    await expectNoLeaks(page, path);
  });
}
