import type { Page, Route } from '@playwright/test';
import { integrityOf } from '@standby/hosting/integrity';
import { originalAddress, type RemoteName } from '@standby/federation-config';

/** One way in which a remote can fail. */
export interface Fault {
  readonly kind: string;
  /** Causes the fault before the page is opened. Returns a function that restores the remote. */
  readonly inject: (page: Page, name: RemoteName) => Promise<() => Promise<void>>;
  readonly heading: 'did not load' | 'did not start' | 'stopped working';
  /** Message that the person reads. */
  readonly says: string;
  /** Milliseconds until the message shows. */
  readonly afterMillis?: number;
  /** Heading after the restore, for a remote that the test wrote. */
  readonly restoredHeading?: string;
}

/** Console messages that the faults cause. */
export const FAULT_NOISE =
  /Failed to load resource|Failed to find a valid digest|SRI's integrity checks|while trying to verify integrity|Failed to load module script|^error: \[mfe-\w+[@\]]/u;

const JAVASCRIPT = 'text/javascript';

const notFound = (route: Route): Promise<void> =>
  route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });

/** Matches addresses of the first attempt and of every retry. */
export const inAnySpelling =
  (pattern: RegExp) =>
  ({ href }: URL): boolean =>
    pattern.test(originalAddress(href));

/** Answers requests in place of the server. After the restore, open requests stay open. */
export async function answerUntilRestored(
  page: Page,
  url: string | RegExp | ((url: URL) => boolean),
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  let isRestored = false;
  await page.route(url, (route) => (isRestored ? route.fallback() : answer(route)));
  return () => {
    isRestored = true;
    return Promise.resolve();
  };
}

export type Listed = Record<string, unknown>;

const isPage = ({ pathname }: URL): boolean => !pathname.includes('.');

/** Serves the page as if nothing were known of the remotes, so that it preloads none of them. */
async function withoutPreloads(route: Route): Promise<void> {
  const response = await route.fetch();
  const html = await response.text();
  await route.fulfill({ response, body: html.replaceAll(/<link[^>]+\/remotes\/[^>]+>/gu, '') });
}

/**
 * Has the registry say something else of one remote, until the returned function is called. Pages are
 * made of the registry, so they change with it.
 */
export async function list(
  page: Page,
  name: RemoteName,
  change: (listed: Listed) => Listed,
): Promise<() => Promise<void>> {
  const answer = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const registry: { remotes: Record<string, Listed> } = await response.json();
    registry.remotes[name] = change(registry.remotes[name] ?? {});
    await route.fulfill({ json: registry });
  };
  const restores = [
    await answerUntilRestored(page, '**/remotes.json', answer),
    await answerUntilRestored(page, isPage, withoutPreloads),
  ];
  return async () => void (await Promise.all(restores.map((restore) => restore())));
}

/**
 * Removes the hash of an entry. An entry with other content than was released has to be listed
 * without it.
 */
export const withoutIntegrity = (listed: Listed): Listed => ({ ...listed, integrity: undefined });

/** Answers the request for the remote's entry. */
function entryAnswers(
  answer: (route: Route) => Promise<void>,
  change = withoutIntegrity,
): Fault['inject'] {
  return async (page, name) => {
    const entry = inAnySpelling(new RegExp(`/remotes/${name}/remoteEntry\\.js`, 'u'));
    const restores = [
      await list(page, name, change),
      await answerUntilRestored(page, entry, answer),
    ];
    return async () => void (await Promise.all(restores.map((restore) => restore())));
  };
}

/** Serves an entry that was released with this content: its hash is right. */
function isReleasedAs(body: string): Fault['inject'] {
  const integrity = integrityOf(Buffer.from(body));
  return entryAnswers(
    (route) => route.fulfill({ contentType: JAVASCRIPT, body }),
    (listed) => ({ ...listed, integrity, imports: {} }),
  );
}

/** Place where the screen of a {@link crashingRemote} throws. */
type Crash = 'render' | 'effect' | 'nowhere';

/** A container whose only screen throws where the window says. */
const crashingRemote = (crash: Crash): string => `
  let react;
  window.throwsIn = '${crash}';
  const fallOver = (place) => { if (window.throwsIn === place) throw new Error('the set fell over'); };
  const Screen = () => {
    fallOver('render');
    react.useEffect(() => fallOver('effect'));
    return react.createElement('h1', undefined, 'The show goes on');
  };
  export const init = async (scope) => { react = (await Object.values(scope.react)[0].get())(); };
  export const get = async () => () => ({
    default: [{ path: '*', element: react.createElement(Screen) }],
  });
`;

const throwIn = (page: Page, crash: Crash): Promise<void> =>
  page.evaluate((throwsIn) => void Object.assign(window, { throwsIn }), crash);

function screenCrashes(crash: Crash): Pick<Fault, 'inject' | 'restoredHeading'> {
  const body = crashingRemote(crash);
  return {
    async inject(page, name) {
      await entryAnswers((route) => route.fulfill({ contentType: JAVASCRIPT, body }))(page, name);
      // The loaded screen of a remote changes in place.
      await throwIn(page, crash);
      return () => throwIn(page, 'nowhere');
    },
    restoredHeading: 'The show goes on',
  };
}

/** Removes the remote's screens from the host, and nothing else. */
const losesScreens: Fault['inject'] = (page, name) =>
  answerUntilRestored(
    page,
    // Only the files of screens have names that begin with a capital.
    inAnySpelling(new RegExp(`/remotes/${name}/assets/[A-Z]\\w+-[\\w-]+\\.js`, 'u')),
    notFound,
  );

/** Holds back a file that the entry needs, until it is restored. */
const losesPart =
  (part: string): Fault['inject'] =>
  (page, name) =>
    answerUntilRestored(
      page,
      inAnySpelling(new RegExp(`/remotes/${name}/assets/${part}-[\\w-]+\\.js`, 'u')),
      (route) => route.abort('connectionreset'),
    );

export const faults: readonly Fault[] = [
  {
    kind: 'has lost its routes on the way',
    inject: losesPart('routes'),
    heading: 'did not load',
    says: 'A part of it, which this screen needs, did not arrive as it was built.',
  },
  {
    kind: 'refuses connections',
    inject: entryAnswers((route) => route.abort('connectionrefused')),
    heading: 'did not load',
    says: 'Its server does not answer.',
  },
  {
    kind: 'answers with a page instead of JavaScript',
    inject: entryAnswers((route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
    ),
    heading: 'did not load',
    says: 'The file from its server cannot be run.',
  },
  {
    kind: 'has a syntax error',
    inject: entryAnswers((route) =>
      route.fulfill({ contentType: JAVASCRIPT, body: 'export const = 1;' }),
    ),
    heading: 'did not load',
    says: 'The file from its server cannot be run.',
  },
  {
    kind: 'throws when it starts',
    inject: isReleasedAs("throw new Error('the set fell over');"),
    heading: 'did not start',
    says: 'All of it arrived, but it failed while it was starting.',
  },
  {
    kind: 'is 10 seconds late',
    // The request never ends.
    inject: entryAnswers(() => Promise.resolve()),
    heading: 'did not load',
    says: 'It did not arrive within 10 seconds.',
    afterMillis: 10_000,
  },
  {
    kind: 'was built against another shell contract',
    inject: (page, name) => list(page, name, (listed) => ({ ...listed, shellContract: '3.0.0' })),
    heading: 'did not load',
    says: 'It was made for another version of Standby, so it was not started.',
  },
  {
    kind: 'has lost its screens',
    inject: losesScreens,
    heading: 'did not load',
    says: 'A part of it, which this screen needs, did not arrive as it was built.',
  },
  {
    kind: 'throws while it renders',
    ...screenCrashes('render'),
    heading: 'stopped working',
    says: 'Something in it failed while it was on the screen.',
  },
  {
    kind: 'throws in an effect',
    ...screenCrashes('effect'),
    heading: 'stopped working',
    says: 'Something in it failed while it was on the screen.',
  },
];
