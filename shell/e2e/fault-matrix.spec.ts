import type { Page } from '@playwright/test';
import { expect, test } from '@standby/testing/playwright';
import { remoteNames, remotes, type RemoteName } from '@standby/federation-config';
import { FAULT_NOISE, faults, type Fault } from './faults';
import { startInside } from './go-inside';

interface Screen {
  readonly path: string;
  readonly heading: string | RegExp;
  /** Link beside the screen that leads to another remote; undefined for one that fills the window. */
  readonly away?: string;
}

/**
 * Screens that need only their address, one for each remote. A remote without an entry here uses
 * its first path.
 */
const screens: Partial<Record<RemoteName, Screen>> = {
  marketing: { path: '/terms', heading: 'Terms and Conditions', away: 'Get Started' },
  auth: { path: '/auth/get-started', heading: 'Get Started', away: 'Go to the dashboard' },
  productions: { path: '/create-event', heading: 'Create Event', away: 'Rooms' },
  venue: { path: '/create-room', heading: /^Create room/iu, away: 'Presentations' },
  live: { path: '/room/hamlet', heading: 'Hamlet', away: 'Presentations' },
  screens: { path: '/room/hamlet/viewer', heading: /viewer$/u },
  cues: { path: '/room/hamlet/cues', heading: /^Cue sheet/u, away: 'Presentations' },
};

const screenOf = (name: RemoteName): Screen =>
  screens[name] ?? { path: remotes[name].paths[0], heading: /./u, away: 'Presentations' };

function faultOf(kind: string): Fault {
  const [found, ...others] = faults.filter((fault) => fault.kind === kind);
  if (!found || others.length > 0) throw new Error(`there is no fault "${kind}"`);
  return found;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns a function that counts the loads of the page so far. */
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
  if (screenOf(name).away === undefined) return;
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/**
 * Expects that the fault shows, that all else works, and that the fault still shows on the way
 * back.
 */
async function expectFaultAlone(page: Page, name: RemoteName, fault: Fault): Promise<void> {
  if (fault.afterMillis) {
    // Until a remote has arrived its page says that it loads. On a slow machine the time may have
    // passed already.
    const loads = page.getByText(`Loading ${remotes[name].title}`);
    await expect(loads.or(page.getByText(fault.says)).first()).toBeAttached();
    await page.clock.fastForward(fault.afterMillis);
  }
  await expectFailure(page, name, fault);
  const { away } = screenOf(name);
  if (away === undefined) return;
  await page.getByRole('link', { name: away, exact: true }).click();
  await expect(heading(page)).not.toContainText(fault.heading);
  await expect(heading(page)).toBeVisible();
  await page.goBack();
  await expectFailure(page, name, fault);
}

const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

async function expectRestored(page: Page, name: RemoteName, fault: Fault): Promise<void> {
  await expect(heading(page)).toHaveText(fault.restoredHeading ?? screenOf(name).heading);
  await expect(retry(page)).toHaveCount(0);
}

test('every fault of one remote: it says so, all else works, and one Retry brings what there is, on the same page', async ({
  page,
  guard,
}) => {
  guard.allowConsole(FAULT_NOISE);
  const loads = countLoads(page);
  await page.clock.install();
  let restore = (): Promise<void> => Promise.resolve();
  for (const [index, fault] of faults.entries()) {
    await test.step(fault.kind, async () => {
      await restore();
      restore = await fault.inject(page, 'venue');
      if (index === 0) await page.goto(screenOf('venue').path);
      else {
        // A failure may look exactly like the previous one.
        const before = await heading(page).elementHandle();
        await retry(page).click();
        await before?.waitForElementState('hidden');
      }
      await expectFaultAlone(page, 'venue', fault);
    });
  }
  await restore();
  await retry(page).click();
  const [last] = faults.slice(-1);
  if (last) await expectRestored(page, 'venue', last);
  expect(loads()).toBe(1);
});

/**
 * One fault of another remote: the shell renders all failures alike. A row with `opens` loads a
 * page of its own.
 */
interface Row {
  readonly name: RemoteName;
  readonly fault: Fault;
  readonly opens?: true;
}

const named: readonly Row[] = [
  { name: 'productions', fault: faultOf('throws while it renders'), opens: true },
  { name: 'live', fault: faultOf('is 10 seconds late') },
  { name: 'marketing', fault: faultOf('answers with a page instead of JavaScript'), opens: true },
  { name: 'auth', fault: faultOf('has lost its routes on the way'), opens: true },
];
const others: readonly Row[] = [
  ...named,
  ...remoteNames
    .filter((name) => name !== 'venue' && named.every((row) => row.name !== name))
    .map((name) => ({ name, fault: faultOf('refuses connections') })),
];

test('a fault of each other remote: it says so, all else works, and Retry brings it back @all', async ({
  page,
  guard,
}) => {
  guard.allowConsole(FAULT_NOISE);
  const loads = countLoads(page);
  await page.clock.install();
  for (const { name, fault, opens } of others) {
    await test.step(`${name} ${fault.kind}`, async () => {
      const restore = await fault.inject(page, name);
      const before = loads();
      if (opens) await page.goto(screenOf(name).path);
      else await startInside(page, screenOf(name).path);
      await expectFaultAlone(page, name, fault);
      await restore();
      await retry(page).click();
      await expectRestored(page, name, fault);
      expect(loads() - before).toBe(opens ? 1 : 0);
    });
  }
});
