import { accountPaths, paths } from '@standby/contracts';
import { expectGone, expectHeading, expectPath, expectThere } from './expectations.ts';
import { goInPlace } from './shared-journeys.ts';
import { expect, OTHER_ENGINES, test } from './test.ts';

type Route = readonly [path: string, heading: string | RegExp, end?: string];

/**
 * Every route with the heading of its screen, and with the final address where that is another one.
 * Neighbours have other headings, so that a heading tells that its screen has come.
 * The first route of a group is opened as a page. The others replace it on the same page, which
 * takes a quarter of the time.
 */
const routes: readonly (readonly Route[])[] = [
  // Each prerendered page of the welcome pages is opened.
  [['/', /Run the show/u]],
  [['/terms', 'Terms and Conditions']],
  [['/privacy', 'Privacy Policy']],
  [['/cookies', 'Cookie Policy']],
  [
    ['/auth/get-started', 'Get Started'],
    ['/auth/forgot-password', 'Forgot password'],
    ['/auth/verify', 'Get Started', '/auth/get-started'],
    ['/auth/reset-password', 'New password'],
    ['/auth/create-account', 'Get Started', '/auth/get-started'],
    ['/auth/confirm-email', 'Confirm your email'],
    ['/auth/keep-account', 'Keep your account?'],
    ['/settings/account', 'Settings'],
    ['/auth/welcome', 'Welcome to Standby'],
    ['/settings/organization', 'Settings'],
    ['/invitation', 'Invitation'],
  ],
  [
    ['/dashboard', /^Shows/u],
    ['/create-event', 'Create Event'],
  ],
  [
    ['/rooms', /^Rooms/u],
    ['/create-room', 'Create room'],
    ['/devices', /^Devices/u],
    ['/add-device', 'Add device'],
    ['/nowhere', 'This page does not exist'],
    ['/screen', 'Add device', '/add-device'],
  ],
  [
    ['/room/hamlet', 'Hamlet'],
    ['/room/hamlet/viewer', 'Hamlet: viewer'],
    ['/room/hamlet/ask', 'Ask a question'],
    ['/room/hamlet/cues', /^Cue sheet/u],
    ['/room/hamlet/call', /Hamlet/u],
    ['/room/hamlet/light', 'Department: Hamlet'],
    ['/room/hamlet/running', /^Running sheet/u],
  ],
];

test('the routes below are all of the product', () => {
  const opened = routes.flatMap((group) => group.map(([path]) => path));
  const all = [...Object.values(paths), ...Object.values(accountPaths)];
  expect(opened.toSorted()).toEqual(
    [...all.map((path) => path.replace(':roomId', 'hamlet')), '/nowhere'].toSorted(),
  );
});

test('every route shows its screen @all', async ({ window }) => {
  for (const group of routes) {
    for (const [index, [path, heading, end = path]] of group.entries()) {
      await test.step(path, async () => {
        if (index === 0) await window.goto(path);
        else await goInPlace(window, path);
        await expectHeading(window, heading);
        await expectPath(window, end);
        // The app runs on prerendered pages, too. Leaving earlier would abort its requests.
        await expect
          .poll(() =>
            window.evaluate(
              'const { dataset } = document.querySelector("#root"); return dataset.prerendered ?? "runs";',
            ),
          )
          .toBe('runs');
        expect(await window.title()).toContain('Standby');
      });
    }
  }
});

test(
  'links, Back and Forward go through four remotes in one page, and Escape closes a menu',
  { tag: OTHER_ENGINES },
  async ({ window }) => {
    await window.goto('/dashboard');
    await expectHeading(window, /^Shows/u);
    await window.evaluate('window.isSameDocument = true;');
    await test.step('Escape closes a menu and gives the focus back to its button', async () => {
      await window.click('button', 'User menu');
      await expectThere(window, 'menuitem', 'Settings');
      await window.press('Escape');
      await expectGone(window, 'menuitem', 'Settings');
      await expect
        .poll(() => window.evaluate('return document.activeElement?.getAttribute("aria-label")'))
        .toBe('User menu');
    });
    await window.click('link', 'Rooms');
    await expectHeading(window, /^Rooms/u);
    await window.click('link', 'Devices');
    await expectHeading(window, /^Devices/u);
    await window.click('link', 'Presentations');
    await window.click('link', /^Open/u);
    await expectThere(window, 'timer', /./u);
    await window.back();
    await expectHeading(window, /^Shows/u);
    await window.back();
    await expectHeading(window, /^Devices/u);
    await window.forward();
    await expectPath(window, '/dashboard');
    await expectHeading(window, /^Shows/u);
    await window.click('link', 'Standby');
    await expectHeading(window, /Run the show/u);
    expect(await window.evaluate('return window.isSameDocument')).toBe(true);
  },
);
