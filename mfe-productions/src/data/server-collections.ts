import { createClient } from '@standby/api-client';
import { createServerCollection, openConnection } from '@standby/collections/server';
import type { showListRoutes } from '../../server/contract';
import { showNoun, type Show, type ShowContent } from '../domain/show';
import type { ShowSort } from '../domain/show-sorts';
import type { Shows } from './shows';

/** Maximum length of a search that the route accepts, in characters. */
const SEARCH_MAX = 200;

/** Creates the collection of the organization's shows. */
export function createServerShows(connection = openConnection()): Shows {
  const call = createClient<typeof showListRoutes>(connection.base, connection.send);
  const organizationId = connection.member?.organizationId ?? '';
  return createServerCollection<Show, ShowContent>({
    name: 'shows',
    noun: showNoun,
    write: 'shows:write',
    connection,
    readPage: ({ search, sort, page, pageSize }, signal) =>
      call('GET /organizations/:organizationId/shows', {
        params: { organizationId },
        query: {
          search: search.slice(0, SEARCH_MAX),
          // The menu offers exactly the sorts that the route accepts.
          sort: sort as ShowSort,
          page: String(page),
          pageSize: String(pageSize),
        },
        signal,
      }),
  });
}
