import { useClock } from '@standby/shared-ui';
import { useRoomZone } from '../room-context/room-zone';
import { timeText } from './report-text';

/** Returns what writes a moment of the report, or that there is none, in the zone of the show. */
export function useMomentText(): (atWallMs: number | null, absent?: string) => string {
  const clock = useClock();
  const zone = useRoomZone();
  return (atWallMs, absent) => timeText(atWallMs, clock, absent, zone);
}
