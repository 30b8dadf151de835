import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { BrowserWindow } from '../engines/browser-window.ts';
import { expectThere } from '../engines/expectations.ts';
import { connection, inviteByLink, makeLink, openDesk, share } from './desk-journey.ts';
import { expectWords, joinIn, openLinkIn } from './other-engines.ts';
import { expect, heading, test } from './test.ts';
import { expectNoWrongSecond, forgetFigures, jump, wrongClock } from './wrong-clock.ts';

const HOUR = 3_600_000;

const toSeconds = (figure: string): number => {
  const [seconds = 0, minutes = 0, hours = 0] = figure
    .replace(/[^\d:]/gu, '')
    .split(':')
    .map(Number)
    .toReversed();
  return seconds + 60 * minutes + 3_600 * hours;
};

/** Returns the large figure of a desk or viewer, in seconds. */
async function secondsOn(window: Page | BrowserWindow): Promise<number> {
  if ('texts' in window) return toSeconds((await window.texts('timer'))[0] ?? '');
  return toSeconds((await window.getByRole('timer').first().textContent()) ?? '');
}

/** Compares all figures at one moment: a figure that is read later may be a second further. */
async function expectSameSecond(windows: readonly (Page | BrowserWindow)[]): Promise<void> {
  await expect(async () => {
    const seconds = await Promise.all(windows.map(secondsOn));
    expect(Math.max(...seconds) - Math.min(...seconds)).toBeLessThanOrEqual(1);
  }).toPass();
}

test('one room on six machines, through a server that is killed in mid-show', async ({
  page: desk,
  newPerson,
  openEngine,
  server,
  guard,
}) => {
  guard.allowConsole(/WebSocket connection|ERR_CONNECTION/u);
  await openDesk(desk, server.origin);
  const { pathname } = new URL(desk.url());

  const phone = await openEngine('webkit');
  await joinIn(phone, await inviteByLink(desk, 'stage-manager'), 'Noor');
  await phone.goto(pathname);

  await desk.getByRole('button', { name: 'Share' }).click();
  const viewer = await newPerson();
  await viewer.addInitScript(wrongClock({ offsetMs: 3 * HOUR, drift: 0.0002 }));
  await viewer.goto(await makeLink(desk, 'viewer', 'Viewer link'));
  const slowViewer = await openEngine(
    'firefox',
    wrongClock({ offsetMs: -7 * HOUR, drift: -0.0002 }),
  );
  await openLinkIn(slowViewer, await makeLink(desk, 'viewer', 'Viewer link 2'));
  const secondDesk = await newPerson();
  await secondDesk.goto(await makeLink(desk, 'controller', 'Controller link'));
  const asker = await newPerson();
  await asker.goto(await makeLink(desk, 'ask', 'Ask page link'));
  await desk.keyboard.press('Escape');
  const viewers = [viewer, slowViewer];
  const all = [desk, secondDesk, phone, ...viewers];
  let playedAt = 0;
  /** Returns the time that the timer was given, in seconds: the time left plus the time passed. */
  const givenOn = async (window: Page | BrowserWindow): Promise<number> => {
    const passed = (Date.now() - playedAt) / 1_000;
    return passed + (await secondsOn(window));
  };

  await test.step('an act shows on all machines, and the log names its person', async () => {
    await expect(desk.getByRole('button', { name: 'Connected 3' })).toBeVisible();
    await desk.getByRole('button', { name: 'Play', exact: true }).click();
    playedAt = Date.now();
    await expectThere(phone, 'button', 'Pause');
    await expect(viewer.getByRole('timer').first()).not.toHaveText('10:00');
    await expectSameSecond(all);
    const opening = secondDesk.waitForEvent('popup');
    await secondDesk.getByRole('button', { name: 'Open viewer' }).click();
    const popup = await opening;
    await expectSameSecond([desk, popup]);
    await popup.close();
    await desk.getByRole('button', { name: 'Log' }).click();
    await expect(desk.getByRole('region', { name: 'Log' })).toContainText('Mira Okafor');
  });

  await test.step('a question comes from outside', async () => {
    await asker.getByLabel('Your question').fill('Is there an interval?');
    await asker.getByRole('button', { name: 'Send question' }).click();
    await expect(asker.getByText('Your question was sent')).toBeVisible();
    await expect(desk.getByRole('group', { name: 'Side panel' })).toContainText('interval?');
  });

  await test.step('while the server is gone the clocks run on, and desks work', async () => {
    for (const one of viewers) await forgetFigures(one);
    await jump(viewer, -2 * HOUR);
    await server.kill();
    await expect(connection(desk)).toHaveAccessibleName(/Offline since/u);
    for (const page of [desk, secondDesk]) await page.getByRole('button', { name: '+1m' }).click();
    await phone.click('button', '+1m');
    // The page loaded the code of this dialog before the server was killed.
    await connection(secondDesk).click();
    await expect(secondDesk.getByRole('dialog', { name: 'Connection' })).toBeVisible();
    await secondDesk.keyboard.press('Escape');
    await expect.poll(() => givenOn(desk)).toBeGreaterThan(630);
    await expect(viewer.getByText('No connection to the server.')).toBeVisible();
    await expectWords(slowViewer, /No connection to the server\./u);
    for (const one of viewers) await expectNoWrongSecond(one);
    await desk.getByRole('link', { name: 'Dashboard' }).click();
    await expect(heading(desk)).toContainText('Shows');
    await desk.goBack();
    await expect(heading(desk)).toHaveText('Hamlet');
  });

  await test.step('the acts of all three desks are there after the restart, and nothing is lost', async () => {
    await server.restart();
    for (const page of [desk, secondDesk]) {
      await expect(connection(page)).toHaveAccessibleName('Connection: Live');
    }
    for (const one of all) {
      await expect.poll(() => givenOn(one)).toBeGreaterThan(750);
    }
    await expectSameSecond(all);
    await desk.getByRole('button', { name: 'Log' }).click();
    const log = desk.getByRole('region', { name: 'Log' });
    await expect(log).toContainText('Noor Okafor');
    await expect(log.getByText('+1m')).toHaveCount(3);
  });

  await test.step('the acts of all days are exported from the server’s log', async () => {
    await desk.getByRole('button', { name: 'Report' }).click();
    for (const format of ['CSV', 'JSON']) {
      const downloading = desk.waitForEvent('download');
      await desk.getByText(`All days, ${format}`).click();
      const file = await (await downloading).path();
      const history = readFileSync(file, 'utf8');
      for (const part of ['Mira Okafor', 'Noor Okafor', 'interval?']) {
        expect(history).toContain(part);
      }
    }
    await desk.keyboard.press('Escape');
  });

  await test.step('a link that is revoked shows nothing any more', async () => {
    await desk.getByRole('button', { name: 'Share' }).click();
    for (const name of ['Viewer link', 'Viewer link 2']) {
      await share(desk)
        .getByRole('button', { name: `Revoke ${name}`, exact: true })
        .click();
      await share(desk).getByRole('button', { name: 'Revoke', exact: true }).click();
      await expect(
        share(desk).getByRole('button', {
          name: `Take back the revocation of ${name}`,
          exact: true,
        }),
      ).toBeVisible();
    }
    await expect(viewer.getByText('This link no longer works')).toBeVisible();
    await expectWords(slowViewer, /This link no longer works/u);
  });
});
