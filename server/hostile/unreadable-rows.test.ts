import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleCollections } from '../testing/collections.ts';
import { onDatabase } from '../testing/databases.ts';
import { createOrganization } from '../testing/organizations.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { collections } from '../src/features.ts';

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  it.each(sampleCollections)(
    'the list of $name omits an unreadable row and keeps the others',
    async ({ name, content }) => {
      const { owner, organizationId } = await createOrganization(server);
      const url = `/api/v1/organizations/${organizationId}/${name}`;
      for (const id of ['good', 'bad']) {
        const payload = { id, content };
        const { statusCode } = await owner.inject({ method: 'POST', url, payload });
        expect(statusCode).toBe(201);
      }
      const table = collections.find(({ contract }) => contract.name === name)?.table ?? '';
      await database().asOwner((transaction) =>
        sql`update ${sql.table(table)} set item = '{"id":"bad"}'
          where organization_id = ${organizationId} and id = 'bad'`.execute(transaction),
      );
      const answer = await owner.inject({ url: `${url}/changes` });
      expect(answer.statusCode).toBe(200);
      const { changed, leftOut } = answer.json<{
        changed: { item: { id: string } }[];
        leftOut: number;
      }>();
      expect(changed.map(({ item }) => item.id)).toContain('good');
      expect(leftOut).toBe(1);
      expect(server.log).toContainEqual(
        expect.objectContaining({ row: expect.objectContaining({ list: 'changed', id: 'bad' }) }),
      );
    },
  );
});
