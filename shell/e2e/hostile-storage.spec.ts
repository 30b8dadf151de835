import type { Page } from '@playwright/test';
import { expect, test } from '@standby/testing/playwright';
import { goInside } from './go-inside';
import { expectUnharmed, SCRIPT } from './hostile-texts';

/** Keys with work of the person. The work has to be found again, under its key or beside it. */
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
  'standby:draft:message:hamlet',
  'standby:question:hamlet',
];
const WORK = [...LOCAL_WORK, ...SESSION_WORK];

/** Keys under which the shell, the design system or a remote stores something in the browser. */
const LOCAL_KEYS = [
  ...LOCAL_WORK,
  'standby:theme',
  'standby:organization',
  'standby:visitor',
  'standby:cookie-consent',
  'standby:account:mira@lantern.example',
  'standby:running-timers',
  'standby:shows-view',
  'standby:company-view',
  'standby:screens',
  'standby:performances:hamlet',
  'standby:room-timers',
];
const SESSION_KEYS = [
  ...SESSION_WORK,
  'user-email',
  'standby:overrides',
  'standby:recovered',
  'standby:scroll',
  'standby:window',
  'standby:desk-window',
  'standby:tab-screen',
  'standby:caller',
];

/** Screens, each with the place where it shows the failure. */
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

async function tour(page: Page, says?: RegExp, visited = screens): Promise<void> {
  for (const { path, tells } of visited) {
    await goInside(page, path);
    await expectUnharmed(page, path);
    await expect(page.locator('h1'), path).not.toHaveText(/page does not exist/u);
    if (tells && says) await expect(page.getByText(says).first(), path).toBeAttached();
  }
}

/** Stores the texts under the keys in turn, and starts again after the last text. */
async function storeEverywhere(page: Page, texts: readonly string[]): Promise<Map<string, string>> {
  const stored = [...LOCAL_KEYS, ...SESSION_KEYS].map(
    (key, place) => [key, texts[place % texts.length] ?? ''] as const,
  );
  await page.addInitScript(
    ([entries, local]) => {
      // Runs once for each tab: a reload finds what the app has left.
      if (sessionStorage.getItem('was here')) return;
      sessionStorage.setItem('was here', 'yes');
      for (const [key, text] of entries) {
        (local.includes(key) ? localStorage : sessionStorage).setItem(key, text);
      }
    },
    [stored, LOCAL_KEYS] as const,
  );
  return new Map(stored);
}

/** Returns names and texts of all stored items. */
const kept = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() =>
    [localStorage, sessionStorage].flatMap(
      (storage) => Object.entries(storage) as [string, string][],
    ),
  );

test.use({ viewport: { width: 390, height: 844 } });

/** Unreadable texts. The unit tests of each store cover each kind of damage. */
const UNREADABLE = [
  '{"version":1,"entries":[{"serial',
  JSON.stringify({ version: 99, next: 2, entries: [{ serial: 1, item: { id: SCRIPT } }] }),
  JSON.stringify([SCRIPT, { __proto__: null }]),
  'null',
];

test('unreadable data in a full storage and in one that has room: each screen works, nothing is lost, no key is new @all', async ({
  page,
}) => {
  const stored = await storeEverywhere(page, UNREADABLE);
  await page.addInitScript(() => {
    // The reload below finds space.
    if (
      performance.getEntriesByType('navigation').some((entry) => entry.toJSON().type === 'reload')
    )
      return;
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/cookies');

  await test.step('full: the stored items stay', async () => {
    // The unit tests of each store cover the other screens.
    const visited = new Set(['/auth/create-account', '/rooms', '/create-room', '/room/hamlet']);
    await tour(
      page,
      undefined,
      screens.filter(({ path }) => visited.has(path)),
    );
    const found = new Map(await kept(page));
    for (const key of WORK) expect(found.get(key), key).toBe(stored.get(key));
  });

  await test.step('with room: each screen says so', async () => {
    await page.reload();
    await tour(page, /could not be read|set aside|newer version/iu);
    await page.reload();
    const found = await kept(page);
    for (const key of WORK) {
      const places = found.filter(
        ([name, text]) => name.startsWith(key) && text === stored.get(key),
      );
      expect(places, key).not.toEqual([]);
    }
    const known = ['was here', ...stored.keys()].map((key) => key.replace(/hamlet$/u, ''));
    const names = found.map(([name]) => name);
    expect(names.filter((name) => !known.some((key) => name.startsWith(key)))).toEqual([]);
  });
});

test('where storage is blocked each screen works, and says so @all', async ({ page }) => {
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
  await tour(page, /changes are not saved|does not save the room/iu);
});
