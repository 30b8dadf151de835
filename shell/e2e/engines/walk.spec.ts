import {
  expectHeading,
  expectPath,
  expectText,
  expectThere,
  expectToCountDown,
} from './expectations.ts';
import { expect, test } from './test.ts';

const EMAIL = 'ada@pit.example';
const PASSWORD = 'Half-hour-30';

test('landing, Get Started, create account, dashboard, a show, its clock counting down', async ({
  host,
  window,
}) => {
  // The sample account check picks the next step at random: above a half is a new account.
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

test('a room is created with what the fields say, and is there after a reload', async ({
  window,
}) => {
  await window.goto('/create-room');
  await window.fill('Name', 'Wardrobe');
  await window.fill('Location', 'Lower level');
  await window.fill('Capacity', '0');
  await window.press('Tab');
  await expectText(window, 'main', /Capacity is at least 1\./u);
  await window.fill('Capacity', '12');
  await window.click('combobox', 'Room Type');
  await window.click('option', 'Dressing room');
  await expectText(window, 'combobox', 'Dressing room');
  await window.click('checkbox', 'Mirrors');
  await window.click('button', 'Create room');
  await expectPath(window, '/rooms');
  await expectThere(window, 'heading', 'Wardrobe');
  const [title] = await window.texts('heading');
  await window.reload();
  await expectThere(window, 'heading', 'Wardrobe');
  expect((await window.texts('heading'))[0]).toBe(title);
});

test('what one window creates, another shows without a reload', async ({ openWindow }) => {
  const list = await openWindow();
  await list.goto('/rooms');
  await expectHeading(list, /^Rooms/u);
  const form = await openWindow();
  await form.goto('/create-room');
  await form.fill('Name', 'Prop store');
  await form.fill('Location', 'Yard');
  await form.click('button', 'Create room');
  await expectPath(form, '/rooms');
  await expectThere(list, 'heading', 'Prop store');
});
