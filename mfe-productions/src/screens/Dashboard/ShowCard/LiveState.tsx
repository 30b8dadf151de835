import { StatusBadge, type Tone } from '@standby/shared-ui';
import type { LivePhase } from '../../../domain/live-timer';
import { useRunningTimer } from '../useRunningTimer';
import * as S from './LiveState.styles';

const states: Readonly<Record<LivePhase, { tone: Tone; word: string }>> = {
  running: { tone: 'go', word: 'Running' },
  standby: { tone: 'standby', word: 'Standby' },
  time: { tone: 'stop', word: 'Time' },
};

/** What runs in the live room of a show in this browser. */
export function LiveState({ showId }: { readonly showId: string }) {
  const timer = useRunningTimer(showId);
  if (!timer) return <S.Idle>No timer is running.</S.Idle>;
  const { phase, figure, name } = timer;
  return (
    <S.Live data-state={phase}>
      <S.Words>
        <StatusBadge tone={states[phase].tone}>{states[phase].word}</StatusBadge>
        <S.TimerName>{name}</S.TimerName>
      </S.Words>
      <S.Figure role="timer" aria-label={phase === 'time' ? 'Over time' : 'Time remaining'}>
        {figure}
      </S.Figure>
    </S.Live>
  );
}
