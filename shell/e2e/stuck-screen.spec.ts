import { expect, test } from '@standby/testing/playwright';
import { stubEntry } from './stub-remote.ts';

/** Source of a component that renders without an end: each effect sets the state again. */
const ENDLESS = `() => {
  const [count, setCount] = react.useState(0);
  react.useEffect(() => setCount((before) => before + 1));
  return react.createElement('h1', null, 'Rooms');
}`;

test('a screen that renders without an end does not keep the person, and is reported by its own name @all', async ({
  page,
  guard,
}) => {
  // Only punctual ticks count, and a busy machine has few.
  test.slow();
  guard.allowConsole(/renders without an end/u);
  await page.route('**/remotes.json', async (route) => {
    const registry = (await (await route.fetch()).json()) as {
      remotes: Record<string, { entry: string }>;
    };
    const {
      integrity: _hash,
      imports: _imports,
      preloads: _preloads,
      ...venue
    } = {
      integrity: '',
      imports: {},
      preloads: {},
      ...registry.remotes['venue'],
    };
    // The entry has another address than the build's, which the page preloads.
    const stub = { ...venue, entry: '/remotes/venue/remoteEntry.js?stub' };
    await route.fulfill({ json: { ...registry, remotes: { ...registry.remotes, venue: stub } } });
  });
  await page.route('**/remotes/venue/remoteEntry.js?stub*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stubEntry('/rooms', ENDLESS) }),
  );
  const heading = page.getByRole('heading', { level: 1 });
  const report = page.waitForEvent('console', (message) => message.text().includes('[mfe-venue'));
  await page.goto('/rooms');
  await expect(heading).toHaveText('Rooms');

  await page.getByRole('link', { name: 'Presentations', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/u);
  // React's router cannot get to the new page without help.
  await expect(heading).toContainText('Shows', { timeout: 120_000 });
  expect((await report).text()).toContain(
    'the screen of remote "venue" at /rooms renders without an end: the page could not go to /dashboard',
  );
});
