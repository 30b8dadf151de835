import { collectionPlugin, handleRoutes, inScope, type Area } from 'server/area';
import { sampleShows } from '../src/data/sample-shows';
import { sampleTeam } from '../src/data/sample-team';
import { showListRoutes, showRoutes, teamRoutes } from './contract';
import { listShows } from './show-list';
import { showMigration, shows } from './shows';
import { team, teamMigration } from './team';

/** Shows and the team that works on them. */
export const productions: Area = {
  name: 'productions',
  routes: [showListRoutes, showRoutes, teamRoutes],
  migrations: { '0101-shows': showMigration, '0102-team': teamMigration },
  collections: [shows, team],
  samples: { shows: sampleShows, team: sampleTeam },
  serve(app, options) {
    const { gate, services } = options;
    collectionPlugin(app, options, showRoutes, shows);
    collectionPlugin(app, options, teamRoutes, team);
    handleRoutes(app, gate, showListRoutes, {
      'GET /organizations/:organizationId/shows': ({ params: { organizationId }, query }) =>
        inScope(services.database.queries, { organizationId }, (transaction) =>
          listShows(transaction, { organizationId, ...query }),
        ),
    });
  },
};
