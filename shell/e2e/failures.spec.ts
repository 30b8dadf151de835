import type { Page, Route } from '@playwright/test';
import { expect, test } from '@standby/shared-ui/testing/playwright';
import { answerUntilRestored, FAULT_NOISE, list } from './faults';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Marks the document, so that a page that was loaded anew is told from it. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  return () => page.evaluate(() => 'isSameDocument' in window);
}

const UNREAD = 'The list that says where to find it could not be read.';

const registryFaults: readonly {
  readonly kind: string;
  readonly answer: (route: Route) => Promise<void>;
  readonly says: string;
  readonly afterMillis?: number;
}[] = [
  { kind: 'is no JSON', answer: (route) => route.fulfill({ body: '{"remotes":' }), says: UNREAD },
  {
    kind: 'is 10 seconds late',
    answer: () => Promise.resolve(),
    says: 'It is taking longer than 10 seconds.',
    afterMillis: 10_000,
  },
];

for (const { kind, answer, says, afterMillis } of registryFaults) {
  test(`a registry that ${kind}: it is said, the shell goes on, and Retry reads it anew`, async ({
    page,
    guard,
  }) => {
    guard.allowConsole(FAULT_NOISE);
    if (afterMillis) await page.clock.install();
    const restore = await answerUntilRestored(page, '**/remotes.json', answer);
    const expectFailure = async (title: string): Promise<void> => {
      if (afterMillis) {
        await expect(page.getByText(`Loading ${title}`)).toBeAttached();
        await page.clock.fastForward(afterMillis);
      }
      await expect(heading(page)).toHaveText(`${title} did not load`);
      await expect(page.getByRole('main')).toContainText(says);
    };
    await page.goto('/rooms');
    await expectFailure('Venue');
    const isSameDocument = await mark(page);
    await page.getByRole('link', { name: 'Presentations' }).click();
    await expectFailure('Productions');

    await restore();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toContainText('Shows');
    expect(await isSameDocument()).toBe(true);
  });
}

test('a screen whose file does not come says so, and one Retry brings it once it is there', async ({
  page,
  guard,
}) => {
  guard.allowConsole(FAULT_NOISE);
  const file = /\/remotes\/venue\/assets\/room-form-[\w-]+\.js/u;
  await page.route(file, (route) => route.abort('connectionrefused'));
  await page.goto('/create-room');
  await expect(heading(page)).toHaveText('Venue did not load');
  await page.unroute(file);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toHaveText(/create room/iu);
});

test('a registry that has no address for one remote costs no other', async ({ page, guard }) => {
  guard.allowConsole(FAULT_NOISE);
  const restore = await list(page, 'venue', () => ({}));
  await page.goto('/rooms');
  await expect(heading(page)).toHaveText('Venue did not load');
  await expect(page.getByRole('main')).toContainText(UNREAD);
  await page.getByRole('link', { name: 'Presentations' }).click();
  await expect(heading(page)).toContainText('Shows');
  await restore();
  await page.goBack();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toContainText('Rooms');
});

test('a remote moves to another address without a build of the shell', async ({ page }) => {
  await list(page, 'venue', () => ({ entry: '/moved/venue/remoteEntry.js' }));
  await page.route('**/moved/venue/**', async (route) => {
    const url = route.request().url().replace('/moved/', '/remotes/');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const moved = page.waitForRequest('**/moved/venue/remoteEntry.js');
  await page.goto('/rooms');
  await moved;
  await expect(heading(page)).toContainText('Rooms');
});

test('a remote built against another shell contract is refused before it runs, with the reason for its team', async ({
  page,
  guard,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  guard.allowConsole(FAULT_NOISE);
  await list(page, 'venue', (listed) => ({ ...listed, shellContract: '3.0.0' }));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/rooms');
  await expect(heading(page)).toHaveText('Venue did not load');
  expect(requests.filter((url) => url.includes('/remotes/venue/'))).toEqual([]);
  expect(errors.join('\n')).toContain(
    'mfe-venue 1.0.0 needs shell contract 3.0.0; this shell offers 2.0.0',
  );
});
