import { inScope, type Queries } from '@standby/server-kit';
import type { LiveTables } from './tables';

/**
 * Returns the positions of the last stored events in rooms of one organization, by show: in the
 * named shows, or in all.
 */
export async function roomPositions(
  queries: Queries,
  organizationId: string,
  showIds?: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await inScope(queries, { organizationId }, (transaction) =>
    transaction
      .withTables<LiveTables>()
      .selectFrom('liveRoom')
      .select(['showId', 'position'])
      .where('organizationId', '=', organizationId)
      .$if(showIds !== undefined, (query) => query.where('showId', 'in', showIds ?? []))
      .execute(),
  );
  return new Map(rows.map(({ showId, position }) => [showId, position]));
}
