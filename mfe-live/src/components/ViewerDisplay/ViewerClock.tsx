import type { CSSProperties } from 'react';
import type { Timer, ViewerSettings } from '../../domain/room/room-schema';
import {
  type Figure as TimerFigure,
  isLastMinute,
  warningShare,
} from '../../domain/timer/countdown';
import { timeOfDay } from '../../domain/timer/time';
import { useFigure, useWallMinute } from '../room-context/useFigure';
import { LastMinuteRing } from './LastMinuteRing';
import { PausedShape } from './PausedShape';
import { figureEm } from './text-fit';
import { ThresholdShape } from './ThresholdShape';
import { Bar, Clock, Edge, Figure, PausedWord, WallClock, Word, Words } from './ViewerClock.styles';

const THRESHOLD_LABELS = { standby: 'Standby', time: 'Time' } as const;
const PERCENT = 100;

interface ViewerClockProps {
  readonly timer: Timer;
  readonly parts: ViewerSettings['parts'];
}

/** The part of a viewer that changes as time passes. */
export function ViewerClock({ timer, parts }: ViewerClockProps) {
  const figure = useFigure(timer);
  const { threshold } = figure;
  const isCountingUp = parts.overrun && figure.overrunSeconds > 0;
  const shown = isCountingUp ? figure.large : figure.remaining;
  const hasRing = parts.ring && isLastMinute(figure);
  const size: CSSProperties & Record<`--${string}`, number> = { '--figure-em': figureEm(shown) };
  return (
    <Clock data-threshold={threshold}>
      {hasRing ? <LastMinuteRing seconds={figure.remainingSeconds} /> : <Edge />}
      <Figure role="timer" aria-label={timer.name} style={size}>
        {shown}
      </Figure>
      <ClockWords figure={figure} isCountingUp={isCountingUp} />
      {parts.progress && (
        <Bar
          label="Elapsed"
          value={Math.round(figure.progress * PERCENT)}
          max={PERCENT}
          mark={warningShare(timer) * PERCENT}
        />
      )}
    </Clock>
  );
}

interface ClockWordsProps {
  readonly figure: TimerFigure;
  readonly isCountingUp: boolean;
}

/** The timer's state in words and shapes. Their line is always there, so that nothing moves for them. */
function ClockWords({ figure: { phase, remaining, threshold }, isCountingUp }: ClockWordsProps) {
  return (
    <Words>
      {threshold !== 'normal' && (
        <Word>
          <ThresholdShape threshold={threshold} />
          {THRESHOLD_LABELS[threshold]}
        </Word>
      )}
      {isCountingUp && <Word>{remaining}</Word>}
      {phase === 'paused' && (
        <PausedWord>
          <PausedShape />
          Paused
        </PausedWord>
      )}
    </Words>
  );
}

export function ViewerWallClock() {
  return <WallClock>{timeOfDay(useWallMinute())}</WallClock>;
}
