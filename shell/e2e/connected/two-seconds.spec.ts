import type { Page } from '@playwright/test';
import { callPath, lightPath, paths, runningPath, viewerPath } from '@standby/contracts';
import type { Cue } from '../../../packages/live-room/src/domain/state/cue-schema.ts';
import { addCues, departmentOn } from './calling.ts';
import { connection, makeLink, openDesk } from './desk-journey.ts';
import { openFreezableBrowser } from './freezable-browser.ts';
import { startLosingNetwork } from './losing-network.ts';
import { callServer, expect, test } from './test.ts';

/**
 * Limit of the test in ms. The real delay is below two seconds; a busy machine can stand still for
 * longer.
 */
const LIMIT_MS = 10_000;

const CUE: Cue = { id: 'lx1', department: 'LX', number: '1', trigger: { kind: 'called' } };

declare global {
  interface Window {
    /** When the awaited words were first painted, in epoch ms; undefined before. */
    saidAtMs?: number;
  }
}

interface Surface {
  readonly name: string;
  readonly page: Page;
  /** Words of the surface when it receives nothing at all. */
  readonly silent: string;
  /** Words of the surface when only events are lost. */
  readonly behind: string;
}

/** Begins to watch a page for words. */
const watchFor = (page: Page, words: string): Promise<void> =>
  page.evaluate((awaited) => {
    delete window.saidAtMs;
    const isSaid = (): boolean => document.body.innerText.includes(awaited);
    if (isSaid()) throw new Error(`It says so already: ${awaited}`);
    const observer = new MutationObserver(() => {
      if (window.saidAtMs !== undefined || !isSaid()) return;
      observer.disconnect();
      window.saidAtMs = Date.now();
      requestAnimationFrame(() => (window.saidAtMs = Date.now()));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, words);

async function saidAt(page: Page): Promise<number> {
  await expect.poll(() => page.evaluate(() => window.saidAtMs)).toBeDefined();
  return page.evaluate(() => window.saidAtMs ?? Number.NaN);
}

test('within two seconds each surface says that it hears nothing, whichever way it is cut off @all', async ({
  page: witness,
  server,
  launchOptions,
}, info) => {
  const network = await startLosingNetwork(Number(new URL(server.origin).port));
  const { context, freeze, thaw, close } = await openFreezableBrowser(launchOptions);
  const { organizationId, showId } = await openDesk(witness, server.origin);
  const { pathname } = new URL(witness.url());
  const organization = `/organizations/${organizationId}`;
  await addCues(witness, showId, [CUE]);
  await witness.getByRole('button', { name: 'Share' }).click();
  const viewerLink = new URL(await makeLink(witness, 'viewer', 'Viewer link'));
  const { hash } = new URL(await makeLink(witness, 'cue light', 'Cue light link'));
  const post = (path: string, body: object) =>
    callServer(witness, server.origin, 'POST', organization + path, body);
  const device = { name: 'Green room', type: 'tablet', room: 'Lobby', description: '' };
  const pairing = await post('/pairings', {
    deviceId: 'green',
    device: { ...device, setupMethod: 'qr' },
  });
  const { code } = JSON.parse(pairing) as { code: string };

  await witness.goto(callPath(showId));
  await context.addCookies(await witness.context().cookies());
  const open = async (origin: string, path: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(origin + path);
    return page;
  };
  // Guests use another host name of the machine, for which the browser has separate cookies.
  const guests = network.origin.replace('localhost', '127.0.0.1');
  const desk = await open(network.origin, pathname);
  const book = await open(network.origin, callPath(showId));
  const viewer = await open(guests, viewerPath(showId) + viewerLink.hash);
  const light = await open(guests, `${lightPath(showId)}?department=LX${hash}`);
  const deck = await open(guests, `${runningPath(showId)}?deck${hash}`);
  const board = await open(guests, `${paths.screen}#${code}`);
  await expect(board.getByRole('heading', { name: 'Green room' })).toBeVisible();
  await post('/devices/control', {
    deviceIds: ['green'],
    assignment: { kind: 'calls', showId },
  });
  const calls = board.getByText('No call given yet');

  const gone = 'No connection to the server.';
  const lost = 'Changes are not arriving';
  const lamp = 'No connection.';
  const surfaces: readonly Surface[] = [
    { name: 'desk', page: desk, silent: 'Offline', behind: 'Not up to date' },
    { name: 'book', page: book, silent: 'Offline: calls are not sent yet', behind: lost },
    { name: 'viewer', page: viewer, silent: gone, behind: lost },
    { name: 'cue light', page: light, silent: lamp, behind: lamp },
    { name: 'call board', page: board, silent: gone, behind: lost },
    { name: 'deck phone', page: deck, silent: 'Offline: your ticks', behind: lost },
  ];
  const expectLive = async (): Promise<void> => {
    await expect(calls).toBeVisible();
    for (const { page, silent, behind } of surfaces) {
      for (const words of [silent, behind]) await expect(page.getByText(words)).toHaveCount(0);
    }
    await expect(connection(desk)).toHaveAccessibleName('Connection: Live');
    await expect(departmentOn(witness, 'LX')).toContainText('Ready');
  };
  const rows = new Map(surfaces.map(({ name }) => [name, new Array<number>()]));
  /** Measures the time from the cut until each surface says so. */
  const measure = async (
    what: keyof Pick<Surface, 'silent' | 'behind'>,
    cut: () => Promise<void> | void,
  ): Promise<void> => {
    await expectLive();
    for (const surface of surfaces) await watchFor(surface.page, surface[what]);
    const cutAtMs = Date.now();
    await cut();
    for (const { name, page } of surfaces) {
      rows.get(name)?.push((await saidAt(page)) - cutAtMs);
    }
  };

  await test.step('the cable is pulled', async () => {
    await measure('silent', () => network.lose('everything'));
    network.lose('nothing');
  });
  await test.step('the server is stopped', async () => {
    await measure('silent', () => server.freeze());
    server.thaw();
  });
  await test.step('a proxy loses events', async () => {
    await measure('behind', async () => {
      network.lose('events');
      await witness.getByLabel('Your name').fill('Mira');
      await witness.keyboard.press('Enter');
    });
    network.lose('nothing');
  });
  await test.step('the browser freezes the pages, and they run again without a network', async () => {
    await measure('silent', async () => {
      for (const { page } of surfaces) await freeze(page);
      await expect(departmentOn(witness, 'LX')).toContainText('Light covered');
      network.lose('everything');
      for (const { page } of surfaces) await thaw(page);
    });
    network.lose('nothing');
  });
  await expectLive();

  const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;
  const lines = [...rows].map(([name, cuts]) => `| ${[name, ...cuts.map(seconds)].join(' | ')} |`);
  const head = '| surface | cable | server stopped | events lost | page frozen |';
  const body = [head, '| --- | ---: | ---: | ---: | ---: |', ...lines].join('\n');
  await info.attach('two-seconds', { body, contentType: 'text/markdown' });
  for (const ms of [...rows.values()].flat()) expect(ms).toBeLessThan(LIMIT_MS);
  await close();
  await network.close();
});
