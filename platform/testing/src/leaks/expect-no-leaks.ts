import { expect, type Page } from '@playwright/test';
import { trackingScript } from './track-resources';

/** A path without a remote, which every shell can show, real or fake. */
const AWAY = '/nowhere';

/** The first visits fill the caches of modules, of styles and of the browser. */
const WARM_UP_VISITS = 2;
const VISITS = 5;

/**
 * Growth in nodes that the browser itself causes between visits. A leaked screen has more nodes.
 */
const NOISE_NODES = 20;

interface Counts {
  /** Rules of all style sheets. A screen takes the rules of its global styles with it. */
  readonly rules: number;
  /** Nodes in memory, also outside of the document. Only Chromium reports them. */
  readonly nodes: number;
}

async function count(page: Page): Promise<Counts> {
  const rules = await page.evaluate(() =>
    [...document.styleSheets, ...document.adoptedStyleSheets].reduce(
      (sum, { cssRules }) => sum + cssRules.length,
      0,
    ),
  );
  if (page.context().browser()?.browserType().name() !== 'chromium') return { rules, nodes: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { rules, nodes };
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

/**
 * Visits a screen and leaves it several times. Fails if each visit leaves something running or in
 * memory: timers, loops, listeners, observers, connections, rules of global styles, detached nodes.
 *
 * @param path path of the screen; the page must not be open yet
 */
export async function expectNoLeaks(page: Page, path: string): Promise<void> {
  await page.addInitScript({ content: trackingScript() });
  await page.goto(AWAY);
  const away = (await heading(page).textContent()) ?? '';
  const counts: Counts[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    await goTo(page, path);
    await expect(heading(page)).not.toHaveText(away);
    await goTo(page, AWAY);
    await expect(heading(page)).toHaveText(away);
    if (visit >= WARM_UP_VISITS) counts.push(await count(page));
  }
  const leaks = await page.evaluate(() => window.resourceTracker?.findLeaks());
  expect(leaks, `${path} leaves something running`).toEqual([]);
  const of = (key: keyof Counts): number[] => counts.map((one) => one[key]);
  expect(grows(of('rules'), 0), `${path} leaves rules of style: ${of('rules').join(', ')}`).toBe(
    false,
  );
  expect(grows(of('nodes'), NOISE_NODES), `${path} leaves nodes: ${of('nodes').join(', ')}`).toBe(
    false,
  );
}
