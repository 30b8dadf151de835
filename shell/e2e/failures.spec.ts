import type { Page, Route } from '@playwright/test';
import { expect, test } from '@standby/testing/playwright';
import { answerUntilRestored, FAULT_NOISE, inAnySpelling, list, type Listed } from './faults';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

/** Marks the document, so that a test notices when the page is loaded again. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  return () => page.evaluate(() => 'isSameDocument' in window);
}

const UNREAD = 'The list of the app’s parts could not be read.';
const LATE = 'It did not arrive within 10 seconds.';

test('a registry that is late or not JSON is reported, the shell goes on, and Retry reads it again', async ({
  page,
  guard,
}) => {
  guard.allowConsole(FAULT_NOISE);
  await page.clock.install();
  let answer: (route: Route) => Promise<void> = () => Promise.resolve();
  const restore = await answerUntilRestored(page, '**/remotes.json', (route) => answer(route));
  const expectLate = async (title: string): Promise<void> => {
    // On a slow machine the ten seconds may have passed already.
    const said = page.getByText(`Loading ${title}`).or(page.getByText(LATE));
    await expect(said.first()).toBeAttached();
    await page.clock.fastForward(10_000);
    await expect(heading(page)).toHaveText(`${title} did not load`);
    await expect(page.getByRole('main')).toContainText(LATE);
  };
  await page.goto('/rooms');
  await expectLate('Venue');
  const isSameDocument = await mark(page);
  await page.getByRole('link', { name: 'Presentations' }).click();
  await expectLate('Productions');

  answer = (route) => route.fulfill({ body: '{"remotes":' });
  for (const link of [undefined, 'Rooms']) {
    if (link) await page.getByRole('link', { name: link }).click();
    await retry(page).click();
    await expect(page.getByRole('main')).toContainText(UNREAD);
    await expect(heading(page)).toHaveText(`${link ? 'Venue' : 'Productions'} did not load`);
  }

  await restore();
  await retry(page).click();
  await expect(heading(page)).toContainText('Rooms');
  expect(await isSameDocument()).toBe(true);
});

test('a screen whose file never arrives is reported after 10 seconds, and Retry loads it on the same page', async ({
  page,
  guard,
}) => {
  guard.allowConsole(FAULT_NOISE);
  await page.clock.install();
  // The page preloads nothing, so a request for the screen means that the rest has arrived.
  await list(page, 'venue', (listed) => ({ ...listed, preloads: {} }));
  const isScreen = inAnySpelling(/\/remotes\/venue\/assets\/[A-Z]\w+-[\w-]+\.js/u);
  const restore = await answerUntilRestored(page, isScreen, () => Promise.resolve());
  const asked = page.waitForRequest((request) => isScreen(new URL(request.url())));
  await page.goto('/create-room');
  await asked;
  await expect(page.getByText('Loading Venue')).toBeAttached();
  const isSameDocument = await mark(page);
  const report = page.waitForEvent('console', (message) => message.text().includes('is slow'));
  await page.clock.fastForward(10_000);
  await expect(heading(page)).toHaveText('Venue did not load');
  await expect(page.getByRole('main')).toContainText(LATE);
  expect((await report).text()).toMatch(/^\[mfe-venue@[\d.]+\] at \/create-room /u);
  await page.getByRole('link', { name: 'Presentations' }).click();
  await expect(heading(page)).toContainText('Shows');
  await page.goBack();
  await restore();
  await expect(page.getByText('Loading Venue')).toBeAttached();
  await page.clock.fastForward(10_000);
  await retry(page).click();
  await expect(heading(page)).toContainText('Create room');
  expect(await isSameDocument()).toBe(true);
});

/**
 * Registry entries for which the shell refuses a remote before any of its code runs, with the
 * reason.
 */
const refused: readonly {
  readonly what: string;
  readonly change: (listed: Listed) => Listed;
  readonly says: string;
  /** Text for the remote's team. */
  readonly reason: string;
}[] = [
  {
    what: 'no address',
    change: () => ({}),
    says: UNREAD,
    reason: '"venue": no entry',
  },
  {
    what: 'a hash that no browser can read',
    change: (listed) => ({ ...listed, integrity: 'sha384-' }),
    says: UNREAD,
    reason: '"venue": its integrity is not a sha384 hash',
  },
  {
    what: 'an entry on a foreign origin',
    change: (listed) => ({ ...listed, entry: 'https://evil.example/venue/remoteEntry.js' }),
    says: UNREAD,
    reason: '"venue": https://evil.example is not among the allowed origins',
  },
  {
    what: 'another shell contract',
    change: (listed) => ({ ...listed, shellContract: '3.0.0' }),
    says: 'It was made for another version of Standby, so it was not started.',
    reason: 'mfe-venue 1.0.0 needs shell contract 3.0.0; this shell offers 2.1.0',
  },
];

test('a remote that the registry lists so that it cannot be run is refused with the reason, costs no other and moves without a build of the shell', async ({
  page,
  guard,
}) => {
  guard.allowConsole(FAULT_NOISE);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  let change: (listed: Listed) => Listed = (listed) => listed;
  await list(page, 'venue', (listed) => change(listed));

  for (const [index, row] of refused.entries()) {
    await test.step(row.what, async () => {
      change = row.change;
      if (index === 0) await page.goto('/rooms');
      else await retry(page).click();
      await expect.poll(() => said.join('\n')).toContain(row.reason);
      await expect(heading(page)).toHaveText('Venue did not load');
      await expect(page.getByRole('main')).toContainText(row.says);
    });
  }
  expect(asked.filter((url) => /\/venue\//u.test(url))).toEqual([]);
  await page.getByRole('link', { name: 'Presentations' }).click();
  await expect(heading(page)).toContainText('Shows');
  await page.goBack();

  await test.step('another address', async () => {
    change = (listed) => ({ ...listed, entry: '/moved/venue/remoteEntry.js' });
    const isMoved = inAnySpelling(/\/moved\/venue\//u);
    await page.route(isMoved, async (route) => {
      const url = route.request().url().replace('/moved/', '/remotes/');
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    const moved = page.waitForRequest((request) => isMoved(new URL(request.url())));
    await retry(page).click();
    await moved;
    await expect(heading(page)).toContainText('Rooms');
  });
});
