import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { ownerOf, packageOf, placeOf, type RemoteName } from '../composition/places';
import type { RemoteInfos } from '../remotes/remote-info';
import type { ErrorReport } from './error-report';

/** Attributes of a report, with the names of OpenTelemetry's semantic conventions. */
export type Attributes = Readonly<Record<string, string>>;

const STACK_LENGTH = 4_000;
const MESSAGE_LENGTH = 500;

/**
 * Returns the release of a remote, from the folder of its entry on the page's own host; undefined
 * for other entries.
 */
function releaseOf(name: RemoteName, infos: RemoteInfos): string | undefined {
  const entry = infos[name]?.entry;
  if (entry === undefined) return undefined;
  const { origin, pathname } = new URL(entry);
  if (origin !== window.location.origin) return undefined;
  // A retry uses another spelling of the folder.
  return /^\/remotes\/[^/]+\/([^/]+)\/[^/]+$/u.exec(decodeURIComponent(pathname))?.[1];
}

/** Returns the path prefix of the page's remote. The rest of an address may name a show. */
function routeOf(pathname: string): string {
  const owner = ownerOf(pathname);
  const { paths = [] } = (owner !== undefined && placeOf(owner)) || {};
  return paths.find((path) => pathname.startsWith(path)) ?? '/';
}

/** Removes the parts that a person may have written: texts in quotes, numbers, mail addresses. */
const withoutData = (text: string): string =>
  text.replaceAll(/"[^"]*"|'[^']*'|“[^”]*”|\S+@\S+|\d{3,}/gu, '…');

function describeException(error: unknown): Attributes {
  if (!(error instanceof Error)) return { 'exception.type': typeof error };
  const { name, stack = '' } = error;
  return {
    'exception.type': name.slice(0, 100),
    // oxlint-disable-next-line standby/no-raw-message -- for the team of the remote
    'exception.message': withoutData(error.message).slice(0, MESSAGE_LENGTH),
    // The stack keeps files and lines; its first line repeats the message.
    'exception.stacktrace': stack
      .split('\n')
      .filter((line) => /:\d+:\d+\)?$/u.test(line))
      .map((line) => line.replace(/\?[^:]*/u, ''))
      .join('\n')
      .slice(0, STACK_LENGTH),
  };
}

export interface Reporter {
  /** Reports each remote that was loaded since the last call. */
  readonly reportLoads: (infos: RemoteInfos) => void;
  /** Reports an error, but only the first one of each remote. */
  readonly reportError: (report: ErrorReport, infos: RemoteInfos) => void;
  /** Reports how the page felt; only its first report counts. */
  readonly reportVitals: (vitals: PageVitals, infos: RemoteInfos) => void;
}

/** Measurements of one page until a person left it. */
interface PageVitals {
  /** Path that the page was opened at. */
  readonly pathname: string;
  /** Ratings of Core Web Vitals, as far as the browser measures them. */
  readonly ratings: Readonly<Partial<Record<Metric['name'], Metric['rating']>>>;
  /** Number of tasks that kept the main thread busy for more than 50 ms. */
  readonly longTasks: number;
}

/**
 * Creates a reporter for the page's server. It reports for each release of a remote that it was
 * loaded, and its first error; for the remote that the page was opened with, also how the page
 * felt. A page reports neither who a person is nor what they wrote.
 */
export function createReporter(send: (attributes: Attributes) => void): Reporter {
  const loaded = new Set<RemoteName>();
  const failed = new Set<RemoteName>();
  let isMeasured = false;

  function attributesOf(name: RemoteName, infos: RemoteInfos): Attributes | undefined {
    const release = releaseOf(name, infos);
    if (release === undefined) return undefined;
    const version = infos[name]?.version;
    return {
      'service.name': packageOf(name),
      ...(version === undefined ? {} : { 'service.version': version }),
      'standby.remote': name,
      'standby.release': release,
      'url.template': routeOf(window.location.pathname),
    };
  }

  function reportLoads(infos: RemoteInfos): void {
    for (const name of Object.keys(infos)) {
      const attributes = loaded.has(name) ? undefined : attributesOf(name, infos);
      if (!attributes) continue;
      loaded.add(name);
      const isPreloaded = infos[name]?.isPreloaded === true;
      send({
        'event.name': 'standby.remote.load',
        ...attributes,
        'standby.preloaded': String(isPreloaded),
      });
    }
  }

  return {
    reportLoads,
    reportError({ remote, shared, error }, infos) {
      reportLoads(infos);
      if (remote === undefined || failed.has(remote)) return;
      const attributes = attributesOf(remote, infos);
      if (!attributes) return;
      failed.add(remote);
      const libraries = Object.entries(shared).map(([library, found]) => `${library}@${found}`);
      send({
        'event.name': 'exception',
        ...attributes,
        'standby.shared': libraries.join(' ').slice(0, MESSAGE_LENGTH),
        ...describeException(error),
      });
    },
    reportVitals({ pathname, ratings, longTasks }, infos) {
      reportLoads(infos);
      const owner = ownerOf(pathname);
      const attributes = owner === undefined ? undefined : attributesOf(owner, infos);
      if (!attributes || isMeasured) return;
      isMeasured = true;
      const vitals = Object.entries(ratings).map(([name, rating]) => [
        `web_vital.${name.toLowerCase()}`,
        rating,
      ]);
      send({
        'event.name': 'standby.page.vitals',
        ...attributes,
        ...Object.fromEntries(vitals),
        'standby.long_tasks': String(longTasks),
      });
    },
  };
}

/** Counts the long tasks of the page so far and from now on, in browsers that observe them. */
function countLongTasks(): () => number {
  let longTasks = 0;
  if (PerformanceObserver.supportedEntryTypes.includes('longtask')) {
    const observer = new PerformanceObserver((list) => {
      longTasks += list.getEntries().length;
    });
    observer.observe({ type: 'longtask', buffered: true });
  }
  return () => longTasks;
}

/**
 * Measures the page, and calls back when a person first leaves it. The measurements of `web-vitals` are final by then.
 * @param pathname path that the page was opened at
 */
function measurePage(pathname: string, handle: (vitals: PageVitals) => void): void {
  const ratings: Partial<Record<Metric['name'], Metric['rating']>> = {};
  const note = ({ name, rating }: Metric): void => {
    ratings[name] = rating;
  };
  onLCP(note);
  onCLS(note);
  onINP(note);
  const longTasks = countLongTasks();
  document.addEventListener('visibilitychange', function leave() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', leave);
    handle({ pathname, ratings: { ...ratings }, longTasks: longTasks() });
  });
}

/**
 * Creates a reporter that sends to an address of the page's own host, also while a person leaves the
 * page. It measures the page from now on.
 * @param pathname path that the page was opened at
 */
export function startReporter(
  address: string,
  pathname: string,
  remoteInfo: () => RemoteInfos,
): Reporter {
  const reporter = createReporter((attributes) => {
    const body = new Blob([JSON.stringify(attributes)], { type: 'application/json' });
    navigator.sendBeacon(address, body);
  });
  measurePage(pathname, (vitals) => reporter.reportVitals(vitals, remoteInfo()));
  return reporter;
}
