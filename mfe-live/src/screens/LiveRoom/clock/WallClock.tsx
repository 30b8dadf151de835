import { useClock } from '@standby/shared-ui';
import { useWallSecond } from '../../../components/room-context/useFigure';
import { timeOfDay } from '@standby/live-room/domain/timer/time';

/** What the machine's clock says. */
export function WallClock() {
  const clock = useClock();
  const nowMs = useWallSecond();
  return <time dateTime={new Date(nowMs).toISOString()}>{timeOfDay(nowMs, clock, 'second')}</time>;
}
