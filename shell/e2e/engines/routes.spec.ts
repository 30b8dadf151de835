import { remotes } from '@standby/federation-config';
import { accountPaths, paths } from '@standby/contracts';
import { expectGone, expectHeading, expectPath, expectThere } from './expectations.ts';
import { expect, OTHER_ENGINES, test } from './test.ts';

type Route = readonly [path: string, heading: string | RegExp, end?: string];

/**
 * Every route with the heading of its screen, and with the final address where that is another one.
 */
const routes: Readonly<Record<string, readonly Route[]>> = {
  'the public pages': [
    ['/', /Run the show/u],
    ['/terms', 'Terms and Conditions'],
    ['/privacy', 'Privacy Policy'],
    ['/cookies', 'Cookie Policy'],
  ],
  'sign-up': [
    ['/auth/get-started', 'Get Started'],
    ['/auth/verify', 'Get Started', '/auth/get-started'],
    ['/auth/create-account', 'Get Started', '/auth/get-started'],
  ],
  'the desk': [
    ['/dashboard', /^Shows/u],
    ['/create-event', 'Create Event'],
  ],
  'rooms and devices': [
    ['/rooms', /^Rooms/u],
    ['/create-room', 'Create room'],
    ['/devices', /^Devices/u],
    ['/add-device', 'Add device'],
    ['/screen', 'Add device', '/add-device'],
  ],
  'the live room and an unknown path': [
    ['/room/hamlet', 'Hamlet'],
    ['/room/hamlet/viewer', 'Hamlet: viewer'],
    ['/room/hamlet/ask', 'Ask a question'],
    ['/room/hamlet/cues', /^Cue sheet/u],
    ['/room/hamlet/call', /Hamlet/u],
    ['/room/hamlet/light', 'Department: Hamlet'],
    ['/room/hamlet/running', /^Running sheet/u],
    ['/nowhere', 'This page does not exist'],
  ],
  'what needs a server': [
    ['/auth/forgot-password', 'Forgot password'],
    ['/auth/reset-password', 'New password'],
    ['/auth/confirm-email', 'Confirm your email'],
    ['/auth/keep-account', 'Keep your account?'],
    ['/auth/welcome', 'Welcome to Standby'],
    ['/invitation', 'Invitation'],
    ['/settings/account', 'Settings'],
    ['/settings/organization', 'Settings'],
  ],
};

test('the routes below are all of the product', () => {
  const opened = Object.values(routes).flatMap((group) => group.map(([path]) => path));
  const all = [...Object.values(paths), ...Object.values(accountPaths)];
  expect(opened.toSorted()).toEqual(
    [...all.map((path) => path.replace(':roomId', 'hamlet')), '/nowhere'].toSorted(),
  );
});

/**
 * Whether the journey opens the route as a new page: the first route, a prerendered page, or a
 * screen that looks like the one before it. A new page takes four times as long as a screen. Each
 * remote has a route that is opened as a page.
 */
function isDeepLink(path: string, group: readonly Route[]): boolean {
  const index = group.findIndex(([other]) => other === path);
  const [before, route] = [group[index - 1], group[index]];
  const isPrerendered = remotes.marketing.prerendered.some((other) => other === path);
  return !before || isPrerendered || String(before[1]) === String(route?.[1]);
}

for (const [what, group] of Object.entries(routes)) {
  test(`every route shows its screen: ${what} @all`, async ({ window }) => {
    for (const [path, heading, end = path] of group) {
      await test.step(path, async () => {
        if (isDeepLink(path, group)) await window.goto(path);
        else {
          await window.evaluate(`
            history.pushState(null, '', ${JSON.stringify(path)});
            dispatchEvent(new PopStateEvent('popstate', { state: null }));`);
        }
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
  });
}

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
