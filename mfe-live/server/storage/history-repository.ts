import { inScope, type Queries } from '@standby/server-kit';
import { SERVER_AUTHOR } from '@standby/room-engine/log/authors';
import type { RoomKey } from '@standby/live-room/authority/ports';
import type { LiveTables } from './tables';

export interface EventRow {
  readonly author: string;
  readonly seq: number;
  readonly position: number;
  readonly atMs: number;
  /** Name of the author; null for the server. */
  readonly name: string | null;
  /** Type of the act. */
  readonly type: string;
}

interface EventRange {
  /** Position after which the range begins. */
  readonly after: number;
  readonly limit: number;
}

/** Returns the events of a room as they were stored, by position. */
export function eventRows(
  queries: Queries,
  { organizationId, showId }: RoomKey,
  { after, limit }: EventRange,
): Promise<EventRow[]> {
  return inScope(queries, { organizationId }, async (transaction) => {
    const rows = await transaction
      .withTables<LiveTables>()
      .selectFrom('liveEvent')
      .leftJoin('liveAuthor', (join) =>
        join
          .onRef('liveAuthor.organizationId', '=', 'liveEvent.organizationId')
          .onRef('liveAuthor.showId', '=', 'liveEvent.showId')
          .onRef('liveAuthor.author', '=', 'liveEvent.author'),
      )
      .leftJoin('user', 'user.id', 'liveAuthor.accountId')
      .select([
        'liveEvent.author',
        'seq',
        'position',
        'atMs',
        'event',
        'liveAuthor.name as linkName',
        'user.name as person',
      ])
      .where('liveEvent.organizationId', '=', organizationId)
      .where('liveEvent.showId', '=', showId)
      .where('position', '>', after)
      .orderBy('position')
      .limit(limit)
      .execute();
    return rows.map(({ author, seq, position, atMs, event, linkName, person }) => ({
      author,
      seq,
      position,
      atMs,
      name: author === SERVER_AUTHOR ? null : (person ?? linkName ?? ''),
      type: (JSON.parse(event) as { readonly act: { readonly type: string } }).act.type,
    }));
  });
}
