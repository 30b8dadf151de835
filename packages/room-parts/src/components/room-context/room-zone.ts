import { createContext, useCallback, useContext } from 'react';
import { useClock } from '@standby/shared-ui';
import { timeOfDay, type TimeOfDayDetail } from '@standby/live-room/domain/time/time';

/**
 * IANA zone of the show’s venue, in which the room runs; undefined if only the machine’s zone is
 * known.
 */
export const RoomZone = createContext<string | undefined>(undefined);

export const useRoomZone = (): string | undefined => useContext(RoomZone);

/**
 * Returns a formatter of a moment (epoch ms) as the venue’s time of day, in the reader’s 12 or 24
 * hours.
 */
export function useTimeText(): (epochMs: number, detail?: TimeOfDayDetail) => string {
  const clock = useClock();
  const zone = useRoomZone();
  return useCallback(
    (epochMs, detail = 'minute') => timeOfDay(epochMs, clock, detail, zone),
    [clock, zone],
  );
}
