import type { FastifyInstance } from 'fastify';
import { isPermitted } from '@standby/contracts';
import { sql, type Kysely, type Migration } from 'kysely';
import {
  collectionPlugin,
  createCollectionTable,
  handleRoutes,
  inScope,
  manyPlugin,
  type CollectionDefinition,
  type Feature,
  type FeatureOptions,
} from '@standby/server-kit';
import { scheduleList, type Entry, type EntryContent } from '../../src/domain/schedule/entry';
import { entryProblems } from '../../src/domain/schedule/entry-form';
import {
  performanceRoutes,
  scheduleCollection,
  scheduleManyRoutes,
  scheduleRoutes,
} from '../contract';
import { roomPerformances } from '../../src/domain/room-performances';
import { entriesOfShow, peopleOfShow, reportsOfShow, showOf, signInsOfShow } from '../show-data';

export const schedule: CollectionDefinition<'schedule', Entry, EntryContent> = {
  ...scheduleList,
  contract: scheduleCollection,
  table: 'schedule_entry',
  problemsOf: entryProblems,
  columnsOf: ({ showId }) => ({ showId }),
};

export const scheduleMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await createCollectionTable(db, 'schedule_entry');
    await sql`alter table schedule_entry add show_id text collate "C" not null`.execute(db);
    await sql`create index schedule_entry_show
      on schedule_entry (organization_id, show_id, revision, id)`.execute(db);
  },
};

/** Gives live rooms the performances of their shows. */
export const scheduleAccess: NonNullable<Feature['schedules']> = ({ database, now }) => ({
  performancesOf: (key) =>
    inScope(database.queries, key, async (transaction) => {
      const show = await showOf(transaction, key).catch(() => undefined);
      if (!show) return [];
      const reports = await reportsOfShow(transaction, key);
      const entries = await entriesOfShow(transaction, key);
      const sources = { show, reports, entries, people: [], signIns: [] };
      return roomPerformances(sources, now().getTime(), false).filter(({ isSent }) => !isSent);
    }),
});

/** Serves the schedules of the shows. */
export function serveSchedule(app: FastifyInstance, options: FeatureOptions): void {
  const { authGuard, services } = options;
  const { database, now } = services;
  collectionPlugin(app, options, scheduleRoutes, schedule);
  manyPlugin(app, options, scheduleManyRoutes, schedule);

  handleRoutes(app, authGuard, performanceRoutes, {
    'GET /organizations/:organizationId/schedule/:showId/performances': ({ params, role }) =>
      inScope(database.queries, params, async (transaction) => {
        const sources = {
          show: await showOf(transaction, params),
          reports: await reportsOfShow(transaction, params),
          entries: await entriesOfShow(transaction, params),
          people: await peopleOfShow(transaction, params),
          signIns: await signInsOfShow(transaction, params),
        };
        const hasReports = isPermitted(role, 'reports:write');
        return { performances: roomPerformances(sources, now().getTime(), hasReports) };
      }),
  });
}
