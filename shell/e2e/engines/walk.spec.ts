import {
  expectHeading,
  expectPath,
  expectText,
  expectThere,
  expectToCountDown,
} from './expectations.ts';
import { createRoom } from './shared-journeys.ts';
import { expect, test } from './test.ts';

const EMAIL = 'ada@pit.example';
const PASSWORD = 'Half-hour-30';

test('landing, Get Started, create account, dashboard, a show, its clock counting down', async ({
  host,
  window,
}) => {
  // The sample account check draws the next step at random; above a half means a new account.
  host.fixRandom(0.9);
  await window.goto('/');
  await window.click('link', 'Get Started');
  await expectHeading(window, 'Get Started');
  await window.fill('Email', EMAIL);
  await window.click('button', 'Continue');
  await expectPath(window, '/auth/create-account');
  await window.fill('First Name', 'Ada');
  await window.fill('Last Name', 'Prompter');
  await window.fill('Password', 'short');
  await expectText(window, 'main', /Password too short/u);
  await window.fill('Password', PASSWORD);
  await window.fill('Confirm Password', PASSWORD);
  await window.click('button', 'Create Account');
  await expectPath(window, '/dashboard');
  expect(await window.evaluate('return sessionStorage.getItem("user-email")')).toBeNull();

  await window.click('link', /^Open/u);
  await expectText(window, 'timer', '10:00');
  await window.click('button', 'Play');
  await expectToCountDown(window);
});

test('a room is created with the values of the fields, shows in another window without a reload, and is there after a reload', async ({
  openWindow,
}) => {
  const list = await openWindow();
  await list.goto('/rooms');
  await expectHeading(list, /^Rooms/u);
  await createRoom(await openWindow());
  await expectThere(list, 'heading', 'Wardrobe');
});
