import type { Page, Route } from '@playwright/test';
import { expect, test } from 'shared-ui/testing/playwright';
import { remoteNames, remotes, type RemoteName } from '../../federation.config';

/** A screen of each remote that needs nothing but its address. */
const screens: Partial<Record<RemoteName, { path: string; heading: string | RegExp }>> = {
  marketing: { path: '/terms', heading: 'Terms and Conditions' },
  auth: { path: '/auth/get-started', heading: /./u },
  productions: { path: '/create-event', heading: /./u },
  venue: { path: '/create-room', heading: /./u },
  live: { path: '/room/1', heading: /./u },
};

/** A container whose only screen throws until it is mended: elements as the JSX runtime makes them. */
const CRASHING_REMOTE = `
  const Crash = () => {
    if (!window.isMended) throw new Error('the set fell over');
    return { ...element, type: 'h1', props: { children: 'The show goes on' } };
  };
  const element = {
    $$typeof: Symbol.for('react.transitional.element'),
    type: Crash, key: null, props: {}, ref: null,
  };
  export const init = () => {};
  export const get = async () => () => ({ default: [{ path: '*', element }] });
`;

const JAVASCRIPT = 'text/javascript';

interface Failure {
  readonly kind: string;
  /** What happens to the request for the remote's entry. */
  readonly answer: (route: Route) => Promise<void>;
  /** What the person reads. */
  readonly says: string;
  readonly heading: 'did not load' | 'stopped working';
}

const failures: readonly Failure[] = [
  {
    kind: 'is down',
    answer: (route) => route.abort('connectionrefused'),
    says: 'Its server does not answer.',
    heading: 'did not load',
  },
  {
    kind: 'has gone from its address',
    answer: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
    says: 'Its server does not answer.',
    heading: 'did not load',
  },
  {
    kind: 'does not answer for 10 seconds',
    // Left open: the request never ends.
    answer: () => Promise.resolve(),
    says: 'It is taking longer than 10 seconds.',
    heading: 'did not load',
  },
  {
    kind: 'has a syntax error',
    answer: (route) => route.fulfill({ contentType: JAVASCRIPT, body: 'export const = 1;' }),
    says: 'What its server sent cannot be run.',
    heading: 'did not load',
  },
  {
    kind: 'answers with a page instead of JavaScript',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
    says: 'What its server sent cannot be run.',
    heading: 'did not load',
  },
  {
    kind: 'throws while it is drawn',
    answer: (route) => route.fulfill({ contentType: JAVASCRIPT, body: CRASHING_REMOTE }),
    says: 'Something in it failed while it was on the screen.',
    heading: 'stopped working',
  },
];

/** The console's part of the failures that this suite brings about. */
const EXPECTED_NOISE =
  /Failed to load resource|Failed to load module script|^error: \[mfe-\w+[@\]]/u;

async function expectAlive(page: Page): Promise<void> {
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Standby/u }).first()).toBeVisible();
}

/** What following a link does, for pages on which no link leads there. */
async function navigateInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, path);
}

for (const name of remoteNames) {
  const { title } = remotes[name];
  const { path, heading } = screens[name] ?? { path: remotes[name].paths[0], heading: /./u };

  test.describe(`when ${remotes[name].package}`, () => {
    for (const failure of failures) {
      test(`${failure.kind}, only its area is lost and Retry brings it back`, async ({
        page,
        guard,
      }) => {
        guard.allowConsole(EXPECTED_NOISE);
        await page.clock.install();
        const entry = `**/remotes/${name}/remoteEntry.js*`;
        let isBack = false;
        await page.route(entry, (route) => (isBack ? route.continue() : failure.answer(route)));
        await page.goto(path);
        if (failure.says.includes('10 seconds')) {
          await expect(page.getByText(`Loading ${title}`)).toBeAttached();
          await page.clock.fastForward(10_000);
        }

        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          `${title} ${failure.heading}`,
        );
        await expect(page.getByRole('main')).toContainText(failure.says);
        await expectAlive(page);

        isBack = true;
        await page.evaluate(() => Object.assign(window, { isMended: true, sameDocument: true }));
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByRole('heading', { level: 1 })).not.toContainText(failure.heading);
        const mended = failure.heading === 'stopped working' ? 'The show goes on' : heading;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(mended);
        await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      });
    }

    test('is lost, the other remotes still work', async ({ page, guard }) => {
      guard.allowConsole(EXPECTED_NOISE);
      await page.route(`**/remotes/${name}/**`, (route) => route.abort('connectionrefused'));
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} did not load`);
      await navigateInside(page, name === 'marketing' ? '/create-event' : '/terms');
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('did not load');
    });
  });
}

test('an unreadable registry is said, and Retry reads it anew', async ({ page, guard }) => {
  guard.allowConsole(EXPECTED_NOISE);
  await page.route('**/remotes.json', (route) => route.fulfill({ body: 'not json' }));
  await page.goto('/rooms');
  await expect(page.getByRole('main')).toContainText('could not be read');
  await page.unroute('**/remotes.json');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
});

test('a screen whose own file could not be fetched comes with Retry, without a reload', async ({
  page,
  guard,
}) => {
  guard.allowConsole(EXPECTED_NOISE);
  const chunk = /\/remotes\/venue\/assets\/CreateRoom-[\w-]+\.js/u;
  await page.route(chunk, (route) => route.abort('connectionrefused'));
  await page.goto('/create-room');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Venue stopped working');
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/create/iu);
});

test('a remote moves to another address without a build of the shell', async ({ page }) => {
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as { remotes: Record<string, { entry: string }> };
    registry.remotes['venue'] = { entry: '/moved/venue/remoteEntry.js' };
    await route.fulfill({ json: registry });
  });
  await page.route('**/moved/venue/**', async (route) => {
    const url = route.request().url().replace('/moved/', '/remotes/');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const moved = page.waitForRequest('**/moved/venue/remoteEntry.js');
  await page.goto('/rooms');
  await moved;
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rooms');
});

test('a remote built against another shell contract is refused before it runs, with the reason for its team', async ({
  page,
  guard,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  guard.allowConsole(EXPECTED_NOISE);
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as { remotes: Record<string, object> };
    registry.remotes['venue'] = { ...registry.remotes['venue'], shellContract: '2.0.0' };
    await route.fulfill({ json: registry });
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/rooms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Venue did not load');
  await expect(page.getByRole('main')).toContainText('It was made for another version of Standby');
  expect(requests.filter((url) => url.includes('/remotes/venue/'))).toEqual([]);
  expect(errors.join('\n')).toContain(
    'mfe-venue 0.1.0 needs shell contract 2.0.0; this shell offers 1.0.0',
  );
});
