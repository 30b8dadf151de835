import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { startServerProcess } from '../testing/connected-server.ts';
import { deskRequests, signUp } from './desk.ts';
import type { Figures } from './figures.ts';
import { runLoad, send, type LoadFigures } from './load.ts';
import { familyBytes, residentBytes } from './memory.ts';
import { changeTimes } from './window.ts';

/** Number of shows in the long list. */
export const MANY = 5000;

/** Milliseconds after which a server counts as at rest. */
const REST_MS = 3000;

export const LISTS = { count: 2000, connections: 8 };
export const CREATIONS = { count: 1000, connections: 8 };
/** Load of sign-ins; each hashes a password, which takes a tenth of a second of a processor. */
const SIGN_INS = { count: 60, connections: 2 };
const ALONE = { count: 300, connections: 1 };

const rest = (): Promise<void> => new Promise((done) => setTimeout(done, REST_MS));

export function loadFigures<Name extends string>(
  name: Name,
  { perSecond, p50Ms, p99Ms }: LoadFigures,
): Record<`${Name}.${'perSecond' | 'p50' | 'p99'}`, number> {
  return {
    [`${name}.perSecond`]: perSecond,
    [`${name}.p50`]: p50Ms,
    [`${name}.p99`]: p99Ms,
  } as Record<`${Name}.${'perSecond' | 'p50' | 'p99'}`, number>;
}

/** Returns the id of the first process of the server's own Postgres. */
const postmasterIn = (folder: string): number =>
  Number.parseInt(readFileSync(resolve(folder, 'postgres/postmaster.pid'), 'utf8'), 10);

/** Measures the real server in its own process, with its own Postgres. */
export async function measureServer(browser: Browser): Promise<Figures> {
  const folder = mkdtempSync(resolve(tmpdir(), 'standby-bench-'));
  const settings = {
    STANDBY_DATA: folder,
    TRUST_PROXY: 'loopback',
  };
  try {
    const first = await startServerProcess(settings);
    await first.stop();
    const server = await startServerProcess(settings);
    const { origin, pid = 0 } = server;
    const memory = (): number => residentBytes(pid);
    const ofDatabase = (): number | undefined => familyBytes(postmasterIn(folder));
    try {
      await rest();
      const atRest = { 'memory.rest': memory(), 'memory.database': ofDatabase() };

      console.log('  list, create and sign in');
      const owner = await signUp(origin);
      const requests = deskRequests(owner);
      const load = (
        requestOf: Parameters<typeof runLoad>[0]['requestOf'],
        amount: { readonly count: number; readonly connections: number },
      ) => runLoad({ origin, requestOf, ...amount });
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
      const afterLoad = memory();

      console.log('  a change in another window');
      const small = await signUp(origin);
      return {
        ...atRest,
        'start.first': first.readyMs,
        'start.later': server.readyMs,
        'memory.load': afterLoad,
        ...loadFigures('create', create),
        ...loadFigures('list', list),
        ...loadFigures('signIn', signIn),
        ...loadFigures('page.first', pages.first),
        ...loadFigures('page.search', pages.search),
        ...loadFigures('page.last', pages.last),
        ...(await changeTimes(browser, origin, small, 'window')),
        ...(await changeTimes(browser, origin, long, 'windowMany')),
      };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
