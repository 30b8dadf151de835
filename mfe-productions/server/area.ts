import { collectionPlugin, handleRoutes, inScope, type Area } from 'server/area';
import { sampleShows } from '../src/data/sample-shows';
import { showListRoutes, showRoutes } from './contract';
import { listShows } from './show-list';
import { showMigration, shows } from './shows';
import { teamMigration, teamOfMembersMigration } from './team';

/** Shows. The team that works on them is the organization's members. */
export const productions: Area = {
  name: 'productions',
  routes: [showListRoutes, showRoutes],
  migrations: {
    '0101-shows': showMigration,
    '0102-team': teamMigration,
    '0103-team-of-members': teamOfMembersMigration,
  },
  collections: [shows],
  samples: { shows: sampleShows },
  serve(app, options) {
    const { gate, services } = options;
    collectionPlugin(app, options, showRoutes, shows);
    handleRoutes(app, gate, showListRoutes, {
      'GET /organizations/:organizationId/shows': ({ params: { organizationId }, query }) =>
        inScope(services.database.queries, { organizationId }, (transaction) =>
          listShows(transaction, { organizationId, ...query }),
        ),
    });
  },
};
