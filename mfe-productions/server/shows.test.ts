import { collectionOpener } from 'server/testing/collections';
import { onDatabase } from 'server/testing/databases';
import { startTestServer, type TestServer } from 'server/testing/test-server';
import { describeItemContract } from '@standby/collections/testing/collection-contract';
import * as v from 'valibot';
import { afterAll, beforeAll } from 'vitest';
import { emptyEventForm, eventFormSchema } from '../src/domain/event-form';
import type { Show, ShowContent } from '../src/domain/show';
import { showCollection } from './contract';

const makeContent = (number: number): ShowContent =>
  v.parse(eventFormSchema, {
    ...emptyEventForm,
    title: `Macbeth ${number}`,
    venue: 'Old Mill',
    startDate: '2025-03-08',
    maxCastMembers: String(number),
  });

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  describeItemContract<Show, ShowContent>('the shows of the server', {
    makeItem: makeContent,
    open: collectionOpener(showCollection, () => server),
  });
});
