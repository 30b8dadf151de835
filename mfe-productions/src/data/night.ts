import { byMode } from '@standby/contracts';
import type { NightFacts } from '@standby/live-room/domain/report/night-facts';

/**
 * Reads the facts that the show's room has about the performance planned for a moment, epoch ms.
 */
export type ReadNight = (showId: string, startMs: number) => Promise<NightFacts | null>;

export const readNight = byMode<ReadNight>(
  async (showId, startMs) => {
    const { readStoredNight } = await import('./stored-night');
    return readStoredNight(showId, startMs);
  },
  async (showId, startMs) => {
    const { readServerNight } = await import('./server-reports');
    return readServerNight(showId, startMs);
  },
);
