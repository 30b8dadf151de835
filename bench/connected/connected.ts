import type { Browser } from '@playwright/test';
import type { ServerProcess } from 'server/testing/connected-server';
import { deskRequests, signUp } from 'server/testing/desk-owner';
import { send } from 'server/testing/send-request';
import { exceededIn, figureTable } from '../figures.ts';
import { withServer } from '../measured-server.ts';
import { residentBytes } from '../process-usage.ts';
import { failAbove, machineLoad, publishTable } from '../report.ts';
import { type LoadFigures, type LoadOptions, runLoad } from '../request-load.ts';
import { type ConnectedFigures, figures } from './figures.ts';
import { changeTimes } from './window.ts';

/** Number of shows in the long list. */
const MANY = 5000;

/** Milliseconds after which a server counts as at rest. */
const REST_MS = 3000;

type Amount = Pick<LoadOptions, 'count' | 'connections'>;

const LISTS: Amount = { count: 2000, connections: 8 };
const CREATIONS: Amount = { count: 1000, connections: 8 };
/** Load of sign-ins; each hashes a password, which takes a tenth of a second of a processor. */
const SIGN_INS: Amount = { count: 60, connections: 2 };
const ALONE: Amount = { count: 300, connections: 1 };

const rest = (): Promise<void> => new Promise((done) => setTimeout(done, REST_MS));

function loadFigures<Name extends string>(
  name: Name,
  { perSecond, p50Ms, p99Ms }: LoadFigures,
): Record<`${Name}.${'perSecond' | 'p50' | 'p99'}`, number> {
  return {
    [`${name}.perSecond`]: perSecond,
    [`${name}.p50`]: p50Ms,
    [`${name}.p99`]: p99Ms,
  } as Record<`${Name}.${'perSecond' | 'p50' | 'p99'}`, number>;
}

async function measure(
  browser: Browser,
  { origin, pid = 0, readyMs }: ServerProcess,
  firstReadyMs: number,
): Promise<ConnectedFigures> {
  const load = (requestOf: LoadOptions['requestOf'], amount: Amount) =>
    runLoad({ origin, requestOf, ...amount });
  await rest();
  const atRest = residentBytes(pid);

  console.log('  list, create and sign in');
  const requests = deskRequests(await signUp(origin));
  const create = await load((number) => requests.create(`Hamlet ${number}`), CREATIONS);
  const list = await load(() => requests.list(), LISTS);
  const signIn = await load(() => requests.signIn(), SIGN_INS);

  console.log(`  a page of ${MANY} shows`);
  const long = await signUp(origin);
  const many = deskRequests(long);
  await send(origin, many.import(MANY));
  const pages = {
    first: await load(() => many.list(), ALONE),
    search: await load((number) => many.list(`?search=${number}&sort=name`), ALONE),
    last: await load(() => many.list(`?page=${Math.ceil(MANY / 12)}`), ALONE),
  };
  await rest();
  const afterLoad = residentBytes(pid);

  console.log('  a change in another window');
  return {
    'start.first': firstReadyMs,
    'start.later': readyMs,
    'memory.rest': atRest,
    'memory.load': afterLoad,
    ...loadFigures('create', create),
    ...loadFigures('list', list),
    ...loadFigures('signIn', signIn),
    ...loadFigures('page.first', pages.first),
    ...loadFigures('page.search', pages.search),
    ...loadFigures('page.last', pages.last),
    ...(await changeTimes(browser, origin, await signUp(origin), 'window')),
    ...(await changeTimes(browser, origin, long, 'windowMany')),
  };
}

/**
 * Measures the throughput, latency and memory of connected mode on its own Postgres. The process
 * fails if a figure exceeds its limit.
 */
export async function benchConnected(browser: Browser): Promise<void> {
  const load = machineLoad();
  const measured = await withServer((server, firstReadyMs) =>
    measure(browser, server, firstReadyMs),
  );
  await publishTable({
    browser,
    page: 'connected.md',
    table: figureTable(figures, measured),
    load,
  });
  failAbove(exceededIn(figures, measured));
}
