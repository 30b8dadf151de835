import { expectNoLeaks, test } from '@standby/testing/playwright';

const paths = ['/room/hamlet/cues', '/room/hamlet/call', '/room/hamlet/running'];

for (const path of paths) {
  test(`${path} leaves nothing running when it is left`, async ({ page }) => {
    await expectNoLeaks(page, path);
  });
}
