import { expect, test } from '@standby/testing/playwright';
import { goInside } from './go-inside';
import { expectUnharmed, SCRIPT } from './hostile-texts';

const MARKUP = encodeURIComponent(SCRIPT);

/** Text with markup that is longer than any name. */
const LONGEST = MARKUP + 'x'.repeat(4000);

/** Addresses that routes accept. The shell's unit tests cover the others. */
const addresses = [
  ...[
    '__proto__',
    '%00',
    '%252e%252e',
    '..%2F..%2Fx',
    encodeURIComponent(`\u202egnp.txt\u2066 ab\u2069 ${'👩‍👩‍👧‍👦'.repeat(20)}`),
    LONGEST,
  ].map((name) => `/room/${name}`),
  `/${LONGEST}`,
  `/room/${LONGEST}/ask`,
  `/rooms?search=${LONGEST}`,
  `/add-device?pair=${LONGEST}&expires=${LONGEST}`,
  `/dashboard?search=${LONGEST}&sort=${LONGEST}&page=${LONGEST}`,
  `/auth/get-started?email=${LONGEST}`,
  `/terms#${LONGEST}`,
  '/devices?sort=constructor&page=1e308',
  '/devices?page=-1&page=2&search=a&search=b',
];

test.use({ viewport: { width: 390, height: 844 } });

test('no address breaks a screen, runs anything or makes the page wider than a phone @all', async ({
  page,
}) => {
  await page.goto('/terms');
  for (const address of addresses) {
    await goInside(page, address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expectUnharmed(page, address);
  }
});

test('a page that begins at any address is answered like any other, and leads on inside the app @all', async ({
  page,
  baseURL,
}) => {
  for (const address of [
    '/%',
    '/room/%E0%A4%A',
    '/terms#%E0%A4%A',
    '/%5Cevil',
    `/rooms?search=${MARKUP}&mf=${encodeURIComponent(`venue@${SCRIPT}`)}&mf=__proto__@http://localhost&mf=%E0%A4%A&${'x'.repeat(8000)}`,
    '//evil.example/rooms',
  ]) {
    await page.goto(`${baseURL}${address}`);
    await expectUnharmed(page, address);
  }
  // The last address names another host if it is read without the origin.
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  expect(page.url()).toBe(`${baseURL}//evil.example/rooms`);
});
