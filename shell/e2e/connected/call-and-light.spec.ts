import type { Page } from '@playwright/test';
import { callPath, lightPath, runningPath } from '@standby/contracts';
import type { Cue } from '../../../packages/live-room/src/domain/state/cue-schema.ts';
import { addCues, expectAcknowledged, loggedGos, nextOn } from './calling.ts';
import { makeLink, openDesk, untilOfflineCopy } from './desk-journey.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const CUES = ['1', '2', '3'].map((number): Cue => ({
  id: `lx${number}`,
  department: 'LX',
  number,
  trigger: { kind: 'called' },
  cueLine: `Line ${number}`,
}));

/** Presses a key until it takes effect: a page ignores keys in its first second. */
const pressUntil = (page: Page, key: string, isDone: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.keyboard.press(key);
    await isDone();
  }).toPass();

test('without the server the desk and a light load again: calls are kept, and the light says that it is cut off @all', async ({
  page: desk,
  browser,
  contextOptions,
  server,
  guard,
}) => {
  guard.allowConsole(/WebSocket connection|ERR_CONNECTION/u);
  const { organizationId, showId } = await openDesk(desk, server.origin);
  await addCues(desk, showId, CUES);
  await desk.getByRole('button', { name: 'Share' }).click();
  const { hash } = new URL(await makeLink(desk, 'cue light', 'Cue light link'));
  await desk.goto(callPath(showId));
  const context = await browser.newContext({
    ...contextOptions,
    baseURL: server.origin,
    serviceWorkers: 'allow',
  });
  const light = await context.newPage();
  await light.goto(`${lightPath(showId)}?department=LX${hash}`);
  const lamp = light.locator('[data-kind]');
  const offline = desk.getByText('Offline: calls are not sent yet');

  await test.step('a cue is called to the light, which answers', async () => {
    await desk.getByLabel('Your name').fill('Noor');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Noor, you are on the book.')).toBeVisible();
    await pressUntil(desk, 's', () =>
      expect(lamp).toHaveAttribute('data-kind', 'standby', { timeout: 250 }),
    );
    await light.keyboard.press('x');
    await expectAcknowledged(desk, 'LX');
    await desk.keyboard.press('Space');
    await expect(lamp).toHaveAttribute('data-kind', 'go');
  });
  await test.step('the light’s link ticks off the running sheet', async () => {
    const [sheet, deck] = [await desk.context().newPage(), await context.newPage()];
    await sheet.goto(runningPath(showId));
    await sheet.getByRole('button', { name: 'Add a row' }).click();
    await sheet.getByLabel('What').fill('Throne');
    await sheet.getByRole('button', { name: 'Add', exact: true }).click();
    await deck.goto(`${runningPath(showId)}?deck${hash}`);
    await deck.getByRole('button', { name: 'Set Throne: done' }).click();
    await expect(sheet.getByRole('listitem', { name: 'Set Throne' })).toContainText('Done');
    await expect(deck.getByRole('button', { name: 'Add a row' })).toBeHidden();
    for (const page of [sheet, deck]) await page.close();
  });
  await test.step('the server is gone, and both load again', async () => {
    for (const page of [desk, light]) await untilOfflineCopy(page);
    await server.kill();
    await expect(offline).toBeVisible();
    await expect(lamp).toHaveText('No connection.Listen for the call.');
    for (const page of [desk, light]) await page.reload();
    await expect(lamp).toHaveText('No connection.Listen for the call.');
    await expect(offline).toBeVisible();
    await expect(desk.getByText('Noor, you are on the book.')).toBeVisible();
  });
  await test.step('the desk keeps its calls through another reload', async () => {
    await expect(nextOn(desk)).toContainText('Line 2');
    await pressUntil(desk, 's', () =>
      expect(nextOn(desk)).toContainText('standing by', { timeout: 250 }),
    );
    await desk.keyboard.press('Space');
    await expect(nextOn(desk)).toContainText('Line 3');
    await desk.reload();
    await expect(nextOn(desk)).toContainText('Line 3');
    await expect(lamp).toHaveText('No connection.Listen for the call.');
  });
  await test.step('the server is back: the log has each GO once, and the light missed the second', async () => {
    await server.restart();
    await expect(offline).toBeHidden();
    await expect(lamp).toHaveText(/^(?:Missed GO \d+ s ago|Gone)2/u);
    const gos = await loggedGos(desk, { origin: server.origin, organizationId, showId });
    expect(gos.map(({ names }) => names)).toEqual([['LX 1'], ['LX 2']]);
  });
  await context.close();
});
