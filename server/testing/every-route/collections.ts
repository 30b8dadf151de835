import { expect } from 'vitest';
import { sampleCollections } from '../collections.ts';
import { createOrganization } from '../organizations.ts';
import type { TestServer } from '../test-server.ts';

export async function callCollectionRoutes(server: TestServer): Promise<void> {
  const { owner, organizationId } = await createOrganization(server);
  for (const { name, content } of sampleCollections) {
    const url = `/api/v1/organizations/${organizationId}/${name}`;
    await owner.inject({ method: 'POST', url, payload: { id: 'mine', content } });
    await owner.inject({ method: 'PATCH', url: `${url}/mine`, payload: { change: {} } });
    await owner.inject({ method: 'DELETE', url: `${url}/mine` });
    await owner.inject({ method: 'POST', url: `${url}/mine/restore`, payload: {} });
    const { body } = await owner.inject({ url: `${url}/changes` });
    const { changed } = JSON.parse(body) as { changed: { item: object }[] };
    expect(changed.map(({ item }) => item)).toContainEqual(
      expect.objectContaining({ ...content, id: 'mine' }),
    );
  }
  const params = { organizationId };
  await owner.inject({ url: `/api/v1/organizations/${organizationId}/shows` });
  const people = `/api/v1/organizations/${organizationId}/people/import`;
  await owner.inject({ method: 'POST', url: people, payload: { people: [] } });
  for (const name of ['people', 'schedule']) {
    const url = `/api/v1/organizations/${organizationId}/${name}`;
    await owner.inject({ method: 'POST', url: `${url}/many`, payload: { entries: [] } });
    await owner.inject({ method: 'POST', url: `${url}/remove-many`, payload: { ids: [] } });
  }
  const file = await owner.call('GET /organizations/:organizationId/export', { params });
  await owner.call('POST /organizations/:organizationId/import', { params, body: file });
}
