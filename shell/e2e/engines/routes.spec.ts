import { expectHeading, expectPath, expectThere } from './expectations.ts';
import { expect, test } from './test.ts';

/** Every route with the heading of its screen, and where the address ends. */
const routes: readonly (readonly [path: string, heading: string | RegExp, end?: string])[] = [
  ['/', /Run the show/u],
  ['/terms', 'Terms and Conditions'],
  ['/privacy', 'Privacy Policy'],
  ['/cookies', 'Cookie Policy'],
  ['/auth/get-started', 'Get Started'],
  ['/auth/verify', 'Get Started', '/auth/get-started'],
  ['/auth/create-account', 'Get Started', '/auth/get-started'],
  ['/dashboard', /^Shows/u],
  ['/create-event', 'Create Event'],
  ['/rooms', /^Rooms/u],
  ['/create-room', 'Create room'],
  ['/devices', /^Devices/u],
  ['/add-device', 'Add device'],
  ['/room/hamlet', 'Hamlet'],
  ['/room/hamlet/viewer', 'Hamlet: viewer'],
  ['/room/hamlet/ask', /./u],
  ['/nowhere', 'There is no such page'],
];

for (const [path, heading, end = path] of routes) {
  test(`a deep link to ${path} shows its screen`, async ({ window }) => {
    await window.goto(path);
    await expectHeading(window, heading);
    await expectPath(window, end);
    expect(await window.title()).toContain('Standby');
  });
}

test('links, Back and Forward go through four remotes in one page', async ({ window }) => {
  await window.goto('/dashboard');
  await expectHeading(window, /^Shows/u);
  await window.evaluate('window.isSameDocument = true;');
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
});
