import type { Page } from '@playwright/test';
import { expect, test } from 'shared-ui/testing/playwright';

/** Work of the person: it must be found again, under its key or beside it. */
const LOCAL_WORK = [
  'standby:shows',
  'standby:team',
  'standby:rooms',
  'standby:devices',
  'standby:pairings',
  'standby:room:hamlet',
];
const SESSION_WORK = [
  'standby:account-draft',
  'standby:draft:create-event',
  'standby:draft:create-room',
  'standby:draft:add-device',
  'standby:question:hamlet',
];
const WORK = [...LOCAL_WORK, ...SESSION_WORK];

/** Every key under which the shell, the design system or a remote keeps something in the browser. */
const LOCAL_KEYS = [
  ...LOCAL_WORK,
  'standby:theme',
  'standby:organization',
  'standby:visitor',
  'standby:cookie-consent',
  'standby:account:mira@lantern.example',
];
const SESSION_KEYS = [
  ...SESSION_WORK,
  'user-email',
  'standby:overrides',
  'standby:recovered',
  'standby:scroll',
  'standby:window',
];

/** Each screen, with where on it the person is told. */
const screens = [
  { path: '/', tells: false },
  { path: '/terms', tells: false },
  { path: '/auth/get-started', tells: false },
  { path: '/auth/verify', tells: false },
  { path: '/auth/create-account', tells: false },
  { path: '/dashboard', tells: true },
  { path: '/create-event', tells: true },
  { path: '/rooms', tells: true },
  { path: '/create-room', tells: true },
  { path: '/devices', tells: true },
  { path: '/add-device', tells: true },
  { path: '/add-device?pair=KTRMWXHD', tells: false },
  { path: '/room/hamlet', tells: true },
  { path: '/room/hamlet/ask', tells: false },
  { path: '/room/hamlet/viewer', tells: false },
];

async function tour(page: Page, says: RegExp | undefined): Promise<void> {
  for (const { path, tells } of screens) {
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toBeAttached();
    await expect(heading, path).not.toHaveText(/did not load|stopped working|no such page/u);
    if (tells && says) await expect(page.getByText(says).first(), path).toBeAttached();
    const overhang = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overhang, { message: path }).toBeLessThanOrEqual(0);
  }
}

async function storeEverywhere(page: Page, raw: string): Promise<void> {
  await page.addInitScript(
    ([local, session, text]) => {
      // Once a tab: a reload finds what the app has left.
      if (sessionStorage.getItem('was here')) return;
      sessionStorage.setItem('was here', 'yes');
      for (const key of local) localStorage.setItem(key, text);
      for (const key of session) sessionStorage.setItem(key, text);
    },
    [LOCAL_KEYS, SESSION_KEYS, raw] as const,
  );
}

const SCRIPT = '<img src=x onerror="window.isPwned=true">';
const SET_ASIDE = /set aside|kept aside/iu;

for (const { what, raw, says } of [
  { what: 'half a file', raw: '{"version":1,"entries":[{"serial', says: SET_ASIDE },
  { what: 'null', raw: 'null', says: SET_ASIDE },
  {
    what: 'a list of scripts',
    raw: JSON.stringify([SCRIPT, { __proto__: null }]),
    says: SET_ASIDE,
  },
  {
    what: 'what a newer version wrote',
    raw: JSON.stringify({ version: 99, next: 2, entries: [{ serial: 1, item: { id: SCRIPT } }] }),
    says: /newer version/iu,
  },
]) {
  test(`${what} under every key: each screen works, says so, and nothing is lost`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await storeEverywhere(page, raw);
    await page.goto('/cookies');
    await tour(page, says);
    const kept = await page.evaluate(() =>
      [localStorage, sessionStorage].flatMap(
        (storage) => Object.entries(storage) as [string, string][],
      ),
    );
    for (const key of WORK) {
      const places = kept.filter(([name, text]) => name.startsWith(key) && text === raw);
      expect(places, key).not.toEqual([]);
    }
    expect(await page.evaluate(() => 'isPwned' in window)).toBe(false);
  });
}

test('where storage is blocked each screen works, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/cookies');
  await tour(page, /nothing is being stored|does not save the room/iu);
});

test('where storage is full each screen works, and what is there stays', async ({ page }) => {
  await storeEverywhere(page, 'Once more unto the breach');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/cookies');
  await tour(page, undefined);
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
  );
  expect(kept).toEqual(expect.arrayContaining(WORK));
});

test('nothing is kept under a key that is not listed here', async ({ page }) => {
  await page.goto('/cookies');
  await tour(page, undefined);
  await page.reload();
  const known = [...LOCAL_KEYS, ...SESSION_KEYS].map((key) => key.replace(/hamlet$/u, ''));
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
  );
  expect(kept.filter((key) => !known.some((name) => key.startsWith(name)))).toEqual([]);
});
