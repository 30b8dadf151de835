import { remotes, type RemoteName } from '@standby/federation-config';
import type { BrowserWindow } from './browser-window.ts';
import { expectHeading, expectText, expectThere } from './expectations.ts';
import type { Fault, JourneyHost } from './journey-host.ts';
import { expect, test, untilControlled } from './test.ts';

/** Pattern of the shell's report to the team of a remote that did not load. */
const OWN_REPORT = /^error: \[mfe-\w+@/u;

const NO_ANSWER = /Its server does not answer/u;
const NOT_RELEASED = /not the released one, so it was not run/u;
const NOT_AS_BUILT = /did not arrive as it was built/u;

/**
 * Keeps browser and service worker from caching files, so that one host can have several faults in
 * turn.
 */
function forbidCaching(host: JourneyHost): void {
  host.forbidCaching();
  host.inject('unanswered', /^\/sw\.js/u);
}

const markDocument = (window: BrowserWindow): Promise<void> =>
  window.evaluate('window.isSameDocument = true;');
const isSameDocument = (window: BrowserWindow): Promise<boolean> =>
  window.evaluate('return window.isSameDocument ?? false;');
const hasRun = (window: BrowserWindow): Promise<boolean> =>
  window.evaluate('return window.hasRun ?? false;');

/** An altered file stays in the browser's cache, so each of these tests has its own host. */
for (const { what, path, says } of [
  { what: 'an altered entry', path: /\/venue\/remoteEntry\.js/u, says: NOT_RELEASED },
  { what: 'altered parts, all but the entry', path: /\/venue\/assets\//u, says: NOT_AS_BUILT },
]) {
  test(`${what}: nothing of it runs, the rest goes on, and one Retry brings the screen back`, async ({
    host,
    window,
  }) => {
    host.allow(OWN_REPORT);
    host.inject('unanswered', /^\/sw\.js/u);
    const restore = host.inject('altered', path);
    await window.goto('/create-room');
    await markDocument(window);
    await expectHeading(window, 'Venue did not load');
    await expectText(window, 'main', says);
    expect(await hasRun(window)).toBe(false);
    await window.click('link', 'Presentations');
    await expectHeading(window, /^Shows/u);
    await window.back();
    await expectHeading(window, 'Venue did not load');

    restore();
    await window.click('button', 'Retry');
    await expectHeading(window, 'Create room');
    await expectThere(window, 'button', 'Create room');
    expect(await hasRun(window)).toBe(false);
    expect(await isSameDocument(window)).toBe(true);
  });
}

/** One way to a screen whose files fail. */
interface Visit {
  readonly name: RemoteName;
  /** The address that is opened. */
  readonly from: string;
  /** The link that is followed from there; without one, the address is the screen's. */
  readonly link?: string;
  readonly heading: string | RegExp;
}

const opened: Visit = { name: 'venue', from: '/create-room', heading: 'Create room' };
const fromAnotherRemote: Visit = {
  name: 'venue',
  from: '/dashboard',
  link: 'Rooms',
  heading: /^Rooms/u,
};
const insideTheRemote: Visit = {
  name: 'venue',
  from: '/devices',
  link: 'Rooms',
  heading: /^Rooms/u,
};

const ROOMS_SCREEN = /\/venue\/assets\/Rooms-/u;

interface Row {
  readonly fault: Fault;
  readonly files: RegExp;
  readonly says: RegExp;
}

/** Each kind of fault: once in all files of a remote, once in all files but its entry. */
const kinds: readonly Row[] = (
  [
    ['refused', NO_ANSWER],
    ['gone', NO_ANSWER],
    ['page', NOT_RELEASED],
    ['cut off', NOT_RELEASED],
  ] as const
).flatMap(([fault, says]) => [
  { fault, files: /\/venue\/.+\.js/u, says },
  { fault, files: /\/venue\/assets\//u, says: NOT_AS_BUILT },
]);

/**
 * The faults in all files of a remote, for journeys on which a fault in some files makes no
 * difference.
 */
const ofAllFiles = kinds.filter(({ says }) => says !== NOT_AS_BUILT);

async function expectOneRetry(
  host: JourneyHost,
  window: BrowserWindow,
  { name, from, link, heading }: Visit,
  { fault, files, says }: Row,
): Promise<void> {
  await test.step(`${name} ${fault}: ${files.source}`, async () => {
    const restore = host.inject(fault, files);
    await window.goto(from);
    await markDocument(window);
    if (link !== undefined) await window.click('link', link);
    await expectHeading(window, `${remotes[name].title} did not load`);
    await expectText(window, 'main', says);
    restore();
    await window.click('button', 'Retry');
    await expectHeading(window, heading);
    expect(await isSameDocument(window)).toBe(true);
  });
}

test('every fault of a remote that a page opens: one Retry brings its screen, on the same page', async ({
  host,
  window,
}) => {
  host.allow(OWN_REPORT);
  forbidCaching(host);
  for (const row of kinds) await expectOneRetry(host, window, opened, row);
});

test('every fault of a remote that a link leads to: one Retry brings its screen, on the same page', async ({
  host,
  window,
}) => {
  host.allow(OWN_REPORT);
  forbidCaching(host);
  for (const row of ofAllFiles) await expectOneRetry(host, window, fromAnotherRemote, row);
});

test('every fault of a screen whose remote runs: one Retry brings it, on the same page', async ({
  host,
  window,
}) => {
  host.allow(OWN_REPORT);
  forbidCaching(host);
  for (const fault of ['refused', 'gone', 'page', 'cut off'] as const) {
    const row = { fault, files: ROOMS_SCREEN, says: NOT_AS_BUILT };
    await expectOneRetry(host, window, insideTheRemote, row);
  }
});

test('a fault of each other remote: one Retry brings its screen, on the same page', async ({
  host,
  window,
}) => {
  host.allow(OWN_REPORT);
  forbidCaching(host);
  const others: readonly (readonly [Visit, Omit<Row, 'files'>])[] = [
    [
      { name: 'marketing', from: '/terms', heading: 'Terms and Conditions' },
      { fault: 'refused', says: NO_ANSWER },
    ],
    [
      { name: 'auth', from: '/auth/get-started', heading: 'Get Started' },
      { fault: 'page', says: NOT_RELEASED },
    ],
    [
      { name: 'productions', from: '/rooms', link: 'Presentations', heading: /^Shows/u },
      { fault: 'gone', says: NO_ANSWER },
    ],
    [
      { name: 'live', from: '/room/hamlet', heading: 'Hamlet' },
      { fault: 'cut off', says: NOT_RELEASED },
    ],
    [
      { name: 'screens', from: '/room/hamlet/viewer', heading: /viewer$/u },
      { fault: 'refused', says: NO_ANSWER },
    ],
    [
      { name: 'cues', from: '/room/hamlet/cues', heading: /^Cue sheet/u },
      { fault: 'page', says: NOT_RELEASED },
    ],
  ];
  for (const [visit, row] of others) {
    const files = new RegExp(`/${visit.name}/.+\\.js`, 'u');
    await expectOneRetry(host, window, visit, { ...row, files });
  }
});

/** Makes the browser forget the visited screens, as one that has never opened them. */
const forgetVisited = (window: BrowserWindow): Promise<void> =>
  window.evaluate("await caches.delete('standby:visited');");

async function visit(window: BrowserWindow, { from, link, heading }: Visit): Promise<void> {
  await window.goto(from);
  if (link !== undefined) await window.click('link', link);
  await expectHeading(window, heading);
}

test('beside an active service worker: one Retry after every fault, later pages run what Retry fetched, and no broken file is cached', async ({
  host,
  window,
}) => {
  host.allow(OWN_REPORT);
  host.forbidCaching();
  await window.goto('/dashboard');
  await untilControlled(window);
  const screen = { fault: 'cut off', files: ROOMS_SCREEN, says: NOT_AS_BUILT } as const;
  for (const [place, row] of [
    ...kinds.map((kind) => [opened, kind] as const),
    [insideTheRemote, screen] as const,
  ]) {
    await forgetVisited(window);
    await expectOneRetry(host, window, place, row);
    await visit(window, place);
  }

  await test.step('a script that was cut off, and a later page in place of Retry', async () => {
    await forgetVisited(window);
    const restore = host.inject('cut off', /\/venue\/.+\.js/u);
    await visit(window, { ...fromAnotherRemote, heading: 'Venue did not load' });
    restore();
    await visit(window, fromAnotherRemote);
  });
});
