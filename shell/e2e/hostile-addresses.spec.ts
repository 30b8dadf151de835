import type { Page } from '@playwright/test';
import { expect, test } from 'shared-ui/testing/playwright';

/** Runs if anything of the address is taken for markup or script. */
const SCRIPT = '<img src=x onerror="window.isPwned=true"><script>window.isPwned=true</script>';

/** What may stand where a name is expected. */
const names = [
  '..%2F..%2Fx',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '%00',
  '%2e%2e',
  '%252e%252e',
  encodeURIComponent(SCRIPT),
  encodeURIComponent('\u202egnp.txt\u2066 ab\u2069'),
  encodeURIComponent('👩‍👩‍👧‍👦'.repeat(20)),
  '%E0%A4%A',
  '%',
  'x'.repeat(4000),
];

const addresses = [
  ...names.flatMap((name) => [`/room/${name}`, `/rooms?search=${name}`, `/terms#${name}`]),
  ...['..%2F..%2Fx', '__proto__', '%', names[7]].flatMap((name) => [
    `/${name}`,
    `/room/${name}/ask`,
    `/add-device?pair=${name}&expires=${name}`,
    `/dashboard?search=${name}&sort=${name}&page=${name}`,
    `/auth/get-started?email=${name}`,
  ]),
  '/devices?sort=constructor&page=1e308',
  '/devices?page=-1&page=2&search=a&search=b',
];

/** What following a link does, for addresses that no link has. */
async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

async function expectUnharmed(page: Page, address: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, address).toBeVisible();
  await expect(heading, address).not.toHaveText(/did not load|stopped working/u);
  const { isPwned, overhang } = await page.evaluate(() => ({
    isPwned: 'isPwned' in window,
    overhang: document.documentElement.scrollWidth - window.innerWidth,
  }));
  expect(isPwned, address).toBe(false);
  expect(overhang, address).toBeLessThanOrEqual(0);
}

test.use({ viewport: { width: 390, height: 844 } });

test('no address breaks a screen, runs anything or makes the page wider than a phone', async ({
  page,
}) => {
  await page.goto('/terms');
  for (const address of addresses) {
    await goInside(page, address);
    await expectUnharmed(page, address);
  }
});

for (const address of [
  '/room/%E0%A4%A',
  '/%',
  '//evil.example/rooms',
  '/room/%00',
  '/terms#%E0%A4%A',
  `/rooms?search=${encodeURIComponent(SCRIPT)}&${'x'.repeat(8000)}`,
  `/rooms?mf=${encodeURIComponent(`venue@${SCRIPT}`)}&mf=__proto__@http://localhost&mf=%E0%A4%A`,
]) {
  test(`a page that begins at ${address.slice(0, 40)} is answered like any other`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}${address}`);
    await expectUnharmed(page, address);
  });
}
