import { createClient } from '@standby/api-client';
import { openConnection, type ReadServerPage } from '@standby/collections/server';
import type { showListRoutes } from '../../server/contract';
import type { Show } from '../domain/show';
import type { ShowSort } from '../domain/show-sorts';

/** Maximum length of a search that the route accepts, in characters. */
const SEARCH_MAX = 200;

/** Reads a page of the organization's shows. */
export const readShowPage: ReadServerPage<Show> = ({ search, sort, page, pageSize }, signal) => {
  const { base, member, send } = openConnection();
  return createClient<typeof showListRoutes>(base, send)(
    'GET /organizations/:organizationId/shows',
    {
      params: { organizationId: member?.organizationId ?? '' },
      query: {
        search: search.slice(0, SEARCH_MAX),
        // The menu offers exactly the sorts that the route accepts.
        sort: sort as ShowSort,
        page: String(page),
        pageSize: String(pageSize),
      },
      signal,
    },
  );
};
