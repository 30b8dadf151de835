import { resolve } from 'node:path';
import { expect, expectAccessible, test as base, withOverrides } from '@standby/testing/playwright';
import { createStaticServer, listen } from '@standby/hosting/static-server';
import { listeningPort } from '@standby/hosting/port';

/**
 * Address of another server with a build of mfe-venue in a folder and a build of mfe-cues, like
 * previews of pull requests.
 */
const test = base.extend<{ elsewhere: string }>({
  elsewhere: async ({ page }, provide) => {
    const buildOf = (name: string) => resolve(import.meta.dirname, '../..', name, 'dist');
    const server = createStaticServer({
      mounts: [
        { prefix: '/pr-42', folder: buildOf('mfe-venue') },
        { prefix: '/pr-43', folder: buildOf('mfe-cues') },
      ],
      isCrossOrigin: true,
      isLive: true,
    });
    await listen(server, 0);
    await provide(`http://localhost:${listeningPort(server)}/pr-42`);
    // A page that is still loading would report errors of its host.
    await page.close();
    server.close();
  },
});

/** Returns an address without a server. */
async function closedOrigin(): Promise<string> {
  const server = createStaticServer({ mounts: [] });
  await listen(server, 0);
  const port = listeningPort(server);
  await new Promise((done) => server.close(done));
  return `http://localhost:${port}`;
}

test('an override in the address takes the remote from there until it is taken back', async ({
  page,
  elsewhere,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const badge = page.getByRole('button', { name: 'Overridden: venue' });
  const panel = page.getByRole('dialog', { name: 'Remotes of this page' });
  await test.step('through navigation and a new page', async () => {
    const entry = page.waitForRequest(`${elsewhere}/remoteEntry.js`);
    await page.goto(withOverrides('/rooms', { venue: elsewhere }));
    await entry;
    await expect(heading).toContainText('Rooms');
    await expect(page).toHaveURL('/rooms');
    await page.getByRole('link', { name: 'Presentations' }).click();
    await expect(heading).toContainText('Shows');
    await expect(badge).toContainText(elsewhere.replace('http://', 'venue from '));
    const again = page.waitForRequest(`${elsewhere}/remoteEntry.js`);
    await page.goto('/devices');
    await again;
    await expect(heading).toContainText('Devices');
  });

  await test.step('badge and panel pass axe, and a phone shows the whole of the tables', async () => {
    await badge.click();
    await expect(panel.getByRole('table')).toHaveCount(2);
    await expectAccessible(page, [390]);
    const cells = await panel.getByRole('cell').evaluateAll((all) =>
      all.map((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return { left, right };
      }),
    );
    expect(cells).not.toEqual([]);
    expect(cells.filter(({ left, right }) => left < 0 || right > 390)).toEqual([]);
  });

  await test.step('removed in the panel', async () => {
    await panel.getByRole('button', { name: 'Remove venue' }).click();
    await expect(heading).toContainText('Devices');
    await expect(badge).toHaveCount(0);
  });
});

for (const { what, file } of [
  { what: 'entry', file: '/remoteEntry.js' },
  { what: 'screen', file: '/assets/Rooms-*.js' },
]) {
  test(`an override whose ${what} never arrives gives way after 10 seconds to the released remote, says so and is reported`, async ({
    page,
    elsewhere,
    guard,
  }) => {
    guard.allowConsole(/^(?:error: \[mfe-venue|uncaught: remote "venue" is slow)/u);
    // The request never ends.
    await page.route(elsewhere + file, () => Promise.resolve());
    await page.clock.install();
    const asked = page.waitForRequest(elsewhere + file);
    await page.goto(withOverrides('/rooms', { venue: elsewhere }));
    await asked;
    await expect(page.getByText('Loading Venue')).toBeAttached();
    const report = page.waitForEvent('console', (message) => message.text().includes('is slow'));
    await page.clock.fastForward(10_000);
    expect((await report).text()).toMatch(/^\[mfe-venue@/u);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
    await page.getByRole('button', { name: 'Not taken: 1' }).click();
    const panel = page.getByRole('dialog');
    await expect(panel).toContainText(`Not taken: venue@${elsewhere}`);
    await expect(panel).toContainText('It did not arrive within 10 seconds.');
  });
}

test('an override that does not load, or serves another remote, resets itself and says so', async ({
  page,
  elsewhere,
  guard,
}) => {
  guard.allowConsole(/ERR_CONNECTION_REFUSED/u);
  const nowhere = await closedOrigin();
  await page.goto(withOverrides('/rooms', { venue: nowhere }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
  await page.getByRole('button', { name: 'Not taken: 1' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText(`Not taken: venue@${nowhere}`);
  await expect(panel).toContainText('does not answer');

  await page.goto(withOverrides('/dashboard', { productions: elsewhere }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Shows');
  await page.getByRole('button', { name: 'Not taken: 1' }).click();
  await expect(panel).toContainText(`${elsewhere} serves mfe-venue, not mfe-productions`);
});

test('a remote of another origin reads tables and PDF files in a worker, under the policy of the page', async ({
  page,
  elsewhere,
}) => {
  const cues = elsewhere.replace('/pr-42', '/pr-43');
  await page.goto(withOverrides('/room/hamlet/cues', { cues }));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import cues' });
  const script = page.waitForRequest((request) =>
    request.url().startsWith(`${cues}/assets/table-worker-`),
  );
  const worker = page.waitForEvent('worker');
  await dialog.getByLabel('Or rows').fill('Cue,Label\nSQ 98,storm far away');
  await expect(dialog.getByRole('button', { name: 'Import 1 cue' })).toBeEnabled();
  expect((await worker).url()).toMatch(/^blob:/u);
  await script;
  await dialog.getByLabel('File', { exact: true }).setInputFiles({
    name: 'cues.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 and nothing else'),
  });
  await expect(dialog.getByText('This PDF is damaged.')).toBeVisible();
});
