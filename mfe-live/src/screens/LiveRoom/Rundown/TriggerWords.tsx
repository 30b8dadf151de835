import { useArmedState, useWallMinute } from '../../../components/room-context/useFigure';
import { relativeDay } from '../../../domain/calls/call-ladder';
import type { RoomState, Timer } from '../../../domain/room/room-schema';
import { type Trigger, triggerText } from '../../../domain/rundown/trigger';
import { timeOfDay } from '../../../domain/timer/time';

interface TriggerWordsProps {
  readonly state: RoomState;
  readonly timer: Timer;
  readonly trigger: Trigger;
}

/** What starts a timer. */
export function TriggerWords({ state, timer, trigger }: TriggerWordsProps) {
  const armed = useArmedState(state, timer);
  const nowMs = useWallMinute();
  const { armedForMs } = timer;
  if (armed && armedForMs !== undefined) {
    const time = timeOfDay(armedForMs);
    if (armed === 'missed') return `At ${time}, did not start: start it by hand`;
    const day = relativeDay(armedForMs, nowMs);
    return day === 'today' ? `At ${time}, by itself` : `${dayWord(day)} at ${time}, by itself`;
  }
  return trigger.kind === 'time' ? `At ${triggerText(trigger)}, by hand` : triggerText(trigger);
}

/** It is armed for the next day at the latest. */
function dayWord(day: string): string {
  return day === 'tomorrow' ? 'Tomorrow' : 'Another day';
}
