import type { Services, TransactionQueries } from 'server/area';
import * as v from 'valibot';
import type { RoomKey } from './room-repository';

const showSchema = v.object({ title: v.string() });

/** The title of a room's show; undefined where there is no such show. */
export async function titleOf(
  transaction: TransactionQueries,
  { findItem }: Pick<Services, 'findItem'>,
  { organizationId, showId }: RoomKey,
): Promise<string | undefined> {
  const show = await findItem(transaction, { organizationId, collection: 'shows', id: showId });
  return show && v.parse(showSchema, show).title;
}
