import { Progress } from 'shared-ui';
import { useFigurePart } from '../../../components/room-context/useFigure';
import type { Timer } from '../../../domain/room/room-schema';
import { clockFigure, MILLIS_PER_SECOND } from '../../../domain/timer/time';

const PERCENT = 100;

/** The elapsed share of a timer's duration. */
export function TimerProgress({ timer }: { readonly timer: Timer }) {
  const share = useFigurePart(timer, (figure) => figure.progress);
  const remaining = useFigurePart(timer, (figure) => figure.remainingSeconds);
  const duration = Math.ceil(timer.durationMs / MILLIS_PER_SECOND);
  const elapsed = clockFigure(Math.max(0, duration - remaining));
  return (
    <Progress
      label="Elapsed"
      value={share * PERCENT}
      valueText={`${elapsed} of ${clockFigure(duration)}`}
    />
  );
}
