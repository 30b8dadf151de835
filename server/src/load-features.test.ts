import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RELEASED_PARTS_FILE, serverPartFile } from '@standby/hosting/server-part';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPostgresDatabase } from '../testing/databases.ts';
import { startServerProcess, type ServerProcess } from '../testing/connected-server.ts';

const AREA = '/organizations/:organizationId/tickets';

/** Address of valibot, in place of the copy that a built file contains. */
const VALIBOT = pathToFileURL(
  createRequire(import.meta.url)
    .resolve('valibot')
    .replace(/\.cjs$/u, '.mjs'),
).href;

/** Output of `pnpm build:server` in a repository: one file, without the code of the kit. */
const FEATURE = `
import { changeOrganization, defineRoutes, handleRoutes, inScope, ofOneOrganization, protectRows, sql } from '@standby/server-kit';
import * as v from '${VALIBOT}';

const routes = defineRoutes({
  'PUT ${AREA}/:seat': { summary: 'Sells a seat.', access: 'shows:write' },
  'GET ${AREA}': { summary: 'The sold seats.', access: 'shows:read', response: v.array(v.string()) },
});

export const feature = {
  name: 'tickets',
  routes: [routes],
  migrations: {
    'tickets-0001': {
      async up(db) {
        await sql\`create table tickets_seat (organization_id text not null, seat text not null)\`.execute(db);
        await protectRows(db, 'tickets_seat', ofOneOrganization);
      },
    },
  },
  collections: [],
  tables: ['tickets_seat'],
  samples: {},
  serve(app, { authGuard, services: { database } }) {
    handleRoutes(app, authGuard, routes, {
      'PUT ${AREA}/:seat': async ({ params: { organizationId, seat } }) => {
        await changeOrganization(database, { organizationId }, (transaction) =>
          transaction.insertInto('ticketsSeat').values({ organizationId, seat }).execute());
      },
      'GET ${AREA}': async ({ params }) => {
        const rows = await inScope(database.queries, params, (transaction) =>
          transaction.selectFrom('ticketsSeat').select('seat').execute());
        return rows.map(({ seat }) => seat);
      },
    });
  },
};
export const kit = '0.1.0';
`;

/** A folder outside of any workspace, installation or package. */
let folder: string;
let server: ServerProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(resolve(tmpdir(), 'standby-feature-'));
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** The same feature under another name. */
const SCENERY = FEATURE.replaceAll('tickets', 'scenery');

async function start(code: string, settings: Readonly<Record<string, string>>) {
  const file = resolve(folder, 'tickets.mjs');
  writeFileSync(file, code);
  const environment = { STANDBY_FEATURES: file, ...settings };
  server = await startServerProcess(environment, undefined, ['--api-only']);
  return server;
}

/** Creates the owner of a new organization. */
async function signUp({ origin }: ServerProcess, email: string) {
  const request = (method: string, path: string, cookie: string, body?: object) =>
    fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { origin, cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const names = { firstName: 'Mira', lastName: 'Okafor', password: 'Prompt-Desk-1' };
  const response = await request('POST', '/accounts', '', { ...names, email });
  const { organizationId = '' } = (await response.json()) as { organizationId?: string };
  const cookie = response.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const ask = (method: string, path = '', of = organizationId) =>
    request(method, `/organizations/${of}/tickets${path}`, cookie);
  return { organizationId, ask };
}

async function sellSeats(started: ServerProcess): Promise<void> {
  const mira = await signUp(started, 'mira@example.com');
  const other = await signUp(started, 'other@example.com');
  expect((await mira.ask('PUT', '/A12')).status).toBe(204);
  expect(await (await mira.ask('GET')).json()).toEqual(['A12']);
  // Members of other organizations do not see the row, even by a query without a condition.
  expect(await (await other.ask('GET')).json()).toEqual([]);
  expect((await other.ask('GET', '', mira.organizationId)).status).toBe(404);
  expect((await fetch(`${started.origin}/api/v1/organizations/x/tickets`)).status).toBe(401);
  const described = await (await fetch(`${started.origin}/api/v1/openapi.json`)).text();
  expect(described).toContain('The sold seats.');
}

describe('a feature from an empty folder', () => {
  it('is served, and its data requires it afterwards', async () => {
    const settings = { DATABASE_URL: await createPostgresDatabase() };
    await sellSeats(await start(FEATURE, settings));
    await server?.stop();
    await expect(start(FEATURE, { ...settings, STANDBY_FEATURES: '' })).rejects.toThrow(
      'feature "tickets", which this server does not load (migration "tickets-0001")',
    );
  });

  it('runs beside another with the same migration numbers, on the database of an earlier version', async () => {
    const settings = { DATABASE_URL: await createPostgresDatabase() };
    // Former names began with a number that was unique on a server.
    const former = FEATURE.replace("'tickets-0001'", "'4001-tickets'");
    await start(former, settings);
    await server?.stop();
    const scenery = resolve(folder, 'scenery.mjs');
    writeFileSync(scenery, SCENERY);
    const both = [resolve(folder, 'tickets.mjs'), scenery].join(',');
    const started = await start(former, { ...settings, STANDBY_FEATURES: both });
    await sellSeats(started);
    expect((await fetch(`${started.origin}/api/v1/organizations/x/scenery`)).status).toBe(401);
  });

  it('is loaded from the release log when the server starts', async () => {
    const log = resolve(folder, 'release');
    const part = serverPartFile('tickets', '1.0.0-abcdef01');
    mkdirSync(resolve(log, part, '..'), { recursive: true });
    writeFileSync(resolve(log, part), FEATURE);
    writeFileSync(resolve(log, RELEASED_PARTS_FILE), JSON.stringify({ tickets: part }));
    const settings = { DATABASE_URL: await createPostgresDatabase() };
    const released = { ...settings, STANDBY_FEATURES: 'released', STANDBY_RELEASES: log };
    await sellSeats(await start(FEATURE, released));
    await server?.stop();
    await expect(start(FEATURE, { ...settings, STANDBY_FEATURES: 'released' })).rejects.toThrow(
      'Name its folder in STANDBY_RELEASES.',
    );
  });

  it('is refused by name if its table has no row security, and leaves no data', async () => {
    const settings = { DATABASE_URL: await createPostgresDatabase() };
    const open = FEATURE.replace(/await protectRows\(.*\);/u, '');
    await expect(start(open, settings)).rejects.toThrow(
      'Feature "tickets", migration tickets-0001: table tickets_seat has no row security',
    );
    await expect(start(FEATURE, settings)).resolves.toBeDefined();
  });

  it.each([
    [
      'another version of the kit',
      "kit = '0.1.0'",
      "kit = '0.9.0'",
      'was built with @standby/server-kit 0.9.0',
    ],
    [
      'a route of another area',
      `GET ${AREA}'`,
      "GET /tickets'",
      'route GET /tickets: it is not below',
    ],
    ['no feature', 'export const feature', 'const feature', 'exports no feature'],
    [
      'code that throws',
      'const routes',
      'null.routes; const routes',
      'cannot be loaded: Cannot read',
    ],
    [
      'a route that it does not declare',
      'serve(app, {',
      "serve(app, options) { app.get('/api/v1/seats', async () => ''); this.other(app, options); }, other(app, {",
      'serves GET /api/v1/seats, which it does not declare',
    ],
  ])('is refused by name with %s', async (_, part, other, words) => {
    expect(FEATURE).toContain(part);
    const settings = { DATABASE_URL: await createPostgresDatabase() };
    await expect(start(FEATURE.replaceAll(part, other), settings)).rejects.toThrow(words);
  });
});
