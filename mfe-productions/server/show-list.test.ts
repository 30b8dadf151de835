import { onDatabase } from 'server/testing/databases';
import { createOrganization } from 'server/testing/organizations';
import { startTestServer, type TestServer } from 'server/testing/test-server';
import { changeOrganization, collectionRepository } from '@standby/server-kit';
import { createClient } from '@standby/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleShows } from '../src/data/sample-shows';
import type { Show } from '../src/domain/show';
import { searchShows } from '../src/domain/show-card';
import { showSorts } from '../src/domain/show-sorts';
import type { showListRoutes } from './contract';
import { shows } from './shows';

const MANY = 5000;
const LIST = 'GET /organizations/:organizationId/shows';

onDatabase((database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(database());
  });
  afterAll(() => server.close());

  async function openShows(content: readonly Show[]) {
    const { owner, organizationId } = await createOrganization(server);
    await changeOrganization(database(), { organizationId }, async (transaction, revision) => {
      const rows = collectionRepository<Show>(transaction, 'show', organizationId);
      const writes = content.map((item) => {
        return { item, revision, accountId: null, columns: shows.columnsOf?.(item) ?? {} };
      });
      await rows.insert(writes.toReversed());
    });
    const call = createClient<typeof showListRoutes>('/api/v1', owner.fetch);
    const list = (query: Parameters<typeof call<typeof LIST>>[1]['query'] = {}) =>
      call(LIST, { params: { organizationId }, query });
    return Object.assign(list, { organizationId });
  }

  describe('the list of shows', () => {
    it('sorts and searches as the dashboard does', async () => {
      const list = await openShows(sampleShows);
      for (const { value, compare } of showSorts) {
        const { items } = await list({ sort: value, pageSize: '100' });
        expect(items.map(({ id }) => id)).toEqual(
          sampleShows.toSorted(compare).map(({ id }) => id),
        );
      }
      for (const search of ['ham', 'FROKEN julie', '100%', 'orchard rehearsal', 'oιδιπους']) {
        const { items, total, all } = await list({ search, sort: 'name' });
        const found = searchShows(sampleShows.toSorted(showSorts[1].compare), search);
        expect(items).toEqual(found);
        expect(total).toBe(found.length);
        expect(all).toBe(sampleShows.length);
      }
    });

    it('returns the last page if a later page is requested', async () => {
      const list = await openShows(sampleShows);
      const { items, page, pageCount, total } = await list({ page: '9', pageSize: '4' });
      expect([items.length, page, pageCount, total]).toEqual([1, 3, 3, 9]);
    });

    it(`finds and pages through ${MANY} shows, of which each answer has one page`, async () => {
      const list = await openShows(sampleShows.slice(0, 1));
      await database().asOwner((owner) =>
        sql`
          insert into show
          select organization_id, 'many-' || n, place + n, revision,
            jsonb_set(item, '{id}', to_jsonb('many-' || n)), null, null,
            search_text || n, name_key || n, created_at, last_used, status_order
          from show, generate_series(1, ${MANY}::int) n
          where organization_id = ${list.organizationId}`.execute(owner),
      );
      const pageOf = async (query: Parameters<typeof list>[0]) => {
        const { items, page, pageCount, total, all } = await list(query);
        return { items: items.length, page, pageCount, total, all };
      };
      const all = MANY + 1;
      expect(await pageOf({})).toEqual({ items: 12, page: 1, pageCount: 417, total: all, all });
      expect(await pageOf({ page: '417' })).toEqual({
        items: 9,
        page: 417,
        pageCount: 417,
        total: all,
        all,
      });
      expect(await pageOf({ search: '4999', sort: 'name' })).toMatchObject({
        items: 1,
        total: 1,
        all,
      });
    });
  });
});
