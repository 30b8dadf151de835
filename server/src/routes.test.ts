import { afterAll, beforeAll, expect, it } from 'vitest';
import { onDatabase } from '../testing/databases.ts';
import { callAccountRoutes, callOrganizationRoutes } from '../testing/every-route/accounts.ts';
import { callCallRoutes } from '../testing/every-route/calls.ts';
import { callCollectionRoutes } from '../testing/every-route/collections.ts';
import { callEveningRoutes } from '../testing/every-route/evening.ts';
import { callPairingRoutes } from '../testing/every-route/pairings.ts';
import { readMetrics, startTestServer, type TestServer } from '../testing/test-server.ts';
import { routeTables } from './app.ts';

/** Streams, which never end; change-stream.test.ts and device-control.test.ts test them. */
const ELSEWHERE = new Set([
  'GET /organizations/:organizationId/changes',
  'GET /devices/self/stream',
]);

const routes = routeTables.flatMap(Object.keys).filter((key) => !ELSEWHERE.has(key));

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  it('every route does its work', async () => {
    await callPairingRoutes(server);
    await callCallRoutes(server);
    await callAccountRoutes(server);
    await callOrganizationRoutes(server);
    await callCollectionRoutes(server);
    await callEveningRoutes(server);

    const body = await readMetrics(server);
    const succeeded = [
      ...body.matchAll(/seconds_count\{method="(\w+)",route="\/api\/v1([^"]+)",status="2\d\d"\}/gu),
    ].map(([, method, route]) => `${method} ${route}`);
    expect(succeeded).toEqual(expect.arrayContaining(routes));
  });
});
