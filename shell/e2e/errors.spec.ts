import { expect, test } from '@standby/testing/playwright';
import { remoteNames, remotes } from '@standby/federation-config';
import { goInside } from './go-inside';

/**
 * Returns the source of a container whose screen throws outside React: in a timer and in a promise.
 */
const throwingRemote = (name: string): string => `
  const fail = (how) => { throw new Error('the set fell over ' + how); };
  const Screen = () => ({ ...element, type: 'h1', props: { children: '${name} on stage' } });
  const element = {
    $$typeof: Symbol.for('react.transitional.element'),
    type: Screen, key: null, props: {}, ref: null,
  };
  window.failures = {
    'in a timer': () => setTimeout(() => fail('in a timer')),
    'in a promise': () => { Promise.resolve().then(() => fail('in a promise')); },
  };
  export const init = () => {};
  export const get = async () => () => ({ default: [{ path: '*', element }] });
`;

declare global {
  interface Window {
    /** Failures by kind, set by the container above. */
    failures?: Record<string, () => void>;
  }
}

interface Listed {
  readonly remotes: Readonly<Record<string, { readonly entry: string; readonly version: string }>>;
}

test('an error that a remote throws is reported with its name, version, route and shared versions', async ({
  page,
  guard,
}) => {
  guard.allowConsole(/the set fell over/u);
  // The container above does not have the hash of the released entries.
  await page.route('**/remotes.json', async (route) => {
    const { remotes: listed }: Listed = await (await route.fetch()).json();
    const entries = Object.entries(listed).map(([name, { entry, version }]) => [
      name,
      { entry, version },
    ]);
    await route.fulfill({ json: { remotes: Object.fromEntries(entries) as object } });
  });
  for (const name of remoteNames) {
    await page.route(`**/remotes/${name}/remoteEntry.js*`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: throwingRemote(name) }),
    );
  }
  await page.goto('/nope');

  for (const name of remoteNames) {
    const { package: folder, paths } = remotes[name];
    // The path belongs to the remote, which has no route for it: no screen of the remote runs.
    const path = `${paths.at(-1) ?? ''}/no/such/route`;
    await goInside(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} on stage`);
    for (const how of name === 'venue' ? ['in a timer', 'in a promise'] : ['in a timer']) {
      const reported = page.waitForEvent('console', (message) =>
        message.text().startsWith(`[${folder}`),
      );
      await page.evaluate((act) => {
        window.failures?.[act]?.();
      }, how);
      const text = (await reported).text();
      expect(text).toMatch(
        new RegExp(
          String.raw`^\[${folder}@\d+\.\d+\.\d+\] at ${path} \(react@19\.\d+\.\d+, react-dom@19.*shared-ui@`,
          'u',
        ),
      );
      expect(text).toContain(`the set fell over ${how}`);
    }
  }
});
