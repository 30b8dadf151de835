import { Moon, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Button, Progress, StatusBadge } from 'shared-ui';
import {
  elapsedShare,
  formatRemaining,
  fullCountdown,
  phaseOf,
  STEP_MS,
} from 'shared-ui/countdown';
import { Digits } from '../hero/LiveCountdown.styles';
import { stateOf } from '../hero/state-of';
import { useCountdown } from '../hero/useCountdown';
import * as S from './DeskAndViewer.styles';
import { Desk, Pair, Screen, Viewer } from './InStep.styles';

const beginPaused = () => fullCountdown;

/** A small desk, and the viewer that follows it. */
export default function DeskAndViewerLazy() {
  const { remainingMs, isRunning, start, pause, adjust } = useCountdown(beginPaused);
  const [isBlackout, setIsBlackout] = useState(false);
  const { tone, word } = stateOf(remainingMs, isRunning);
  const figure = formatRemaining(remainingMs);
  const phase = phaseOf(remainingMs);
  const elapsedPercent = Math.round(elapsedShare(remainingMs) * 100);

  return (
    <Pair>
      <Desk aria-label="Desk">
        <S.Top>
          <S.Name>Act 1, beginners</S.Name>
          <StatusBadge tone={tone}>{word}</StatusBadge>
        </S.Top>
        <S.DeskFigure role="timer" aria-label="Time at the desk" data-phase={phase}>
          <Digits>{figure}</Digits>
        </S.DeskFigure>
        <Progress
          label="Elapsed"
          value={elapsedPercent}
          valueText={`${elapsedPercent}% of 10 minutes`}
        />
        <S.Controls>
          <Button variant="ghost" onClick={() => adjust(-STEP_MS)}>
            -1m
          </Button>
          <Button
            icon={
              isRunning ? (
                <Pause strokeWidth={1.5} aria-hidden />
              ) : (
                <Play strokeWidth={1.5} aria-hidden />
              )
            }
            onClick={isRunning ? pause : start}
          >
            {isRunning ? 'Pause' : 'Play'}
          </Button>
          <Button variant="ghost" onClick={() => adjust(STEP_MS)}>
            +1m
          </Button>
        </S.Controls>
        <S.Blackout
          aria-pressed={isBlackout}
          icon={<Moon strokeWidth={1.5} aria-hidden />}
          onClick={() => setIsBlackout(!isBlackout)}
        >
          Blackout
        </S.Blackout>
      </Desk>
      <Viewer aria-label="Viewer">
        <Screen data-theme="dark">
          <S.ViewerName aria-hidden={isBlackout} data-state={isBlackout ? 'black' : 'lit'}>
            Act 1, beginners
          </S.ViewerName>
          <S.ViewerFigure
            role="timer"
            aria-label="Time on the viewer"
            aria-hidden={isBlackout}
            data-phase={phase}
            data-state={isBlackout ? 'black' : 'lit'}
          >
            <Digits>{figure}</Digits>
          </S.ViewerFigure>
        </Screen>
        <S.Caption role="status">
          {isBlackout ? 'Stage left monitor, in blackout' : 'Stage left monitor'}
        </S.Caption>
      </Viewer>
    </Pair>
  );
}
