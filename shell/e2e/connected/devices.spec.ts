import type { Page } from '@playwright/test';
import { expectAccessible } from '@standby/testing/playwright';
import { originsOf } from '../../../server/src/addresses.ts';
import { createShow } from './desk-journey.ts';
import { expectWords, openLinkIn } from './other-engines.ts';
import { expect, heading, test } from './test.ts';

const card = (desk: Page, name: string) => desk.getByRole('article', { name });

/** Fills in the form for a device, up to its submit. */
async function describeDevice(
  desk: Page,
  name: string,
  method: 'QR Code Setup' | 'Manual Setup',
): Promise<void> {
  await desk.goto('/add-device');
  await desk.getByLabel(method).check();
  await desk.getByLabel('Name').fill(name);
  await desk.getByLabel('Assigned Room').click();
  await desk.getByRole('option', { name: 'Studio A' }).click();
}

/**
 * Pattern of a code with its letters spelled out below it; the example beside the field has none.
 */
const OWN_CODE = /[A-Z]{4}-[A-Z]{4}(?=\s+[A-Z][\w-]+ [A-Z])/u;

/** Makes a code at the desk. */
async function makeCode(desk: Page, name: string): Promise<{ address: string; code: string }> {
  await describeDevice(desk, name, 'QR Code Setup');
  await desk.getByRole('button', { name: 'Continue to QR code' }).click();
  const link = desk.getByRole('link', { name: /pairing link/u });
  const address = (await link.getAttribute('href')) ?? '';
  return { address, code: new URL(address).hash.slice(1) };
}

async function control(desk: Page, target: string): Promise<void> {
  await desk.getByRole('combobox', { name: 'For', exact: true }).click();
  await desk.getByRole('option', { name: target, exact: true }).click();
}

async function choose(desk: Page, label: string, option: string | RegExp): Promise<void> {
  await desk.getByRole('combobox', { name: label, exact: true }).click();
  await desk.getByRole('option', { name: option }).click();
}

test('screens are paired by address, by typed code and by their own code, and show what the desk makes them show', async ({
  page: desk,
  haveAccount,
  openEngine,
  newPerson,
  server,
  guard,
}) => {
  // The browser logs the connections that the restart ends.
  guard.allowConsole(/net::ERR_(?:CONNECTION|INCOMPLETE_CHUNKED)|WebSocket/u);
  await haveAccount(desk, 'Mira', 'Lantern Street');
  await createShow(desk, 'Hamlet');

  const wings = await newPerson();
  await test.step('by the address of the desk’s code', async () => {
    const { address } = await makeCode(desk, 'Wings');
    await wings.goto(new URL(address).pathname + new URL(address).hash);
    await expect(heading(wings)).toHaveText('Wings');
    await expect(wings.getByText('Ready for the desk.')).toBeVisible();
    await expect(desk.getByText('Paired', { exact: true })).toBeVisible();
    await desk.getByRole('button', { name: 'Device Connected' }).click();
    await expect(card(desk, 'Wings')).toContainText('Online');
    await expect(card(desk, 'Wings')).toContainText('Standby page');
    await expectAccessible(wings, [390, 1440]);
  });

  const lobby = await openEngine('firefox');
  await test.step('by the desk’s code, typed on the screen', async () => {
    const { code } = await makeCode(desk, 'Lobby screen');
    await lobby.goto('/screen');
    await expectWords(lobby, 'Type this code at the desk');
    await lobby.fill('Or type the code that the desk shows', code.toLowerCase());
    await lobby.click('button', 'Pair this screen');
    await expectWords(lobby, /Lobby screen[^]*Ready for the desk/u);
    await desk.getByRole('button', { name: 'Device Connected' }).click();
    await expect(card(desk, 'Lobby screen')).toContainText('Online');
  });

  const booth = await openEngine('webkit');
  await test.step('by the screen’s own code, typed at the desk', async () => {
    await booth.goto('/screen');
    await expectWords(booth, OWN_CODE);
    const text = await booth.evaluate<string>('return document.body.innerText');
    const code = OWN_CODE.exec(text)?.[0] ?? '';
    await describeDevice(desk, 'Booth', 'Manual Setup');
    await desk.getByLabel('Code on the device').fill(code);
    await desk.getByRole('button', { name: 'Add device' }).click();
    await expect(card(desk, 'Booth')).toContainText('Online');
    await expectWords(booth, /Booth[^]*Ready for the desk/u);
    await expectAccessible(desk, [390, 1440]);
  });

  await test.step('the viewer of a show is sent to all', async () => {
    await desk.getByRole('button', { name: 'Control devices' }).click();
    await choose(desk, 'Shows', 'Viewer');
    await choose(desk, 'Show', 'Hamlet');
    await desk.getByRole('button', { name: 'Send to 3 devices' }).click();
    await expect(wings.getByRole('timer')).toHaveText('10:00');
    await expectWords(lobby, '10:00');
    await expectWords(booth, '10:00');
    await expectAccessible(desk, [390, 1440]);
  });

  await test.step('a reload and a restart of the server change nothing', async () => {
    await wings.reload();
    await expect(wings.getByRole('timer')).toHaveText('10:00');
    await server.kill();
    await server.restart();
    await expect(wings.getByRole('timer')).toHaveText('10:00');
    await wings.reload();
    await expect(wings.getByRole('timer')).toHaveText('10:00');
    for (const screen of [lobby, booth]) {
      await screen.reload();
      await expectWords(screen, '10:00');
    }
  });

  await test.step('while its timer runs, one is dark, shows its name, and then something else', async () => {
    await desk.goto('/dashboard');
    await desk.getByRole('link', { name: 'Open live room: Hamlet' }).click();
    await desk.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(wings.getByRole('timer')).toHaveText(/^[5-9]:\d\d$/u);
    await desk.goto('/devices');
    await desk.getByRole('button', { name: 'Control Wings' }).click();
    await desk.getByRole('button', { name: 'Blackout', exact: true }).click();
    await expect(wings.getByRole('status').filter({ hasText: 'Blackout' })).toHaveCount(1);
    await expect(wings.getByRole('timer')).toBeHidden();
    await expectWords(lobby, /\b[5-9]:\d\d\b/u);
    await desk.getByRole('button', { name: 'Lift blackout' }).click();
    await expect(wings.getByRole('timer')).toBeVisible();
    await desk.getByRole('button', { name: 'Identify' }).click();
    // A trial click waits until the name is visible and nothing covers it.
    await wings.getByText('Wings', { exact: true }).click({ trial: true });
    await choose(desk, 'Shows', 'Standby page');
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(wings.getByText('Ready for the desk.')).toBeVisible();
    await expectWords(lobby, /\b[5-9]:\d\d\b/u);
    await expectWords(booth, /\b[5-9]:\d\d\b/u);
    await choose(desk, 'Shows', 'Cue light');
    await choose(desk, 'Show', 'Hamlet');
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(heading(wings)).toContainText('LX');
    await control(desk, 'In Studio A');
    await choose(desk, 'Turned', 'Turned 90°');
    await desk.keyboard.press('Escape');
    await expect(card(desk, 'Booth')).toContainText('turned 90°');
  });

  await test.step('a removed device goes quiet at once, and its token is dead', async () => {
    await desk.getByRole('button', { name: 'Manage Wings' }).click();
    await desk.getByRole('button', { name: 'Delete' }).click();
    await expect(wings.getByText(/The desk has removed this screen/u)).toBeVisible();
    await wings.reload();
    await expect(heading(wings)).toHaveText('Pair this screen');
  });

  await test.step('a used code says so', async () => {
    const { address } = await makeCode(desk, 'Deck');
    const deck = await newPerson();
    await deck.goto(new URL(address).pathname + new URL(address).hash);
    await expect(heading(deck)).toHaveText('Deck');
    const late = await openEngine('firefox');
    await openLinkIn(late, address);
    await expectWords(late, 'This code has already been used');
  });
});

/**
 * Returns the server's address in this machine's network. It is plain http, which browsers treat as
 * insecure.
 */
function networkOrigin(origin: string): string | undefined {
  const { port } = new URL(origin);
  return originsOf(Number(port)).lan[0];
}

test('a screen at an address of the network, over plain http, is paired and says what its browser refuses', async ({
  page: desk,
  haveAccount,
  newPerson,
  server,
}) => {
  const origin = networkOrigin(server.origin);
  test.skip(origin === undefined, 'this machine has no address in a network');
  await haveAccount(desk, 'Mira', 'Lantern Street');
  const { code } = await makeCode(desk, 'Stage door');
  const screen = await newPerson();
  await screen.goto(`${origin}/screen#${code}`);
  await expect(heading(screen)).toHaveText('Stage door');
  expect(await screen.evaluate(() => window.isSecureContext)).toBe(false);
  await desk.getByRole('button', { name: 'Device Connected' }).click();
  await expect(card(desk, 'Stage door')).toContainText('may fall asleep');
  await screen.reload();
  await expect(heading(screen)).toHaveText('Stage door');
});
