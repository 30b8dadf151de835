import { remotes, type RemoteName } from '@standby/federation-config';
import type { BrowserWindow, Role } from './browser-window.ts';
import { expectHeading, expectText, expectThere } from './expectations.ts';
import type { Fault } from './journey-host.ts';
import { goInPlace } from './shared-journeys.ts';
import { expect, test, untilControlled } from './test.ts';

/** Pattern of the shell's report to the team of a remote that did not load. */
const OWN_REPORT = /^error: \[mfe-\w+@/u;

const NO_ANSWER = /Its server does not answer/u;
const NOT_RELEASED = /not the released one, so it was not run/u;
const NOT_AS_BUILT = /did not arrive as it was built/u;

const markDocument = (window: BrowserWindow): Promise<void> =>
  window.evaluate('window.isSameDocument = true;');
const isSameDocument = (window: BrowserWindow): Promise<boolean> =>
  window.evaluate('return window.isSameDocument ?? false;');
const hasRun = (window: BrowserWindow): Promise<boolean> =>
  window.evaluate('return window.hasRun ?? false;');

/**
 * A screen with one way to it: the address that is opened, the path that the page before goes to,
 * or its link.
 */
interface Visit {
  readonly name: RemoteName;
  readonly opens?: string;
  readonly goesTo?: string;
  readonly link?: string | RegExp;
  readonly heading: string | RegExp;
}

/** Goes to a screen. A document that is opened is marked. */
async function go(window: BrowserWindow, { opens, goesTo, link }: Visit): Promise<void> {
  if (goesTo !== undefined) await goInPlace(window, goesTo);
  if (link !== undefined) await window.click('link', link);
  if (opens === undefined) return;
  await window.goto(opens);
  await markDocument(window);
}

async function expectFailed(window: BrowserWindow, name: RemoteName, says: RegExp): Promise<void> {
  await expectHeading(window, `${remotes[name].title} did not load`);
  await expectText(window, 'main', says);
}

async function expectRetryBrings(window: BrowserWindow, heading: string | RegExp): Promise<void> {
  await window.click('button', 'Retry');
  await expectHeading(window, heading);
  expect(await isSameDocument(window)).toBe(true);
}

const createRoom: Visit = { name: 'venue', opens: '/create-room', heading: 'Create room' };
const rooms: Visit = { name: 'venue', link: 'Rooms', heading: /^Rooms/u };
const shows: Visit = { name: 'productions', link: 'Presentations', heading: /^Shows/u };

/** Altered files stay in the browser's cache. */
test('an altered entry, and altered parts of another remote: nothing of them runs, the rest goes on, and one Retry brings each screen @all', async ({
  host,
  window,
}) => {
  host.allow(OWN_REPORT);
  host.inject('unanswered', /^\/sw\.js/u);
  const alterations: readonly {
    readonly visit: Visit;
    readonly path: RegExp;
    readonly says: RegExp;
    readonly shows: readonly [role: Role, name: string];
  }[] = [
    {
      visit: createRoom,
      path: /\/venue\/remoteEntry\.js/u,
      says: NOT_RELEASED,
      shows: ['button', 'Create room'],
    },
    {
      // The page before is the dashboard.
      visit: { name: 'live', link: /^Open/u, heading: 'Hamlet' },
      path: /\/live\/assets\//u,
      says: NOT_AS_BUILT,
      shows: ['button', 'Play'],
    },
  ];
  const restores = alterations.map(({ path }) => host.inject('altered', path));
  for (const [index, { visit, says, shows: shown }] of alterations.entries()) {
    await test.step(visit.name, async () => {
      await go(window, visit);
      await expectFailed(window, visit.name, says);
      expect(await hasRun(window)).toBe(false);
      await go(window, shows);
      await expectHeading(window, shows.heading);
      await window.back();
      await expectFailed(window, visit.name, says);

      restores[index]?.();
      await expectRetryBrings(window, visit.heading);
      await expectThere(window, ...shown);
      expect(await hasRun(window)).toBe(false);
      await go(window, shows);
      await expectHeading(window, shows.heading);
    });
  }
});

/** Each kind of fault with the words about it. */
const kinds: readonly (readonly [fault: Fault, says: RegExp])[] = [
  ['refused', NO_ANSWER],
  ['gone', NO_ANSWER],
  ['page', NOT_RELEASED],
  ['cut off', NOT_RELEASED],
];

const ROOMS_SCREEN = /\/venue\/assets\/Rooms-/u;

/** Files of a remote that fail together. */
interface FailingFiles {
  readonly what: string;
  readonly files: (name: RemoteName) => RegExp;
}

const allFiles: FailingFiles = {
  what: 'all files',
  files: (name) => new RegExp(`/${name}/.+\\.js`, 'u'),
};
const allButEntry: FailingFiles = {
  what: 'all files but the entry',
  files: (name) => new RegExp(`/${name}/assets/`, 'u'),
};

for (const { what, files } of [allFiles, allButEntry]) {
  test(`every fault of ${what}: one Retry brings the opened screen, the next one of its remote, and another remote, on the same page @all`, async ({
    host,
    window,
  }) => {
    host.allow(OWN_REPORT);
    host.forbidCaching();
    host.inject('unanswered', /^\/sw\.js/u);
    for (const [fault, message] of kinds) {
      const says = files === allButEntry.files ? NOT_AS_BUILT : message;
      const rows = [
        { visit: createRoom, failing: files('venue'), words: says },
        { visit: rooms, failing: ROOMS_SCREEN, words: NOT_AS_BUILT },
        { visit: shows, failing: files('productions'), words: says },
      ];
      // The page fetches what visible links lead to, so all of it fails from the beginning.
      const restores = rows.map(({ failing }) => host.inject(fault, failing));
      for (const [index, { visit, failing, words }] of rows.entries()) {
        await test.step(`${fault}: ${failing.source}`, async () => {
          await go(window, visit);
          await expectFailed(window, visit.name, words);
          restores[index]?.();
          await expectRetryBrings(window, visit.heading);
        });
      }
    }
  });
}

/** Makes the browser forget visited files, as one that has never fetched them. */
const forgetVisited = (window: BrowserWindow, files: RegExp): Promise<void> =>
  window.evaluate(`
    const visited = await caches.open('standby:visited');
    for (const request of await visited.keys()) {
      if (${String(files)}.test(request.url)) await visited.delete(request);
    }`);

test('beside an active service worker: one Retry after every fault, later pages run what Retry fetched, and no broken file is cached @all', async ({
  host,
  window,
}) => {
  host.allow(OWN_REPORT);
  host.forbidCaching();
  await window.goto('/dashboard');
  await untilControlled(window);

  const expectWhole = async (visit: Visit): Promise<void> => {
    await go(window, visit);
    await expectHeading(window, visit.heading);
  };

  // Two remotes take turns, which the worker has not fetched in advance: the page that is opened for
  // one is the later page of the other.
  const signIn = { name: 'auth', heading: 'Get Started' } as const;
  const openedSignIn: Visit = { ...signIn, opens: '/auth/get-started' };
  const laterSignIn: Visit = { ...signIn, goesTo: '/auth/get-started' };
  const openedRooms: Visit = { name: 'venue', opens: '/rooms', heading: rooms.heading };
  const laterRooms: Visit = { name: 'venue', goesTo: '/rooms', heading: rooms.heading };
  const turns = kinds.flatMap(([fault, says]) => [
    { fault, says, opened: openedRooms, later: laterSignIn, ...allFiles },
    { fault, says: NOT_AS_BUILT, opened: openedSignIn, later: laterRooms, ...allButEntry },
  ]);
  for (const { fault, says, opened, later, what, files } of turns) {
    await test.step(`${fault}: ${what} of ${opened.name}`, async () => {
      const failing = files(opened.name);
      await forgetVisited(window, failing);
      const restore = host.inject(fault, failing);
      await go(window, opened);
      await expectFailed(window, opened.name, says);
      restore();
      await expectRetryBrings(window, opened.heading);
      await expectWhole(later);
    });
  }

  await test.step('a screen, cut off, whose remote runs', async () => {
    await forgetVisited(window, ROOMS_SCREEN);
    const restore = host.inject('cut off', ROOMS_SCREEN);
    await expectWhole(openedSignIn);
    await expectWhole({ name: 'venue', goesTo: '/devices', heading: /^Devices/u });
    await go(window, rooms);
    await expectFailed(window, 'venue', NOT_AS_BUILT);
    restore();
    await expectRetryBrings(window, rooms.heading);
  });

  await test.step('a remote, cut off, and a later page in place of Retry', async () => {
    await forgetVisited(window, allFiles.files('auth'));
    const restore = host.inject('cut off', allFiles.files('auth'));
    await expectWhole(openedRooms);
    await go(window, laterSignIn);
    await expectFailed(window, 'auth', NOT_RELEASED);
    restore();
    await expectWhole(openedRooms);
    await expectWhole(laterSignIn);
  });
});
