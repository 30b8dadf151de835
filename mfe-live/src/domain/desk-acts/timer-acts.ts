import type { Act } from '@standby/live-room/domain/event-log/event';
import type { Refusal } from '@standby/live-room/domain/rules/refusals';
import type { TimerFormOutput } from '@standby/live-room/domain/timer/timer-form';
import { together } from './together';

interface TimerChange {
  readonly name?: string | undefined;
  readonly setting?: Pick<TimerFormOutput, 'durationMs' | 'warningMs'> | undefined;
  /** Whether the next timer starts at this one's zero. */
  readonly startsNext?: boolean | undefined;
  readonly isOnItsOwn?: boolean | undefined;
}

/** Returns the act that adds a timer with all settings of its form. */
export const newTimerAct = (
  timerId: string,
  { startsNext, isOnItsOwn, ...form }: TimerFormOutput,
): Act | Refusal =>
  together([
    { type: 'add-timer', timerId, ...form },
    startsNext && { type: 'set-auto-start', timerId, isOn: true },
    isOnItsOwn && { type: 'set-on-its-own', timerId, isOn: true },
  ]);

/** Returns one act that changes the given settings of a timer. */
export const timerChangeAct = (
  timerId: string,
  { name, setting, startsNext, isOnItsOwn }: TimerChange,
): Act | Refusal =>
  together([
    name !== undefined && { type: 'rename-timer', timerId, name },
    setting !== undefined && { type: 'set-timer', timerId, ...setting },
    startsNext !== undefined && { type: 'set-auto-start', timerId, isOn: startsNext },
    isOnItsOwn !== undefined && { type: 'set-on-its-own', timerId, isOn: isOnItsOwn },
  ]);
