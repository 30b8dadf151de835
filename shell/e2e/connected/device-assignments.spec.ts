import type { Page } from '@playwright/test';
import { REGISTRY_PATH } from '@standby/federation-config';
import { expectAccessible } from '@standby/testing/playwright';
import { personWith } from '../../../mfe-productions/src/domain/person-form.ts';
import { reportWith } from '../../../mfe-productions/src/domain/report/report.ts';
import type { BrowserWindow } from '../engines/browser-window.ts';
import { pictureInGuide } from '../guide-picture.ts';
import { organizationOf } from './calling.ts';
import { connection, openDesk } from './desk-journey.ts';
import { expectWords, openLinkIn } from './other-engines.ts';
import { expect, heading, test } from './test.ts';

const card = (desk: Page, name: string) => desk.getByRole('article', { name });

/** Makes a code at the desk. */
async function makeCode(desk: Page, name: string): Promise<string> {
  await desk.goto('/add-device');
  await desk.getByLabel('QR Code Setup').check();
  await desk.getByLabel('Name').fill(name);
  await desk.getByLabel('Assigned Room').click();
  await desk.getByRole('option', { name: 'Studio A' }).click();
  await desk.getByRole('button', { name: 'Continue to QR code' }).click();
  return (await desk.getByRole('link', { name: /pairing link/u }).getAttribute('href')) ?? '';
}

async function pairIn(desk: Page, window: BrowserWindow, name: string): Promise<void> {
  await openLinkIn(window, await makeCode(desk, name));
  await expectWords(window, /Ready for the desk/u);
  await desk.getByRole('button', { name: 'Device Connected' }).click();
  await expect(card(desk, name)).toContainText('Online');
}

async function choose(desk: Page, label: string, option: string): Promise<void> {
  await desk.getByRole('combobox', { name: label, exact: true }).click();
  await desk.getByRole('option', { name: option, exact: true }).click();
}

/**
 * Sends something to a device or to all devices, by the open dialog. Some assignments need a show.
 */
async function send(desk: Page, target: string, shown: string): Promise<void> {
  await choose(desk, 'For', target);
  const [kind = '', show] = shown.split(': ');
  await choose(desk, 'Shows', kind);
  if (show !== undefined) await choose(desk, 'Show', show);
  await desk.getByRole('button', { name: /^Send/u }).last().click();
}

async function call<Answer>(desk: Page, path: string, body: object): Promise<Answer> {
  const url = `/api/v1/organizations/${await organizationOf(desk)}/${path}`;
  const text = await desk.evaluate(
    async ([address, data]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(address, { method: 'POST', headers, body: data });
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return response.text();
    },
    [url, JSON.stringify(body)] as const,
  );
  return JSON.parse(text) as Answer;
}

/** Begins a performance that starts in half an hour. @returns the PIN of Idris */
async function beginPerformance(desk: Page, showId: string): Promise<string> {
  const person = { name: 'Idris Achterberg', department: 'Cast', phone: '+1 617 555 0142' };
  await call(desk, 'people', { id: 'idris', content: personWith(showId, person) });
  const wall = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'America/New_York',
  });
  const [date = '', startTime = ''] = wall.format(new Date(Date.now() + 30 * 60_000)).split(' ');
  const report = { showId, kind: 'performance', number: 1, date, startTime } as const;
  await call(desk, 'reports', { id: 'first', content: reportWith(report) });
  const { pins } = await call<{ pins: Record<string, string> }>(desk, `sign-in/${showId}/keys`, {});
  return pins['idris'] ?? '';
}

/** Gives the half, with the curtain half an hour away. The cast answers by headset. */
async function giveTheHalf(desk: Page): Promise<void> {
  // The room looks up its performance when it opens.
  await desk.reload();
  await expect(connection(desk)).toHaveAccessibleName('Connection: Live');
  await desk.keyboard.press('c');
  await desk.getByRole('button', { name: 'Give call: Half' }).click();
  await desk.getByRole('button', { name: /^Cast/u }).click();
}

test('a device is the call board or the sign-in sheet, is sent something else in mid-show, and updates when no timer runs', async ({
  page: desk,
  context,
  openEngine,
  newPerson,
  server,
}) => {
  const { showId } = await openDesk(desk, server.origin);
  const pin = await beginPerformance(desk, showId);

  const devices = await context.newPage();
  await devices.goto('/devices');
  const board = await openEngine('firefox');
  await pairIn(devices, board, 'Green room');
  const door = await openEngine('webkit');
  await pairIn(devices, door, 'Stage door');
  const wings = await newPerson();
  const link = new URL(await makeCode(devices, 'Wings'));
  await wings.goto(link.pathname + link.hash);
  await expect(heading(wings)).toHaveText('Wings');
  await devices.getByRole('button', { name: 'Device Connected' }).click();

  await test.step('the desk sends the call board from its wall of screens, and gives a call', async () => {
    await desk.getByRole('button', { name: 'Send to devices' }).click();
    await expect(desk.getByRole('dialog', { name: 'Control devices' })).toBeVisible();
    await expectAccessible(desk, [390, 1440]);
    await send(desk, 'Green room', 'Calls: Hamlet');
    await expectWords(board, 'No call given yet');
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('list', { name: 'Screens' })).toContainText('Calls');
    await giveTheHalf(desk);
    await expectWords(board, /half hour call[^]*1 of 6 answered/iu);
  });

  await test.step('the company signs in at a device by name and PIN, and sees no contact', async () => {
    await devices.getByRole('button', { name: 'Control Stage door' }).click();
    await send(devices, 'Stage door', 'Sign-in sheet: Hamlet');
    await expectWords(door, 'Choose your name to sign in');
    const text = await door.evaluate<string>('return document.body.innerText');
    expect(text).toContain('Idris Achterberg');
    expect(text).not.toContain('617');
    await door.click('button', /Idris Achterberg/u);
    await door.fill('PIN', pin);
    await door.click('button', 'Sign in');
    await expectWords(door, 'Signed in');
    await devices.keyboard.press('Escape');
    await expect(card(devices, 'Stage door')).toContainText('Sign-in sheet of Hamlet');
  });

  await test.step('in mid-show a screen shows something else, and its former page is closed to it', async () => {
    await desk.getByRole('button', { name: 'Play', exact: true }).click();
    await devices.getByRole('button', { name: 'Manage Stage door' }).click();
    await expect(devices.getByText('Sign-in sheet.', { exact: true })).toBeVisible();
    await devices.getByRole('button', { name: 'Change what it shows' }).click();
    await send(devices, 'Stage door', 'Standby page');
    await expectWords(door, 'Ready for the desk');
    const look = `return fetch('/api/v1/sign-in/device/look', { method: 'POST' }).then(({ status }) => status)`;
    expect(await door.evaluate<number>(look)).toBe(404);
    await send(devices, 'Green room', 'Viewer: Hamlet');
    await expectWords(board, /\b9:\d\d\b/u);
    await send(devices, 'Wings', 'Calls: Hamlet');
    await expect(wings.getByText('1 of 6 answered')).toBeVisible();
    await expectAccessible(wings, [390, 1440]);
    await pictureInGuide(wings, 'call-board');
    await devices.keyboard.press('Escape');
    await expect(devices.getByRole('dialog', { name: 'Manage Stage door' })).toBeVisible();
    await devices.keyboard.press('Escape');
    await pictureInGuide(devices, 'devices');
    await devices.getByRole('button', { name: 'Control Wings' }).click();
    await send(devices, 'Wings', 'Viewer: Hamlet');
    await expect(wings.getByRole('timer')).toBeVisible();
    await devices.keyboard.press('Escape');
  });

  await test.step('an update is offered at the desk, and waits for the end of the timer', async () => {
    await wings.evaluate(() => void Object.assign(window, { isSameDocument: true }));
    await wings.route(REGISTRY_PATH, async (route) => {
      const registry = (await (await route.fetch()).json()) as { shell?: object };
      await route.fulfill({ json: { ...registry, shell: 'another-release' } });
    });
    await wings.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(card(devices, 'Wings')).toContainText('an update is ready');
    await expect(wings.getByText('A new version of Standby is ready')).toHaveCount(0);
    await devices.getByRole('button', { name: 'Manage Wings' }).click();
    await devices.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(devices.getByText(/as soon as no timer runs in its room/u)).toBeVisible();
    await expectAccessible(devices, [390, 1440]);
    const isSame = () => wings.evaluate(() => 'isSameDocument' in window);
    expect(await isSame()).toBe(true);
    await wings.unroute(REGISTRY_PATH);
    const loaded = wings.waitForEvent('load');
    await desk.getByRole('button', { name: 'Pause', exact: true }).click();
    await loaded;
    expect(await isSame()).toBe(false);
    await expect(wings.getByRole('timer')).toBeVisible();
    await expect(devices.getByText(/as soon as no timer runs/u)).toHaveCount(0);
  });
});
