import { inScope, type Queries } from 'server/area';
import type { RoomHead } from '../room/ports';
import type { LiveTables } from './tables';

/** How far rooms of one organization are stored, by show. */
export async function roomHeads(
  queries: Queries,
  organizationId: string,
  showIds: readonly string[],
): Promise<ReadonlyMap<string, RoomHead>> {
  const rows = await inScope(queries, { organizationId }, (transaction) =>
    transaction
      .withTables<LiveTables>()
      .selectFrom('liveRoom')
      .select(['showId', 'position', 'generation'])
      .where('organizationId', '=', organizationId)
      .where('showId', 'in', showIds)
      .execute(),
  );
  return new Map(rows.map(({ showId, ...head }) => [showId, head]));
}
