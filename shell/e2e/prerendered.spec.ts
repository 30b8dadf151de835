import { remotes } from '@standby/federation-config';
import { expect, layoutShifts, recordLayoutShifts, test } from '@standby/testing/playwright';
import type { Page } from '@playwright/test';

const ENTRY = '**/remotes/marketing/remoteEntry.js*';

/** Script with which the app begins. */
const FIRST_SCRIPT = '**/assets/index-*.js';

const html = (page: Page) => page.locator('html');

/** Opens a page and holds back some of its files until the returned function is called. */
async function openWithout(files: string, page: Page, path: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** Opens a prerendered page whose remote does not run until the returned function is called. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await openWithout(ENTRY, page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The shell's own script has begun.
  await page.waitForFunction(() => '__FEDERATION__' in window);
  return release;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each page can be read, looks as it should and leads on; one that needs them says so', async ({
    page,
    guard,
  }) => {
    for (const path of remotes.marketing.prerendered) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(/Standby/u);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Fraunces/u);
      await expect(page.getByText('Standby needs JavaScript')).toBeHidden();
    }
    const legal = page.getByRole('navigation', { name: 'Legal' });
    await legal.getByRole('link', { name: 'Terms and Conditions' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and Conditions');

    // The page preloads files for an app that does not start.
    guard.allowConsole(/was preloaded using link preload but not used/u);
    await page.goto('/rooms');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Standby needs JavaScript');
  });
});

test('the page is hydrated in place: same elements, early clicks done, nothing moves', async ({
  page,
}) => {
  const question = page.getByText('May Standby use cookies?');
  await page.emulateMedia({ colorScheme: 'dark' });
  await recordLayoutShifts(page);
  await page.clock.install();
  const release = await openHeld(page, '/');

  await test.step('before there is code behind it', async () => {
    // A page that renders again would replace the heading.
    await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => heading.setAttribute('data-mark', 'prerendered'));
    await expect(question).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    // A click waits for two frames; the first one draws the fonts.
    await page.getByRole('button', { name: 'Use light theme' }).click();
    await expect(html(page)).not.toHaveAttribute('data-theme', 'light');
    // Fonts that arrive after the first paint move words by an invisible distance. Hydration moves
    // nothing.
    for (const shift of await layoutShifts(page)) expect(shift).toBeLessThan(0.0015);
  });
  const ofFonts = (await layoutShifts(page)).length;
  const shifts = async (): Promise<number[]> => (await layoutShifts(page)).slice(ofFonts);

  await test.step('when there is', async () => {
    const figure = page.getByRole('timer').first();
    const before = await figure.textContent();
    release();
    // The countdown of the hero runs.
    const afterASecond = async (): Promise<string | null> => {
      await page.clock.runFor(1_000);
      return figure.textContent();
    };
    await expect.poll(afterASecond).not.toBe(before);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', { name: 'Use dark theme' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute(
      'data-mark',
      'prerendered',
    );
    expect(await shifts()).toEqual([]);
  });

  await test.step('the part below the first screen, after scrolling', async () => {
    const desk = page.getByRole('region', { name: 'Desk', exact: true });
    const play = desk.getByRole('button', { name: 'Play' });
    await play.scrollIntoViewIfNeeded();
    // Hydration repeats a press that came before the code.
    await play.click();
    await expect(desk.getByRole('button', { name: 'Pause' })).toBeVisible();
    // The press changes the word on its button and the state beside the figure, and does not move
    // anything else.
    expect(Math.max(0, ...(await shifts()))).toBeLessThan(0.0001);
  });

  await test.step('the cookie question, once it is answered, is not there from the first paint', async () => {
    await page.getByRole('button', { name: 'Refuse all' }).click();
    await expect(question).toBeHidden();
    await page.unroute(ENTRY);
    const releaseAgain = await openHeld(page, '/');
    await expect(question).toBeHidden();
    releaseAgain();
    await expect(html(page)).not.toHaveAttribute('data-cookies');
    await expect(question).toBeHidden();
  });
});

test('a host that answers every path with the front page breaks nothing', async ({ page }) => {
  await page.route('**/rooms', async (route) => {
    const response = await route.fetch({ url: new URL('/', route.request().url()).href });
    await route.fulfill({ response });
  });
  await page.goto('/rooms');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
});

declare global {
  interface Window {
    /** Texts in which the page said that it loads, each once. */
    loadingTexts?: Set<string>;
    largestPaints?: number[];
  }
}

/** Records the loading texts of all later pages. */
async function recordLoadingTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const texts = new Set<string>();
    window.loadingTexts = texts;
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=status]')) {
        if (textContent.startsWith('Loading')) texts.add(textContent);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Keeps the times at which a larger part of the page was painted than any before. */
async function recordLargestPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: number[] = [];
    window.largestPaints = times;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) times.push(startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

const PHONE = { width: 412, height: 823 };
const LAPTOP = { width: 1440, height: 900 };

// On a laptop the largest text of a cue sheet is its heading with the number of cues.
for (const { path, outline, content, viewports } of [
  { path: '/room/hamlet', outline: '––:––', content: 'timer', viewports: [PHONE, LAPTOP] },
  { path: '/room/hamlet/cues', outline: 'Cue sheet', content: 'grid', viewports: [PHONE] },
] as const) {
  for (const viewport of viewports) {
    test(`the outline of ${path} is there before any script, says nothing, and paints the largest text of a screen that is ${viewport.width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await recordLargestPaints(page);
      const release = await openWithout(FIRST_SCRIPT, page, path);
      await expect(page.getByText(outline).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByRole('status')).toHaveText(/^Loading/u);
      await expect(page.getByRole('main').getByRole('heading')).toHaveCount(0);
      await expect(page.getByRole('timer')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      await expect.poll(() => page.evaluate(() => window.largestPaints?.length)).toBeGreaterThan(0);

      const before = await page.evaluate(() => performance.now());
      release();
      await expect(page.getByRole(content).first()).toBeVisible();
      await expect(page.locator('[data-outline]')).toHaveCount(0);
      const after = await page.evaluate(
        (time) => window.largestPaints?.filter((paint) => paint > time),
        before,
      );
      expect(after).toEqual([]);
    });
  }
}

test('the layout of the app is there before any script, is hydrated in place, and says once that it loads', async ({
  page,
}) => {
  await recordLayoutShifts(page);
  await recordLoadingTexts(page);
  const release = await openWithout(FIRST_SCRIPT, page, '/rooms');
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rooms' });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('status')).toHaveText(/^Loading/u);
  await tab.focus();
  await page.getByRole('button', { name: 'Billing' }).click();
  await tab.focus();
  release();
  // This press came before the code. The message that it opens disappears later.
  await expect(page.getByText('Billing is not here yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rooms/u);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => [...(window.loadingTexts ?? [])])).toEqual([
    `Loading ${remotes.venue.title}`,
  ]);
  // React hydrated the layout: after a new render the tab would have lost the focus.
  await expect(tab).toBeFocused();
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  await test.step('fonts come from the app itself, and nothing shifts when they arrive', async () => {
    await page.evaluate(() => document.fonts.ready);
    const families = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(families.some((family) => family.includes('Instrument Sans'))).toBe(true);
    expect(families.some((family) => family.includes('Fraunces'))).toBe(true);
    // A tab moves by four pixels when its font arrives after the layout.
    for (const shift of await layoutShifts(page)) expect(shift).toBeLessThan(0.0005);
  });
});
