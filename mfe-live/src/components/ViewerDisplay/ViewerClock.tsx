import type { CSSProperties } from 'react';
import { VisuallyHidden } from 'shared-ui';
import type { Timer, ViewerSettings } from '../../domain/room/room-schema';
import type { Threshold } from '../../domain/timer/countdown';
import { timeOfDay } from '../../domain/timer/time';
import { useFigure, useWallMinute } from '../room-context/useFigure';
import { figureEm } from './text-fit';
import { ThresholdShape } from './ThresholdShape';
import { Bar, Clock, Edge, Figure, WallClock, Word } from './ViewerDisplay.styles';

const THRESHOLD_LABELS: Record<Threshold, string> = {
  normal: '',
  standby: 'Standby',
  time: 'Time',
};
const PERCENT = 100;

interface ViewerClockProps {
  readonly timer: Timer;
  readonly parts: ViewerSettings['parts'];
}

/** The part of a viewer that changes as time passes. */
export function ViewerClock({ timer, parts }: ViewerClockProps) {
  const { remaining, overrun, threshold, progress } = useFigure(timer);
  const size: CSSProperties & Record<`--${string}`, number> = {
    '--figure-em': figureEm(remaining),
  };
  return (
    <Clock data-threshold={threshold}>
      <Edge />
      <Figure role="timer" aria-label={timer.name} style={size}>
        {remaining}
      </Figure>
      {threshold !== 'normal' && (
        <Word>
          <span>
            <ThresholdShape threshold={threshold} />
            {THRESHOLD_LABELS[threshold]}
          </span>
          {parts.overrun && overrun !== null && (
            <span>
              <span aria-hidden>+{overrun}</span>
              <VisuallyHidden>{overrun} over</VisuallyHidden>
            </span>
          )}
        </Word>
      )}
      {parts.progress && (
        <Bar label="Elapsed" value={Math.round(progress * PERCENT)} max={PERCENT} />
      )}
    </Clock>
  );
}

export function ViewerWallClock() {
  return <WallClock>{timeOfDay(useWallMinute())}</WallClock>;
}
