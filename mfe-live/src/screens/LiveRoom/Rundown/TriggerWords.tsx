import { useClock } from '@standby/shared-ui';
import { useArmedState, useWallMinute } from '@standby/room-parts/use-figure';
import { relativeDay } from '@standby/live-room/domain/calls/customs';
import type { Timer } from '@standby/live-room/domain/state/room-schema';
import { type Trigger, triggerText } from '@standby/live-room/domain/rundown/trigger';
import { styled } from 'styled-components';
import { mutedText } from '@standby/room-parts/primitives';
import { useRoomZone, useTimeText } from '@standby/room-parts/room-zone';

interface TriggerWordsProps {
  readonly timer: Timer;
  readonly trigger: Trigger;
}

const Words = styled.span`
  ${mutedText}
`;

/** The trigger of a timer, unless a person starts it at any time. */
export function TriggerWords({ timer, trigger }: TriggerWordsProps) {
  const clock = useClock();
  const timeText = useTimeText();
  const zone = useRoomZone();
  const armed = useArmedState(timer);
  const nowMs = useWallMinute();
  const { armedForMs } = timer;
  if (armed && armedForMs !== undefined) {
    const time = timeText(armedForMs);
    if (armed === 'missed') return <Words>Did not start at {time}. Start it by hand.</Words>;
    const day = relativeDay(armedForMs, nowMs, zone);
    const at = day === 'today' ? `At ${time}` : `${dayWord(day)} at ${time}`;
    return <Words>{at}, automatically</Words>;
  }
  // A timer without a trigger text starts by hand.
  if (trigger.kind === 'manual') return null;
  const words = triggerText(trigger, clock);
  return <Words>{trigger.kind === 'time' ? `At ${words}, by hand` : words}</Words>;
}

/**
 * Returns the word for an armed day other than today. A timer is usually armed for the next day at
 * the latest.
 */
function dayWord(day: string): string {
  return day === 'tomorrow' ? 'Tomorrow' : 'Another day';
}
