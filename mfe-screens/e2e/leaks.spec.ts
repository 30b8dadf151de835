import { expectNoLeaks, test } from '@standby/testing/playwright';

const paths = [
  '/room/hamlet/viewer',
  '/room/hamlet/ask',
  '/room/hamlet/light',
  '/room/hamlet/light?department=LX',
];

for (const path of paths) {
  test(`${path} leaves nothing running when it is left`, async ({ page }) => {
    await expectNoLeaks(page, path);
  });
}
