import type { WatchSchedule } from '@standby/live-room/authority/schedule-follower';
import type { RoomKey } from '@standby/live-room/authority/ports';
import type { Services } from '@standby/server-kit';
import { readOnChanges } from '../read-on-changes';

/** Interval at which a room looks whether another performance is the next one. */
const CHECK_MS = 60_000;

/** Watches the schedule of a room's show, also while no desk is open. */
export function watchSchedule(
  key: RoomKey,
  services: Pick<Services, 'database' | 'schedules' | 'report'>,
  listener: Parameters<WatchSchedule>[0],
): () => void {
  let isOver = false;
  const stop = readOnChanges(services, {
    organizationId: key.organizationId,
    everyMs: CHECK_MS,
    what: 'schedule of a live room',
    read: async () => {
      const performances = await services.schedules.performancesOf(key);
      if (!isOver) listener(performances);
    },
  });
  return () => {
    isOver = true;
    stop();
  };
}
