import { expectNoLeaks, test } from '@standby/testing/playwright';

const paths = [
  '/dashboard',
  '/create-event',
  '/shows/hamlet',
  '/shows/hamlet/company',
  '/shows/hamlet/company/add',
  '/shows/hamlet/company/import',
  '/shows/hamlet/schedule',
  '/shows/hamlet/schedule/call',
  '/shows/hamlet/notes',
  '/guide',
];

for (const path of paths) {
  test(`${path} leaves nothing running when it is left`, async ({ page }) => {
    await expectNoLeaks(page, path);
  });
}
