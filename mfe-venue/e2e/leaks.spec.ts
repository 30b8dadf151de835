import { expectNoLeaks, test } from '@standby/shared-ui/testing/playwright';

for (const path of ['/rooms', '/create-room', '/devices', '/add-device']) {
  test(`${path} leaves nothing running when it is left`, async ({ page }) => {
    await expectNoLeaks(page, path);
  });
}
