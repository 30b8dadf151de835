import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import {
  handleRoutes,
  inScope,
  type CollectionTable,
  type FeatureOptions,
  type TransactionQueries,
} from '@standby/server-kit';
import type { Entry } from '../../src/domain/schedule/entry';
import { playingNext, type PlannedShow } from '../../src/domain/tonight/next-performance';
import type { Show } from '../../src/domain/show';
import { nextPerformanceRoutes } from './next-contract';

type OfShow = CollectionTable & { showId: string };
type Tables = Readonly<Record<'scheduleEntry' | 'show', OfShow>>;

const MILLIS_PER_DAY = 86_400_000;

/** Reads the performances that may not be over, each with its show. */
function readPerformances(transaction: TransactionQueries, organizationId: string, now: Date) {
  // Local time differs from UTC by at most a day.
  const since = new Date(now.getTime() - MILLIS_PER_DAY).toISOString().slice(0, 10);
  return transaction
    .withTables<Tables>()
    .selectFrom('scheduleEntry')
    .innerJoin('show', (join) =>
      join
        .onRef('show.organizationId', '=', 'scheduleEntry.organizationId')
        .onRef('show.id', '=', 'scheduleEntry.showId'),
    )
    .select(['scheduleEntry.item as entry', 'show.item as show'])
    .where('scheduleEntry.organizationId', '=', organizationId)
    .where('scheduleEntry.removedAt', 'is', null)
    .where('show.removedAt', 'is', null)
    .where(sql<boolean>`schedule_entry.item ->> 'kind' in ('performance', 'press-night')`)
    .where(sql<boolean>`schedule_entry.item ->> 'endAt' >= ${since}`)
    .$castTo<{ readonly entry: Entry; readonly show: Show }>()
    .execute();
}

/** Serves the shows that play next, for the home page. */
export function serveNextPerformances(
  app: FastifyInstance,
  { authGuard, services }: FeatureOptions,
): void {
  handleRoutes(app, authGuard, nextPerformanceRoutes, {
    'GET /organizations/:organizationId/next-performances': ({ params }) =>
      inScope(services.database.queries, params, async (transaction) => {
        const now = services.now();
        const rows = await readPerformances(transaction, params.organizationId, now);
        const planned = new Map<string, PlannedShow & { entries: Entry[] }>();
        for (const { show, entry } of rows) {
          const known = planned.get(show.id);
          if (known) known.entries.push(entry);
          else planned.set(show.id, { show, entries: [entry] });
        }
        return { showIds: [...playingNext([...planned.values()], now.getTime())] };
      }),
  });
}
