import { useWallSecond } from './room-context/useFigure';
import { useTimeText } from './room-context/room-zone';

/** The machine’s clock as a time of day at the venue. */
export function WallClock() {
  const timeText = useTimeText();
  const nowMs = useWallSecond();
  return <time dateTime={new Date(nowMs).toISOString()}>{timeText(nowMs, 'second')}</time>;
}
