import type { Services, TransactionQueries } from '@standby/server-kit';
import { showStartOf, showZoneOf, type ShowStart } from '@standby/contracts';
import * as v from 'valibot';
import type { RoomKey } from '@standby/live-room/authority/ports';

const showSchema = v.object({ title: v.string() });

/** What the windows of a room say of its show. */
export interface ShowFacts {
  readonly title: string;
  /** IANA zone of the venue; undefined where the show names none. */
  readonly timeZone: string | undefined;
}

/** Returns the title and the zone of a room's show; undefined where there is no such show. */
export async function showFactsOf(
  transaction: TransactionQueries,
  options: Pick<Services, 'findItem'>,
  key: RoomKey,
): Promise<ShowFacts | undefined> {
  const show = await showOf(transaction, options, key);
  return show && { title: v.parse(showSchema, show).title, timeZone: showZoneOf(show) };
}

/** The title of a room's show; undefined where there is no such show. */
export async function titleOf(
  transaction: TransactionQueries,
  options: Pick<Services, 'findItem'>,
  key: RoomKey,
): Promise<string | undefined> {
  return (await showFactsOf(transaction, options, key))?.title;
}

/** When a room's show starts; null where its event does not say it, undefined where there is no such show. */
export async function startOf(
  transaction: TransactionQueries,
  options: Pick<Services, 'findItem'>,
  key: RoomKey,
): Promise<ShowStart | null | undefined> {
  const show = await showOf(transaction, options, key);
  return show && (showStartOf(show) ?? null);
}

function showOf(
  transaction: TransactionQueries,
  { findItem }: Pick<Services, 'findItem'>,
  { organizationId, showId }: RoomKey,
): ReturnType<Services['findItem']> {
  return findItem(transaction, { organizationId, collection: 'shows', id: showId });
}
