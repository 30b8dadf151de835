import { inScope, type Queries, type TransactionQueries } from '@standby/server-kit';
import type { RoomKey } from '@standby/live-room/authority/ports';
import type { LiveTables } from './tables';

/** Milliseconds after which a program that says nothing more has left a room, also after a crash of its process. */
const LEAVES_AFTER_MS = 25_000;

/** Notes that a program is in a room. Called more often than a note expires. */
export async function noteProgramRoom(
  transaction: TransactionQueries,
  room: RoomKey & { readonly deviceId: string },
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + LEAVES_AFTER_MS);
  await transaction
    .withTables<LiveTables>()
    .insertInto('liveProgram')
    .values({ ...room, expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'deviceId', 'showId']).doUpdateSet({ expiresAt }),
    )
    .execute();
}

/** Returns the rooms in which an organization's programs are, in all processes. */
export function programRooms(queries: Queries, organizationId: string, now: Date) {
  return inScope(queries, { organizationId }, (transaction) =>
    transaction
      .withTables<LiveTables>()
      .selectFrom('liveProgram')
      .select(['deviceId', 'showId'])
      .where('organizationId', '=', organizationId)
      .where('expiresAt', '>', now)
      .orderBy('showId')
      .execute(),
  );
}
