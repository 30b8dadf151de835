import { Progress } from '@standby/shared-ui';
import { useFigurePart } from '@standby/room-parts/use-figure';
import type { Timer } from '@standby/live-room/domain/state/room-schema';
import { warningShare } from '@standby/live-room/domain/timer/countdown';
import { clockFigure, MILLIS_PER_SECOND } from '@standby/live-room/domain/time/time';

const PERCENT = 100;

const TONES = { normal: 'accent', standby: 'standby', time: 'stop' } as const;

/** The elapsed share of a timer's duration, with a notch where Standby begins. */
export function TimerProgress({ timer }: { readonly timer: Timer }) {
  const share = useFigurePart(timer, (figure) => figure.progress);
  const remaining = useFigurePart(timer, (figure) => figure.remainingSeconds);
  const threshold = useFigurePart(timer, (figure) => figure.threshold);
  const duration = Math.ceil(timer.durationMs / MILLIS_PER_SECOND);
  const elapsed = clockFigure(Math.max(0, duration - remaining));
  return (
    <Progress
      label="Elapsed"
      value={share * PERCENT}
      tone={TONES[threshold]}
      mark={warningShare(timer) * PERCENT}
      valueText={`${elapsed} of ${clockFigure(duration)}`}
    />
  );
}
