import { collectionOpener } from 'server/testing/collections';
import { onOneDatabase } from 'server/testing/databases';
import { startTestServer, type TestServer } from 'server/testing/test-server';
import { describeCollectionContract } from 'shared-collections/testing/collection-contract';
import { afterAll, beforeAll } from 'vitest';
import { CONNECTED_TEAM_LIMIT } from '../src/domain/plan';
import type { TeamMember, TeamMemberContent } from '../src/domain/team';
import { teamCollection } from './contract';

onOneDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  describeCollectionContract<TeamMember, TeamMemberContent>('the team of the server', {
    limit: CONNECTED_TEAM_LIMIT,
    makeItem: (number) => ({ name: `Avery ${number}`, role: 'Stage Manager' }),
    open: collectionOpener(teamCollection, () => server),
  });
});
