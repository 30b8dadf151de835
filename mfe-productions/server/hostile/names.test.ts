import { onDatabase } from 'server/testing/databases';
import { createOrganization } from 'server/testing/organizations';
import { startTestServer, type TestServer } from 'server/testing/test-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePersonContent } from '../../src/testing/make-person';
import { clientOf } from '../testing/stage-door';

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  it('a name does not change the direction of the words around it', async () => {
    const { owner, organizationId } = await createOrganization(server);
    const content = makePersonContent('Mira \u202Eroniw\u202C');
    const { item } = await clientOf(owner)('POST /organizations/:organizationId/people', {
      params: { organizationId },
      body: { id: 'mira', content },
    });
    expect(item.name).toBe('Mira roniw');
    const { name } = await owner.call('POST /organizations', { body: { name: '\u2067Globe' } });
    expect(name).toBe('Globe');
  });
});
