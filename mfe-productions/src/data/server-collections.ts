import { createClient } from '@standby/api-client';
import { createServerCollection, openConnection } from '@standby/collections/server';
import type { showListRoutes } from '../../server/contract';
import { showNoun, type Show, type ShowContent } from '../domain/show';
import type { ShowSort } from '../domain/show-sorts';
import type { Shows } from './shows';

/** Longest search that the route takes, in characters. */
const SEARCH_MAX = 200;

/** The organization's shows. */
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
          // As in the menu, which offers what the route takes.
          sort: sort as ShowSort,
          page: String(page),
          pageSize: String(pageSize),
        },
        signal,
      }),
  });
}
