import { StatusBadge } from '@standby/shared-ui';
import {
  callsAt,
  formatRemaining,
  fullCountdown,
  phaseOf,
  resume,
} from '@standby/contracts/countdown';
import * as S from './LiveCountdown.styles';
import { stateOf } from './state-of';
import { Transport } from './Transport';
import { useCountdown } from './useCountdown';

const beginRunning = (now: number) => resume(fullCountdown, now);

/**
 * Demonstration of the product with the live room's own countdown: the ten minutes before curtain
 * up.
 */
export function LiveCountdown() {
  const countdown = useCountdown(beginRunning);
  const { remainingMs, isRunning } = countdown;
  const { tone, word } = stateOf(remainingMs, isRunning);
  const { given, next } = callsAt(remainingMs);

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
      <Transport {...countdown} />
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
