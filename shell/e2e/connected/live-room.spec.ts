import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '@standby/shared-ui/testing/playwright';
import { createShow, inviteByLink, join } from './desk-journey.ts';
import { expect, signUp, test } from './test.ts';

const HOUR = 3_600_000;

/** The large figure of a desk or viewer, in seconds. */
async function secondsOn(page: Page): Promise<number> {
  const text = await page.getByRole('timer').first().textContent();
  const [seconds = 0, minutes = 0, hours = 0] = (text ?? '')
    .replace(/[^\d:]/gu, '')
    .split(':')
    .map(Number)
    .toReversed();
  return seconds + 60 * minutes + 3_600 * hours;
}

/** All figures at one moment: what is read a little later may be a second further. */
async function expectSameSecond(pages: readonly Page[]): Promise<void> {
  const seconds = await Promise.all(pages.map(secondsOn));
  expect(Math.max(...seconds) - Math.min(...seconds)).toBeLessThanOrEqual(1);
}

/** Another browser, without an account, whose clock is off by hours. */
async function openLink(newPerson: () => Promise<Page>, address: string): Promise<Page> {
  const page = await newPerson();
  await page.addInitScript((offsetMs) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + offsetMs;
  }, 3 * HOUR);
  await page.goto(address);
  return page;
}

const share = (page: Page) => page.getByRole('dialog', { name: 'Share' });

/** Makes a link in the open Share dialog. */
async function makeLink(page: Page, kind: 'viewer' | 'ask', name: string): Promise<string> {
  await share(page)
    .getByRole('button', { name: `Make ${kind} link` })
    .click();
  return share(page).getByLabel(`${name} link`, { exact: true }).inputValue();
}

const connection = (page: Page) => page.getByRole('button', { name: /^Connection:/u });

test('one room on many machines, through a server that is killed in mid-show', async ({
  page: desk,
  newPerson,
  server,
  guard,
}) => {
  guard.allowConsole(/WebSocket connection|ERR_CONNECTION/u);
  await signUp(desk, 'Mira', 'Lantern Street');
  await createShow(desk, 'Hamlet');
  await desk.getByRole('link', { name: 'Open Hamlet' }).click();
  await expect(connection(desk)).toHaveAccessibleName('Connection: Live');
  const { pathname } = new URL(desk.url());

  const phone = await newPerson();
  await phone.setViewportSize({ width: 390, height: 844 });
  await join(phone, await inviteByLink(desk, 'stage-manager'), 'Noor');
  await phone.goto(pathname);
  await desk.getByRole('button', { name: 'Share' }).click();
  const viewer = await openLink(newPerson, await makeLink(desk, 'viewer', 'Viewer'));
  const asker = await openLink(newPerson, await makeLink(desk, 'ask', 'Ask page'));
  await expectAccessible(desk, [390, 1440]);
  await desk.keyboard.press('Escape');
  const all = [desk, phone, viewer];

  await test.step('what one does shows on all, and says who did it', async () => {
    await expect(desk.getByRole('button', { name: 'Connected 2/3' })).toBeVisible();
    await desk.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(phone.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await expect(viewer.getByRole('timer').first()).not.toHaveText('10:00');
    await expectSameSecond(all);
    await desk.getByRole('button', { name: 'Log' }).click();
    await expect(desk.getByRole('region', { name: 'Log' })).toContainText('Mira Okafor');
  });

  await test.step('a question comes from outside', async () => {
    await asker.getByLabel('Your question').fill('Is there an interval?');
    await asker.getByRole('button', { name: 'Send question' }).click();
    await expect(asker.getByText('Your question was sent')).toBeVisible();
    await expect(desk.getByRole('group', { name: 'Side panel' })).toContainText('interval?');
  });

  await test.step('the acts of all days are exported from the server’s log', async () => {
    await desk.getByRole('button', { name: 'Report' }).click();
    for (const format of ['CSV', 'JSON']) {
      const downloading = desk.waitForEvent('download');
      await desk.getByText(`All days, ${format}`).click();
      const file = await (await downloading).path();
      expect(readFileSync(file, 'utf8')).toContain('Mira Okafor');
    }
    await desk.keyboard.press('Escape');
  });

  await test.step('while the server is gone the clocks run on, and desks work', async () => {
    await server.kill();
    await expect(connection(desk)).toHaveAccessibleName(/Away since/u);
    await desk.getByRole('button', { name: '+1m' }).click();
    await phone.getByRole('button', { name: '+1m' }).click();
    await expect.poll(() => secondsOn(desk)).toBeGreaterThan(600);
    await expect(viewer.getByText('No connection to the server.')).toBeVisible();
  });

  await test.step('what both did meanwhile is there when it is back, and nothing is lost', async () => {
    await server.restart();
    for (const page of [desk, phone]) {
      await expect(connection(page)).toHaveAccessibleName('Connection: Live', { timeout: 60_000 });
    }
    for (const page of all) {
      await expect.poll(() => secondsOn(page), { timeout: 40_000 }).toBeGreaterThan(660);
    }
    await expectSameSecond(all);
    await expect(desk.getByRole('region', { name: 'Log' })).toContainText('Noor Okafor');
  });

  await test.step('a link that is revoked shows nothing any more', async () => {
    await desk.getByRole('button', { name: 'Share' }).click();
    await share(desk)
      .getByRole('button', { name: /^Revoke the Viewer link/u })
      .click();
    await expect(viewer.getByText('This link no longer works')).toBeVisible();
  });
});
