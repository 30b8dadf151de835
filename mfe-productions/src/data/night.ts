import { readApiBase } from '@standby/contracts';
import type { NightFacts } from '@standby/live-room/domain/report/night-facts';

/** Reads what the show's room knows of the performance that was to start at a moment, epoch ms. */
export type ReadNight = (showId: string, startMs: number) => Promise<NightFacts | null>;

export const readNight: ReadNight = async (showId, startMs) => {
  if (readApiBase() !== undefined) {
    const { readServerNight } = await import('./server-reports');
    return readServerNight(showId, startMs);
  }
  const { readStoredNight } = await import('./stored-night');
  return readStoredNight(showId, startMs);
};
