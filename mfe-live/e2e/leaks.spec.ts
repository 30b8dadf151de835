import { expectNoLeaks, test } from '@standby/testing/playwright';

for (const path of [
  '/room/hamlet',
  '/room/hamlet/viewer',
  '/room/hamlet/ask',
  '/room/hamlet/call',
  '/room/hamlet/light?department=LX',
  '/room/hamlet/running',
]) {
  test(`${path} leaves nothing running when it is left`, async ({ page }) => {
    await expectNoLeaks(page, path);
  });
}
