import type { Page } from '@playwright/test';
import { expect, test } from '@standby/shared-ui/testing/playwright';
import {
  remoteNames,
  remotes,
  type RemoteDefinition,
  type RemoteName,
} from '@standby/federation-config';
import { FAULT_NOISE, faults, type Fault } from './faults';

interface Screen {
  readonly path: string;
  readonly heading: string | RegExp;
  /** A link that leads away from there. */
  readonly away: string;
}

/** A screen of each remote that needs nothing but its address; of one that is not named, its first. */
const screens: Partial<Record<RemoteName, Screen>> = {
  marketing: { path: '/terms', heading: 'Terms and Conditions', away: 'Get Started' },
  auth: { path: '/auth/get-started', heading: 'Get Started', away: 'Go to the dashboard' },
  productions: { path: '/create-event', heading: 'Create Event', away: 'Rooms' },
  venue: { path: '/create-room', heading: /^Create room/iu, away: 'Presentations' },
  live: { path: '/room/hamlet', heading: 'Hamlet', away: 'Presentations' },
};

function faultsOf(kind: string): Fault[] {
  const found = faults.filter((fault) => fault.kind === kind);
  if (found.length !== 1) throw new Error(`there is no fault "${kind}"`);
  return found;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Counts how often the page is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

async function expectFailure(page: Page, name: RemoteName, fault: Fault): Promise<void> {
  await expect(heading(page)).toHaveText(`${remotes[name].title} ${fault.heading}`);
  await expect(page.getByRole('main')).toContainText(fault.says);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/** Until a remote has come its page says that it loads, or shows what was prerendered. */
async function expectWaiting(page: Page, name: RemoteName): Promise<void> {
  const { title, prerendered }: RemoteDefinition = remotes[name];
  if (!prerendered) return expect(page.getByText(`Loading ${title}`)).toBeAttached();
  await expect(heading(page)).toBeVisible();
  await page.waitForFunction(() => '__FEDERATION__' in window);
}

/** Every fault of one remote; of each other remote one, as what is shown is the shell's. */
const rows: readonly { readonly name: RemoteName; readonly faults: readonly Fault[] }[] = [
  { name: 'venue', faults },
  { name: 'marketing', faults: faultsOf('refuses connections') },
  { name: 'auth', faults: faultsOf('has lost its routes on the way') },
  { name: 'productions', faults: faultsOf('throws while it renders') },
  { name: 'live', faults: faultsOf('is 10 seconds late') },
];

test('every remote is in the matrix', () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...remoteNames].toSorted());
});

for (const { name, faults: faultsOfRemote } of rows) {
  const { package: folder, paths } = remotes[name];
  const screen = screens[name] ?? { path: paths[0], heading: /./u, away: 'Presentations' };

  for (const fault of faultsOfRemote) {
    test(`${folder} ${fault.kind}: it says so, all else works, and Retry brings it back`, async ({
      page,
      guard,
    }) => {
      guard.allowConsole(FAULT_NOISE);
      const loads = countLoads(page);
      const restore = await fault.inject(page, name);
      if (fault.afterMillis) await page.clock.install();
      await page.goto(screen.path);
      if (fault.afterMillis) {
        await expectWaiting(page, name);
        await page.clock.fastForward(fault.afterMillis);
      }
      await expectFailure(page, name, fault);

      await page.getByRole('link', { name: screen.away, exact: true }).click();
      await expect(heading(page)).not.toContainText(fault.heading);
      await expect(heading(page)).toBeVisible();
      await page.goBack();
      await expectFailure(page, name, fault);
      expect(loads()).toBe(1 + (fault.reloads ?? 0));

      await restore();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(heading(page)).toHaveText(fault.restoredHeading ?? screen.heading);
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
      expect(loads()).toBe(1 + 2 * (fault.reloads ?? 0) + (fault.retryReloads ? 1 : 0));
    });
  }
}
