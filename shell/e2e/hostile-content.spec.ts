import { expect, test } from 'shared-ui/testing/playwright';
import {
  envelopeOf,
  expectUnharmed,
  goInside,
  hostileTexts,
  named,
  SCRIPT,
  showOf,
  store,
} from './hostile-texts';

const shows = hostileTexts.map((text) => ({
  ...showOf(text.slice(0, 200), text),
  maxCastMembers: Number.MAX_SAFE_INTEGER,
  timers: Number.MAX_SAFE_INTEGER,
}));

const stored = {
  'standby:shows': envelopeOf(shows),
  'standby:team': envelopeOf(
    hostileTexts.map((text) => ({ id: text.slice(0, 200), name: text, role: 'Owner' })),
  ),
  'standby:organization': SCRIPT,
};

test.use({ viewport: { width: 390, height: 844 } });

test('shows are shown as they are called, whatever that is, and so are their rooms', async ({
  page,
}) => {
  await store(page, stored);
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(hostileTexts.length);
  await expectUnharmed(page, 'the dashboard');
  for (const show of shows.slice(0, 6)) {
    await goInside(page, `/room/${encodeURIComponent(show.id)}`);
    await expectUnharmed(page, `the room of ${show.id}`);
  }
});

for (const path of [
  '/create-event',
  '/create-room',
  '/add-device',
  '/auth/get-started',
  '/auth/create-account',
  '/room/hamlet/ask',
]) {
  test(`${path} takes whatever is typed, and keeps it as it was`, async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('user-email', 'mira@lantern.example'));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const field = page.getByRole('main').getByRole('textbox').first();
    for (const text of hostileTexts) {
      await field.fill(text);
      await expect(field).toHaveValue(text);
      await expectUnharmed(page, `${path} with ${named(text)}`);
    }
  });
}
