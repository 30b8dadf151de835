import { createContext, useCallback, useContext } from 'react';
import { useClock } from '@standby/shared-ui';
import { timeOfDay, type TimeOfDayDetail } from '@standby/live-room/domain/timer/time';

/** IANA zone of the show's venue, in which the room runs; undefined where only the machine's own is known. */
export const RoomZone = createContext<string | undefined>(undefined);

export const useRoomZone = (): string | undefined => useContext(RoomZone);

/** Returns what writes a moment (epoch ms) as a time of day at the venue, on the reader's 12 or 24 hours. */
export function useTimeText(): (epochMs: number, detail?: TimeOfDayDetail) => string {
  const clock = useClock();
  const zone = useRoomZone();
  return useCallback(
    (epochMs, detail = 'minute') => timeOfDay(epochMs, clock, detail, zone),
    [clock, zone],
  );
}
