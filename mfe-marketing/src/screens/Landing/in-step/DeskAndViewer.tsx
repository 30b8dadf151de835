import { Moon } from 'lucide-react';
import { useRef, useState } from 'react';
import { StatusBadge } from '@standby/shared-ui';
import { formatRemaining, fullCountdown, phaseOf } from '@standby/contracts/countdown';
import { Digits } from '../hero/LiveCountdown.styles';
import { stateOf } from '../hero/state-of';
import { Transport } from '../hero/Transport';
import { useCountdown } from '../hero/useCountdown';
import * as S from './DeskAndViewer.styles';
import { Desk, Pair, Screen, Viewer } from './InStep.styles';
import { useEarlyPresses } from './useEarlyPresses';

const beginPaused = () => fullCountdown;

/** Small desk, and the viewer that follows it. */
export function DeskAndViewer() {
  const countdown = useCountdown(beginPaused);
  const { remainingMs, isRunning } = countdown;
  const [isBlackout, setIsBlackout] = useState(false);
  const deskRef = useRef<HTMLElement>(null);
  useEarlyPresses(deskRef);
  const { tone, word } = stateOf(remainingMs, isRunning);
  const figure = formatRemaining(remainingMs);
  const phase = phaseOf(remainingMs);

  return (
    <Pair>
      <Desk ref={deskRef} aria-label="Desk">
        <S.Top>
          <S.Name>Act 1, beginners</S.Name>
          <StatusBadge tone={tone}>{word}</StatusBadge>
        </S.Top>
        <S.DeskFigure role="timer" aria-label="Time at the desk" data-phase={phase}>
          <Digits>{figure}</Digits>
        </S.DeskFigure>
        <Transport {...countdown} />
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
