import type { Act } from '@standby/live-room/domain/event-log/event';
import type { Refusal } from '@standby/live-room/domain/rules/refusals';
import type { Trigger } from '@standby/live-room/domain/rundown/trigger';
import type { RoomState, TimerColor } from '@standby/live-room/domain/state/room-schema';
import { timerBefore, timerOf } from '@standby/live-room/domain/state/room-state';
import { together } from './together';

interface RundownSetting {
  readonly color: TimerColor | null;
  readonly note: string | null;
  readonly trigger: Trigger;
  /** Moment of one automatic start: epoch ms of the system clock. */
  readonly armedForMs: number | null;
}

/** Returns the act that sets a timer's entries in the rundown. The timer before it may store its trigger. */
export function rundownAct(
  state: RoomState,
  timerId: string,
  { color, note, trigger, armedForMs }: RundownSetting,
): Act | Refusal {
  const timer = timerOf(state, timerId);
  const previous = timer && timerBefore(state.timers, timer);
  const isOn = trigger.kind === 'after-previous';
  const startsAtMinute = trigger.kind === 'time' ? trigger.minuteOfDay : null;
  return together([
    { type: 'set-rundown', timerId, color, note, startsAtMinute },
    previous !== undefined && { type: 'set-auto-start', timerId: previous.id, isOn },
    { type: 'arm-timer', timerId, armedForMs },
  ]);
}
