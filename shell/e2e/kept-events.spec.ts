import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@standby/testing/playwright';
import { ROOT } from '@standby/hosting/root';
import { transformWithOxc } from 'vite';
import { stubEntry } from './stub-remote.ts';

/** Source with which both remotes declare their events, each from its own copy of the module. */
const declaration = (sends: string, hears: string): string => `
  import { declareEvents, defineEvent } from './events.js';
  const events = declareEvents({
    defines: {
      sold: defineEvent('venue:seat-sold', { seat: 'string' }, { isKept: true }),
      doors: defineEvent('venue:doors-open', { door: 'string' }),
    },
    sends: ${sends},
    hears: ${hears},
  });
`;

/** Source of a screen that sends events. */
const SENDER = `() => react.createElement('main', null,
  react.createElement('h1', null, 'Sales'),
  ['A1', 'B2', 'C3'].map((seat) =>
    react.createElement('button', { key: seat, onClick: () => events.send('sold', { seat }) }, 'Sell ' + seat)),
  react.createElement('button', { onClick: () => events.send('doors', { door: 'left' }) }, 'Open doors'),
)`;

/** Source of a screen that lists the events that it hears. */
const RECEIVER = `() => {
  const [heard, setHeard] = react.useState([]);
  react.useEffect(() => {
    const ends = [
      events.hear('sold', ({ seat }) => setHeard((before) => [...before, seat])),
      events.hear('doors', ({ door }) => setHeard((before) => [...before, door])),
    ];
    return () => ends.forEach((end) => end());
  }, []);
  return react.createElement('main', null,
    react.createElement('h1', null, 'Foyer'),
    react.createElement('output', null, heard.join(', ') || 'nothing'),
    react.createElement('button', { onClick: () => events.send?.('sold', { seat: 'D4' }) }, 'Sell D4'),
  );
}`;

/** Puts stub remotes in the place of two remotes of the product. */
async function serveStubs(page: Page): Promise<void> {
  const file = resolve(ROOT, 'packages/contracts/src/events.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const stubs: Readonly<Record<string, string>> = {
    venue: stubEntry('/rooms', SENDER, declaration(`['sold', 'doors']`, '[]')),
    productions: stubEntry('/dashboard', RECEIVER, declaration(`['sold']`, `['sold', 'doors']`)),
  };
  await page.route('**/remotes.json', async (route) => {
    const registry = (await (await route.fetch()).json()) as { remotes: Record<string, object> };
    const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
      if (!(name in stubs)) return [name, remote] as const;
      const entry = `/remotes/${name}/stub/remoteEntry.js`;
      // Without hashes and preloads of the build.
      const { title, paths, layout, shellContract, version } = remote as Record<string, unknown>;
      const own = { package: `mfe-${name}`, title, paths, layout, shellContract, version };
      return [name, { ...own, entry, preloads: {} }] as const;
    });
    await route.fulfill({ json: { ...registry, remotes: Object.fromEntries(remotes) } });
  });
  await page.route('**/remotes/*/stub/*', (route) => {
    const [, name = '', asked] =
      /\/remotes\/(\w+)\/stub\/(\w+)\.js/u.exec(route.request().url()) ?? [];
    const body = asked === 'events' ? code : stubs[name];
    return route.fulfill({ contentType: 'text/javascript', body: body ?? '' });
  });
}

test('a remote that starts later gets the last kept event, and no other one', async ({ page }) => {
  await serveStubs(page);
  const heard = page.getByRole('status');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const goTo = (name: string) => page.getByRole('link', { name, exact: true }).click();

  await page.goto('/rooms');
  await press('Sell A1');
  await press('Sell B2');
  await press('Open doors');
  await goTo('Presentations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foyer');
  await expect(heard).toHaveText('B2');
  await press('Sell D4');
  await expect(heard).toHaveText('B2, D4');

  await goTo('Rooms');
  await press('Sell C3');
  await goTo('Presentations');
  await expect(heard).toHaveText('C3');
});
