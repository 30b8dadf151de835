import { Pause, Play } from 'lucide-react';
import { Button, Progress, StatusBadge } from 'shared-ui';
import {
  callsAt,
  elapsedShare,
  formatRemaining,
  fullCountdown,
  phaseOf,
  resume,
  STEP_MS,
} from 'shared-ui/countdown';
import * as S from './LiveCountdown.styles';
import { stateOf } from './state-of';
import { useCountdown } from './useCountdown';

const beginRunning = (now: number) => resume(fullCountdown, now);

/** The product itself, as the live room shows it: the ten minutes before curtain up. */
export function LiveCountdown() {
  const { remainingMs, isRunning, start, pause, adjust } = useCountdown(beginRunning);
  const { tone, word } = stateOf(remainingMs, isRunning);
  const { given, next } = callsAt(remainingMs);
  const elapsedPercent = Math.round(elapsedShare(remainingMs) * 100);

  return (
    <S.Root aria-label="Live countdown">
      <S.Top>
        <p>
          <S.TimerName>Timer 1</S.TimerName> Curtain up, Act 1
        </p>
        <StatusBadge tone={tone}>{word}</StatusBadge>
      </S.Top>
      <S.Figure role="timer" aria-label="Time remaining" data-phase={phaseOf(remainingMs)}>
        <S.Digits>{formatRemaining(remainingMs)}</S.Digits>
      </S.Figure>
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
      <S.Calls>
        <S.CallRow>
          <dt>Called</dt>
          <dd>{given?.words ?? 'Nothing yet'}</dd>
        </S.CallRow>
        <S.CallRow>
          <dt>Next</dt>
          <dd>{next ? `${formatRemaining(next.atMs)} ${next.words}` : 'The show'}</dd>
        </S.CallRow>
      </S.Calls>
    </S.Root>
  );
}
