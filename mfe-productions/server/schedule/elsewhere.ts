import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import {
  handleRoutes,
  inScope,
  type CollectionTable,
  type FeatureOptions,
  type TransactionQueries,
} from '@standby/server-kit';
import type { Person } from '../../src/domain/person';
import { entriesElsewhere } from '../../src/domain/schedule/elsewhere';
import type { Entry } from '../../src/domain/schedule/entry';
import type { Show } from '../../src/domain/show';
import { elsewhereRoutes } from './elsewhere-contract';
import { peopleOfShow } from '../show-data';

interface Wanted {
  readonly organizationId: string;
  readonly showId: string;
  readonly from: string;
  readonly to: string;
}

type OfShow = CollectionTable & { showId: string };
type Tables = Readonly<Record<'scheduleEntry' | 'show', OfShow>>;

/** Reads the entries of other shows that touch some days, each with its show. */
function readEntries(transaction: TransactionQueries, wanted: Wanted) {
  const { organizationId, showId, from, to } = wanted;
  return transaction
    .withTables<Tables>()
    .selectFrom('scheduleEntry')
    .innerJoin('show', (join) =>
      join
        .onRef('show.organizationId', '=', 'scheduleEntry.organizationId')
        .onRef('show.id', '=', 'scheduleEntry.showId'),
    )
    .select(['scheduleEntry.showId', 'scheduleEntry.item as entry', 'show.item as show'])
    .where('scheduleEntry.organizationId', '=', organizationId)
    .where('scheduleEntry.showId', '!=', showId)
    .where('scheduleEntry.removedAt', 'is', null)
    .where('show.removedAt', 'is', null)
    .where(sql<boolean>`schedule_entry.item ->> 'startAt' < ${`${to}T24:00`}`)
    .where(sql<boolean>`schedule_entry.item ->> 'endAt' >= ${from}`)
    .$castTo<{ readonly showId: string; readonly entry: Entry; readonly show: Show }>()
    .execute();
}

/** Serves the plans of other shows, to find conflicts with them. */
export function serveElsewhere(
  app: FastifyInstance,
  { authGuard, services }: FeatureOptions,
): void {
  handleRoutes(app, authGuard, elsewhereRoutes, {
    'GET /organizations/:organizationId/schedule-elsewhere/:showId': ({ params, query }) =>
      inScope(services.database.queries, params, async (transaction) => {
        const { organizationId } = params;
        const rows = await readEntries(transaction, { ...params, ...query });
        const company = await peopleOfShow(transaction, params);
        const others = new Map<
          string,
          { show: Show; people: readonly Person[]; entries: Entry[] }
        >();
        for (const { showId, show, entry } of rows) {
          const known = others.get(showId);
          if (known) known.entries.push(entry);
          else {
            const people = await peopleOfShow(transaction, { organizationId, showId });
            others.set(showId, { show, people, entries: [entry] });
          }
        }
        return { entries: entriesElsewhere(company, [...others.values()]) };
      }),
  });
}
