import { expect, type Page } from '@playwright/test';
import { COMPOSITION_META, ownerIn, type PageComposition } from '@standby/federation-config';
import { measurePage, type Measurements } from './measure-page';
import type { Leak } from './resources';
import { trackingScript } from './track-resources';

/** A path without a remote, which every shell can show, real or fake. */
const AWAY = '/nowhere';

/** The first visits fill the caches of modules, of styles and of the browser. */
const WARM_UP_VISITS = 2;
const VISITS = 6;

/** Growth that the browser itself causes between visits. A leaked screen has more. */
const NOISE = { rules: 0, nodes: 20, objects: 50 } as const satisfies Measurements;

const UNITS: Readonly<Record<keyof Measurements, string>> = {
  rules: 'rules of style',
  nodes: 'nodes',
  objects: 'objects in the heap',
};

/** Longest processor time in ms of a visit. The page does not answer in this time. */
const LONGEST_BUSY_MS = 5_000;

/** Key and value that another remote could have stored. */
const FOREIGN = ['standby:another-remote', 'stored before the visits'] as const;

interface LeakOptions {
  /** Longest processor time of a visit, in milliseconds. */
  readonly longestBusyMs?: number;
}

/** Navigates as a link of the app does, without a page load. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Whether each number exceeds the previous one by more than the noise. */
function grows(numbers: readonly number[], noise: number): boolean {
  return numbers.every((value, index) => index === 0 || value > (numbers[index - 1] ?? 0) + noise);
}

/** Returns the path with the name of its remote, if the page tells it. */
async function nameScreen(page: Page, path: string): Promise<string> {
  const meta = page.locator(`meta[name="${COMPOSITION_META}"]`);
  if ((await meta.count()) === 0) return path;
  const { remotes } = JSON.parse((await meta.getAttribute('content')) ?? '') as PageComposition;
  const [pathname = ''] = path.split('?', 1);
  const owner = ownerIn(remotes, pathname);
  return owner === undefined ? path : `${owner} at ${path}`;
}

/** Stores the foreign value in both storages of the page. */
const storeForeign = (page: Page): Promise<void> =>
  page.evaluate(([key, value]) => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem(key, value);
  }, FOREIGN);

/** Returns the storages whose foreign value is changed or gone. */
const findChangedStorages = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([key, value]) =>
      (['localStorage', 'sessionStorage'] as const).filter(
        (name) => window[name].getItem(key) !== value,
      ),
    FOREIGN,
  );

const findLeaks = (page: Page): Promise<readonly Leak[] | undefined> =>
  page.evaluate(() => window.resourceTracker?.findLeaks());

/** Returns what was done to the page since the last call, with the place where it is known. */
const takeActs = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.resourceTracker?.takeTrespasses() ?? []).map(({ act, site }) =>
      site === undefined ? act : `${act} (${site})`,
    ),
  );

/**
 * Visits a screen and leaves it several times. Fails if each visit leaves something running or in
 * memory: timers, loops, listeners, observers, connections, rules of global styles, detached nodes,
 * objects in the heap. Also fails if a visit changes globals or the storage of another remote, or
 * keeps the processor busy for five seconds.
 *
 * Nodes, heap and processor time are measured in Chromium alone: nodes and heap after a garbage
 * collection, and the processor time of the page's thread, which does not depend on a busy machine.
 *
 * @param path path of the screen; the page must not be open yet
 */
export async function expectNoLeaks(
  page: Page,
  path: string,
  { longestBusyMs = LONGEST_BUSY_MS }: LeakOptions = {},
): Promise<void> {
  await page.addInitScript({ content: trackingScript() });
  await page.goto(AWAY);
  const away = (await heading(page).textContent()) ?? '';
  const screen = await nameScreen(page, path);
  const meter = await measurePage(page);
  await storeForeign(page);
  // The page's own start is not an act of the screen.
  await takeActs(page);
  const counts: Measurements[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const busyBefore = await meter.busyMs();
    await goTo(page, path);
    await expect(heading(page)).not.toHaveText(away);
    await goTo(page, AWAY);
    await expect(heading(page)).toHaveText(away);
    const busyMs = Math.round((await meter.busyMs()) - busyBefore);
    expect(busyMs, `${screen} blocks the page: a visit took ${busyMs} ms`).toBeLessThan(
      longestBusyMs,
    );
    // The search also forgets ended resources, which would be counted as objects otherwise.
    await findLeaks(page);
    if (visit >= WARM_UP_VISITS) counts.push(await meter.count());
  }
  expect(await takeActs(page), `${screen} changes what all remotes share`).toEqual([]);
  expect(
    await findChangedStorages(page),
    `${screen} changes or removes values that other remotes stored`,
  ).toEqual([]);
  expect(await findLeaks(page), `${screen} leaves something running`).toEqual([]);
  for (const key of ['rules', 'nodes', 'objects'] as const) {
    const numbers = counts.map((one) => one[key]);
    expect(
      grows(numbers, NOISE[key]),
      `${screen} leaves ${UNITS[key]}: ${numbers.join(', ')}`,
    ).toBe(false);
  }
  await meter.end();
}
