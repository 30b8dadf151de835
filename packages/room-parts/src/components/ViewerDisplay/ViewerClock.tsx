import type { CSSProperties } from 'react';
import { holdText } from '@standby/live-room/domain/calls/hold';
import type { Timer } from '@standby/live-room/domain/state/room-schema';
import type { ViewerSettings } from '@standby/live-room/domain/state/viewer-settings';
import {
  type Figure as TimerFigure,
  isLastMinute,
  warningShare,
} from '@standby/live-room/domain/timer/countdown';
import { useTimeText } from '../room-context/room-zone';
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
  /** Whether the timer waits while another timer of the sequence is over. */
  readonly isNext: boolean;
  readonly parts: ViewerSettings['parts'];
  /** Minutes of the curtain’s hold; undefined without a hold. */
  readonly heldMinutes: number | undefined;
  readonly isWithoutFigure: boolean;
}

/** The part of a viewer that changes as time passes. */
export function ViewerClock(props: ViewerClockProps) {
  const { timer, isNext, parts, heldMinutes, isWithoutFigure } = props;
  const figure = useFigure(timer);
  const { threshold } = figure;
  const isCountingUp = parts.overrun && figure.overrunSeconds > 0;
  const shown = isCountingUp ? figure.large : figure.remaining;
  const hasRing = parts.ring && isLastMinute(figure);
  const size: CSSProperties & Record<`--${string}`, number> = { '--figure-em': figureEm(shown) };
  return (
    <Clock data-threshold={threshold}>
      {hasRing ? <LastMinuteRing seconds={figure.remainingSeconds} /> : <Edge />}
      {!isWithoutFigure && (
        <>
          <Figure role="timer" aria-label={timer.name} style={size}>
            {shown}
          </Figure>
          <ClockWords
            figure={figure}
            isNext={isNext}
            isCountingUp={isCountingUp}
            heldMinutes={heldMinutes}
          />
        </>
      )}
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

interface ClockWordsProps extends Pick<ViewerClockProps, 'isNext' | 'heldMinutes'> {
  readonly figure: TimerFigure;
  readonly isCountingUp: boolean;
}

/**
 * The timer’s state as text and shapes. The line is always there, so that nothing moves when it
 * fills.
 */
function ClockWords({ figure, isNext, isCountingUp, heldMinutes }: ClockWordsProps) {
  const { phase, remaining, threshold } = figure;
  return (
    <Words data-words data-held={heldMinutes !== undefined}>
      {heldMinutes !== undefined && <Word>{holdText(heldMinutes)}</Word>}
      {threshold !== 'normal' && (
        <Word>
          <ThresholdShape threshold={threshold} />
          {THRESHOLD_LABELS[threshold]}
        </Word>
      )}
      {isCountingUp && <Word>{remaining}</Word>}
      {phase === 'idle' && heldMinutes === undefined && <Word>{isNext ? 'Next up' : 'Ready'}</Word>}
      {phase === 'ended' && <Word>Ended</Word>}
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
  return <WallClock>{useTimeText()(useWallMinute())}</WallClock>;
}
