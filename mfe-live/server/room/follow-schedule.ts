import type { LiveRoom } from '@standby/live-room/authority/live-room';
import type { RoomKey } from '@standby/live-room/authority/ports';
import type { Services } from '@standby/server-kit';
import { readOnChanges } from '../read-on-changes';

/** Interval at which a room looks whether another performance is the next one. */
const CHECK_MS = 60_000;

/**
 * Lets a room follow the schedule of its show, also while no desk is open. Returns a function that
 * ends it.
 */
export function followSchedule(
  key: RoomKey,
  room: LiveRoom,
  services: Pick<Services, 'database' | 'schedules' | 'report'>,
): () => void {
  let isOver = false;
  const { check, stop } = readOnChanges(services, {
    organizationId: key.organizationId,
    everyMs: CHECK_MS,
    what: 'schedule of a live room',
    read: async () => {
      const performances = await services.schedules.performancesOf(key);
      if (!isOver) room.followSchedule(performances);
    },
  });
  check();
  return () => {
    isOver = true;
    stop();
  };
}
