import { createSingleFlight } from '@standby/api-client/single-flight';
import type { LiveRoom } from '@standby/live-room/authority/live-room';
import type { RoomKey } from '@standby/live-room/authority/ports';
import type { Services } from '@standby/server-kit';

/** Interval at which a room looks whether another performance is the next one. */
const CHECK_MS = 60_000;

/**
 * Lets a room follow the schedule of its show, also while no desk is open. Returns a function that
 * ends it.
 */
export function followSchedule(
  key: RoomKey,
  room: LiveRoom,
  { database, schedules, report }: Pick<Services, 'database' | 'schedules' | 'report'>,
): () => void {
  let isOver = false;
  const read = createSingleFlight(async () => {
    const performances = await schedules.performancesOf(key);
    if (!isOver) room.followSchedule(performances);
  });
  const check = (): void => {
    if (isOver) return;
    read().catch((error: unknown) => report(error, 'schedule of a live room'));
  };
  const unsubscribe = database.changes.subscribe(key.organizationId, check);
  const checking = setInterval(check, CHECK_MS);
  checking.unref();
  check();
  return () => {
    isOver = true;
    clearInterval(checking);
    unsubscribe();
  };
}
