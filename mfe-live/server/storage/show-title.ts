import type { Services, TransactionQueries } from '@standby/server-kit';
import { showStartOf, showZoneOf, type ShowStart } from '@standby/contracts';
import * as v from 'valibot';
import type { RoomKey } from '@standby/live-room/authority/ports';

const showSchema = v.object({ title: v.string() });

/** A show's facts for the windows of its room. */
export interface ShowFacts {
  readonly title: string;
  /** IANA zone of the venue; undefined if the show names none. */
  readonly timeZone: string | undefined;
}

/** Returns the title and the zone of a room's show; undefined if the show does not exist. */
export async function showFactsOf(
  transaction: TransactionQueries,
  options: Pick<Services, 'findItem'>,
  key: RoomKey,
): Promise<ShowFacts | undefined> {
  const show = await showOf(transaction, options, key);
  return show && { title: v.parse(showSchema, show).title, timeZone: showZoneOf(show) };
}

/** Returns the title of a room's show; undefined if the show does not exist. */
export async function titleOf(
  transaction: TransactionQueries,
  options: Pick<Services, 'findItem'>,
  key: RoomKey,
): Promise<string | undefined> {
  return (await showFactsOf(transaction, options, key))?.title;
}

/**
 * Returns when a room's show starts; null if its event has no start, undefined if the show does not
 * exist.
 */
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
