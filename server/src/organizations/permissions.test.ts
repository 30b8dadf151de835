import { makeJpeg } from '../../../mfe-productions/server/testing/jpeg.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPermitted, roles, type Permission } from '@standby/contracts';
import { onDatabase } from '../../testing/databases.ts';
import { sampleCollections } from '../../testing/collections.ts';
import { createCompany, type Company } from '../../testing/organizations.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { routeTables } from '../app.ts';
import type { Method, RouteContract } from '@standby/api-client/route-contract';

const routes = routeTables.flatMap((table) => Object.entries(table) as [string, RouteContract][]);

/** A code that no device has. */
const CODE = 'ABCDEFGH';
const DEVICE = {
  name: 'Wings',
  type: 'tablet',
  room: 'Main Stage',
  description: '',
  setupMethod: 'qr',
};

/** Bodies that pass the schemas without an effect, so that only the permission decides. */
const bodies: Readonly<Record<string, object>> = {
  'PATCH /organizations/:organizationId': { name: 'Globe' },
  'POST /organizations/:organizationId/owner': { accountId: 'nobody' },
  'PATCH /organizations/:organizationId/members/:accountId': { role: 'admin' },
  'POST /organizations/:organizationId/invitations': { role: 'light-board-operator' },
  'POST /organizations/:organizationId/people/import': { people: [] },
  'POST /organizations/:organizationId/people/many': { entries: [] },
  'POST /organizations/:organizationId/people/remove-many': { ids: [] },
  'POST /organizations/:organizationId/calls/send': {
    id: 'nobody',
    showId: 'nobody',
    date: '2026-05-17',
  },
  'POST /organizations/:organizationId/schedule-links/:showId/:personId': { kind: 'page' },
  'POST /organizations/:organizationId/schedule/many': { entries: [] },
  'POST /organizations/:organizationId/schedule/remove-many': { ids: [] },
  'POST /organizations/:organizationId/sign-in/:showId/keys': {},
  'POST /organizations/:organizationId/own-notes/:showId': { key: 'nobody', state: 'done' },
  'POST /organizations/:organizationId/reports/:itemId/pictures': {
    id: 'nobody',
    data: makeJpeg().toString('base64'),
  },
  'POST /organizations/:organizationId/reports/:itemId/send': { to: ['producer@example.com'] },
  'POST /organizations/:organizationId/live/:showId/links': { kind: 'viewer' },
  'POST /organizations/:organizationId/pairings': { deviceId: 'nobody', device: DEVICE },
  'POST /organizations/:organizationId/pairings/find': { code: CODE },
  'POST /organizations/:organizationId/pairings/cancel': { code: CODE },
  'POST /organizations/:organizationId/pairings/accept': {
    code: CODE,
    deviceId: 'nobody',
    device: DEVICE,
  },
  'POST /organizations/:organizationId/pairings/print': { deviceIds: ['nobody'], hours: 24 },
  'POST /organizations/:organizationId/pairings/end': { deviceIds: ['nobody'] },
  'POST /organizations/:organizationId/devices/control': { deviceIds: ['nobody'] },
  'POST /organizations/:organizationId/import': {
    format: 'standby-organization',
    version: 1,
    exportedAt: '',
    name: '',
    collections: {},
  },
  ...Object.fromEntries(
    sampleCollections.flatMap(({ name, content }) => [
      [`POST /organizations/:organizationId/${name}`, { id: 'nobody', content }],
      [`PATCH /organizations/:organizationId/${name}/:itemId`, { change: {} }],
    ]),
  ),
};

/** Queries of the routes that need one. */
const queries: Readonly<Record<string, string>> = {
  'GET /organizations/:organizationId/schedule-elsewhere/:showId': '?from=2026-05-17&to=2026-05-18',
};

/** Routes of other tests: streams never end (change-stream.test.ts), and every member may leave. */
const ELSEWHERE = new Set([
  'GET /organizations/:organizationId/changes',
  'DELETE /organizations/:organizationId/membership',
]);

const splitKey = (key: string) => key.split(' ') as [Method, string];

const ofMembers = routes.filter(([key, { access }]) => access.includes(':') && !ELSEWHERE.has(key));

onDatabase((database) => {
  let server: TestServer;
  let company: Company;

  beforeAll(async () => {
    server = await startTestServer(database());
    company = await createCompany(server);
  });
  afterAll(() => server.close());

  async function statusFor(key: string, role: (typeof roles)[number]): Promise<number> {
    const [method, path] = splitKey(key);
    const url = path
      .replace(':organizationId', company.organizationId)
      .replaceAll(/:\w+/gu, 'nobody');
    const response = await company.members[role].inject({
      method,
      url: `/api/v1${url}${queries[key] ?? ''}`,
      ...(bodies[key] ? { payload: bodies[key] } : {}),
    });
    return response.statusCode;
  }

  // This test checks the roles on both sides of the line; `permissions.test.ts` of the contracts has the whole table.
  it.each(ofMembers)('%s requires its permission', async (key, { access }) => {
    const permission = access as Permission;
    const permitted = roles.findLast((role) => isPermitted(role, permission)) ?? 'owner';
    expect([200, 201, 204, 404]).toContain(await statusFor(key, permitted));
    const refused = roles.find((role) => !isPermitted(role, permission));
    if (refused) expect(await statusFor(key, refused)).toBe(403);
  });

  it.each(routes.filter(([, { access }]) => access !== 'everybody'))(
    '%s is refused without a session',
    async (key) => {
      const [method = '', path = ''] = key.split(' ');
      const response = await server.app.inject({
        method: method as 'GET',
        url: `/api/v1${path.replaceAll(/:\w+/gu, 'x')}`,
        headers: { host: 'localhost:4170', origin: 'http://localhost:4170' },
        ...(method === 'GET' || method === 'DELETE' ? {} : { payload: {} }),
      });
      expect(response.statusCode).toBe(401);
    },
  );
});
