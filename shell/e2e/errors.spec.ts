import { expect, test } from 'shared-ui/testing/playwright';
import { remoteNames, remotes } from '../../federation.config';
import { list, withoutIntegrity } from './faults';

/** A container whose screen throws where React does not look: in a timer and in a promise. */
const THROWING_REMOTE = `
  const fail = (how) => { throw new Error('the set fell over ' + how); };
  const Screen = () => ({ ...element, type: 'h1', props: { children: 'On stage' } });
  const element = {
    $$typeof: Symbol.for('react.transitional.element'),
    type: Screen, key: null, props: {}, ref: null,
  };
  window.failLater = () => setTimeout(() => fail('in a timer'));
  window.failInPromise = () => { Promise.resolve().then(() => fail('in a promise')); };
  export const init = () => {};
  export const get = async () => () => ({ default: [{ path: '*', element }] });
`;

for (const name of remoteNames) {
  const { package: folder, paths } = remotes[name];

  test(`what ${folder} throws is reported with its name, version, route and shared versions`, async ({
    page,
    guard,
  }) => {
    guard.allowConsole(/the set fell over/u);
    // The stand-in below has another hash than the released entry.
    await list(page, name, withoutIntegrity);
    await page.route(`**/remotes/${name}/remoteEntry.js*`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: THROWING_REMOTE }),
    );
    await page.goto(paths[0]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('On stage');
    for (const [call, how] of [
      ['failLater', 'in a timer'],
      ['failInPromise', 'in a promise'],
    ] as const) {
      const reported = page.waitForEvent('console', (message) =>
        message.text().startsWith(`[${folder}`),
      );
      await page.evaluate((act) => {
        (window as unknown as Record<string, () => void>)[act]?.();
      }, call);
      const text = (await reported).text();
      expect(text).toMatch(
        new RegExp(
          String.raw`^\[${folder}@\d+\.\d+\.\d+\] at ${paths[0]} \(react@19\.\d+\.\d+, react-dom@19.*shared-ui@`,
          'u',
        ),
      );
      expect(text).toContain(`the set fell over ${how}`);
    }
  });
}
