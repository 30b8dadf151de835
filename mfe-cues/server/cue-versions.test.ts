import { collectionOpener } from 'server/testing/collections';
import { onDatabase } from 'server/testing/databases';
import { createCompany } from 'server/testing/organizations';
import { startTestServer, type TestServer } from 'server/testing/test-server';
import { createClient } from '@standby/api-client';
import { isPermitted, roles } from '@standby/contracts';
import { describeItemContract } from '@standby/collections/testing/collection-contract';
import type { CueVersion, CueVersionContent } from '@standby/live-room/domain/cues/cue-version';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inflateSheet } from '../src/data/deflated-sheet';
import { cueVersionCollection, type cueVersionRoutes } from './contract';
import { sampleVersions } from './cue-versions';

const CHANGES = 'GET /organizations/:organizationId/cue-versions/changes';
const CREATE = 'POST /organizations/:organizationId/cue-versions';
const UPDATE = 'PATCH /organizations/:organizationId/cue-versions/:itemId';

const contentOf = (name: string, showId = 'hamlet'): CueVersionContent => ({
  showId,
  name,
  by: 'Ana',
  cueCount: 0,
  sheet: 'AAAA',
});

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  describeItemContract<CueVersion, CueVersionContent>('the versions of the server', {
    makeItem: (number) => contentOf(`Day ${number}`),
    open: collectionOpener(cueVersionCollection, () => server),
  });

  it('are read by all members and made by members who control live rooms; only the name changes', async () => {
    const { members, organizationId } = await createCompany(server);
    const params = { organizationId };
    for (const role of roles) {
      const call = createClient<typeof cueVersionRoutes>('/api/v1', members[role].fetch);
      const making = call(CREATE, { params, body: { id: role, content: contentOf(role) } });
      if (isPermitted(role, 'live:control')) {
        await expect(making).resolves.toMatchObject({ item: { name: role } });
        const change = { name: 'Dress', sheet: 'BBBB', showId: 'macbeth' };
        const { item } = await call(UPDATE, {
          params: { ...params, itemId: role },
          body: { change },
        });
        expect(item).toMatchObject({ name: 'Dress', sheet: 'AAAA', showId: 'hamlet' });
      } else await expect(making).rejects.toMatchObject({ status: 403 });
      const { changed } = await call(CHANGES, { params, query: { part: 'hamlet' } });
      expect(changed.length).toBeGreaterThan(0);
      expect((await call(CHANGES, { params, query: { part: 'macbeth' } })).changed).toEqual([]);
    }
  });
});

it('a sample is a readable sheet', async () => {
  const [sample] = sampleVersions();
  const { cues } = await inflateSheet(sample?.sheet ?? '');
  expect(cues).toHaveLength(sample?.cueCount ?? 0);
});
