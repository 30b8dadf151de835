import { byMode } from '@standby/contracts';
import { playingNext } from '../domain/tonight/next-performance';
import { scheduleOf, type Schedule } from './schedule';
import type { Shows } from './shows';

/** Reads the ids of the shows of the organization that play next, the earliest curtain first. */
type ReadPlayingNext = (
  shows: Shows,
  nowMs: number,
  scheduleOf?: (showId: string) => Schedule,
) => Promise<readonly string[]>;

export const readPlayingNext = byMode<ReadPlayingNext>(
  async (shows, nowMs, schedulesOf = scheduleOf) => {
    const planned = (await shows.list()).map(async (show) => ({
      show,
      entries: await schedulesOf(show.id).list(),
    }));
    return playingNext(await Promise.all(planned), nowMs);
  },
  async () => {
    const { readServerPlayingNext } = await import('./server-schedule');
    return readServerPlayingNext();
  },
);
