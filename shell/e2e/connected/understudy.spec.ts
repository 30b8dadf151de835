import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { unusedPort } from '@standby/hosting/port';
import { startServerProcess } from '../../../server/testing/connected-server.ts';
import { connection, createShow, makeLink } from './desk-journey.ts';
import { expect, FOLLOW_TOKEN, test } from './test.ts';

test.use({ isFollowed: true });

test('a desk and a viewer go on at the understudy, in the same pages', async ({
  page: desk,
  newPerson,
  haveAccount,
  server,
  guard,
}) => {
  // What a desk loads later, it cannot load from a server that is gone.
  guard.allowConsole(
    /WebSocket connection|ERR_CONNECTION|status of 503|This part of Standby did not load/u,
  );
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-second-'));
  const port = await unusedPort();
  // Of another site than the first, as another machine is: no cookie goes there.
  const origin = `http://127.0.0.1:${port}`;
  const settings = { STANDBY_DATA: folder, FOLLOW_TOKEN, PUBLIC_URL: origin };
  const run = (words: string, ...args: string[]) => startServerProcess(settings, port, args, words);
  const second = await run('Standby follows', '--follow', server.origin);
  try {
    await haveAccount(desk, 'Mira', 'Lantern Street');
    await createShow(desk, 'Hamlet');
    await desk.getByRole('link', { name: 'Open Hamlet' }).click();
    await expect(connection(desk)).toHaveAccessibleName('Connection: Live');
    await desk.getByRole('button', { name: 'Share' }).click();
    const viewer = await newPerson();
    await viewer.goto(await makeLink(desk, 'viewer', 'Viewer link'));
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: '+1m', exact: true }).click();
    await expect(viewer.getByRole('timer')).toHaveText('11:00');

    await server.kill();
    await expect(connection(desk)).toHaveAccessibleName(/Offline since/u);
    await desk.getByRole('button', { name: '+1m', exact: true }).click();
    await run('This machine took over from', 'take-over');

    await expect(connection(desk)).toHaveAccessibleName('Connection: Live');
    await expect(desk.getByText('This desk is connected to the understudy.')).toBeVisible();
    await expect(viewer.getByRole('timer')).toHaveText('12:00');
    await desk.getByRole('button', { name: '+1m', exact: true }).click();
    await expect(viewer.getByRole('timer')).toHaveText('13:00');
  } finally {
    await second.stop();
    rmSync(folder, { recursive: true });
  }
});
