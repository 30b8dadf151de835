import { StatusBadge, type Tone } from '@standby/shared-ui';
import type { Phase } from '@standby/contracts/countdown';
import { useRunningTimer } from '../useRunningTimer';
import * as S from './LiveState.styles';

const states: Readonly<Record<Phase, { tone: Tone; word: string }>> = {
  counting: { tone: 'go', word: 'Running' },
  standby: { tone: 'standby', word: 'Standby' },
  time: { tone: 'stop', word: 'Time' },
};

/** Running timer of a show's live room. */
export function LiveState({ showId }: { readonly showId: string }) {
  const timer = useRunningTimer(showId);
  if (timer === undefined) return null;
  if (timer === null) return <S.Idle>No timer is running.</S.Idle>;
  const { phase, figure, name, isBlackout } = timer;
  return (
    <S.Live data-state={phase}>
      <S.Words>
        <StatusBadge tone={states[phase].tone}>{states[phase].word}</StatusBadge>
        {isBlackout && <StatusBadge tone="stop">Blackout</StatusBadge>}
        <S.TimerName>{name}</S.TimerName>
      </S.Words>
      <S.Figure role="timer" aria-label={phase === 'time' ? 'Over time' : 'Time remaining'}>
        {figure}
      </S.Figure>
    </S.Live>
  );
}
