import { Progress, StatusBadge, type Tone } from '@standby/shared-ui';
import {
  callsAt,
  elapsedShare,
  formatRemaining,
  phaseOf,
  type Phase,
} from '@standby/contracts/countdown';
import * as S from './CurtainCountdown.styles';
import { useCurtain } from './useCurtain';

const states: Readonly<Record<Phase, { tone: Tone; word: string }>> = {
  counting: { tone: 'go', word: 'Running' },
  standby: { tone: 'standby', word: 'Standby' },
  time: { tone: 'stop', word: 'Time' },
};

/** Timer like the live room's, beside the form on wide screens. */
export function CurtainCountdown() {
  const remainingMs = useCurtain();
  const phase = phaseOf(remainingMs);
  const { tone, word } = states[phase];
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
      <S.Figure role="timer" aria-label="Time remaining" data-phase={phase}>
        <S.Digits>{formatRemaining(remainingMs)}</S.Digits>
      </S.Figure>
      <Progress
        label="Elapsed"
        value={elapsedPercent}
        valueText={`${elapsedPercent}% of 10 minutes`}
      />
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
      <S.Note>It counts from the moment you opened this page.</S.Note>
    </S.Root>
  );
}
