import { expectNoLeaks, test } from '@standby/testing/playwright';

for (const path of ['/rooms', '/create-room', '/devices', '/add-device']) {
  test(`${path} leaves nothing running when it is left`, async ({ page }) => {
    await expectNoLeaks(page, path);
  });
}
