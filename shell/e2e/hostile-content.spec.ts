import type { Page } from '@playwright/test';
import { expect, test } from 'shared-ui/testing/playwright';

const NOW = '2025-01-15T19:30:00.000Z';

/** Runs if a text is taken for markup. */
const SCRIPT = '"><img src=x onerror="window.isPwned=true"><script>window.isPwned=true</script>';

/** Of the longest texts browsers take seconds to lay out a field that grows with what is in it. */
const LONG = 10_000;

/** What people, or those who wish them ill, write where a name is asked for. */
const texts = [
  SCRIPT,
  '${7*7}{{7*7}}javascript:window.isPwned=true//',
  '\u202eterces\u202c \u2066מלך ליר\u2069 العاصفة',
  '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(40),
  'Z\u0351\u036b\u0343'.repeat(60),
  'x'.repeat(LONG),
  '../x',
  '__proto__',
  'constructor',
  '%2e%2e%00',
];

/** Items as the browser keeps them. */
const envelopeOf = (items: readonly object[]): string =>
  JSON.stringify({
    version: 1,
    next: items.length + 1,
    entries: items.map((item, index) => ({ serial: items.length - index, item })),
  });

const shows = texts.map((text) => ({
  id: text.slice(0, 200),
  title: text,
  description: text,
  venue: text,
  startDate: text,
  endDate: text,
  startTime: text,
  endTime: text,
  timezone: 'EST',
  director: text,
  assistantDirector: text,
  technicalDirector: text,
  maxCastMembers: Number.MAX_SAFE_INTEGER,
  budget: text,
  notes: text,
  status: 'Active',
  timers: Number.MAX_SAFE_INTEGER,
  cues: 0,
  cast: 0,
  thumbnail: 'masks',
  createdAt: NOW,
  lastUpdated: NOW,
  lastUsed: NOW,
}));

const stored = {
  'standby:shows': envelopeOf(shows),
  'standby:team': envelopeOf(
    texts.map((text) => ({ id: text.slice(0, 200), name: text, role: 'Owner' })),
  ),
  'standby:organization': SCRIPT,
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectUnharmed(page: Page, where: string): Promise<void> {
  await expect(heading(page), where).toBeVisible();
  await expect(heading(page), where).not.toHaveText(/did not load|stopped working/u);
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overhang, { message: where }).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => 'isPwned' in window), where).toBe(false);
}

test.use({ viewport: { width: 390, height: 844 } });

test('shows are shown as they are called, whatever that is, and so are their rooms', async ({
  page,
}) => {
  await page.addInitScript((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, stored);
  await page.goto('/dashboard');
  await expect(page.getByRole('article')).toHaveCount(texts.length);
  await expectUnharmed(page, 'the dashboard');
  for (const show of shows.slice(0, 6)) {
    await page.evaluate(
      (to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      },
      `/room/${encodeURIComponent(show.id)}`,
    );
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
    await expect(heading(page)).toBeVisible();
    const field = page.getByRole('main').getByRole('textbox').first();
    for (const text of texts) {
      await field.fill(text);
      await expect(field).toHaveValue(text);
      await expectUnharmed(page, `${path} with ${text.slice(0, 40)}`);
    }
  });
}
