import type { Clock } from '@standby/shared-ui/text';
import type { Timer } from '../state/room-schema';
import { timerBefore } from '../state/room-state';
import { formatTimeOfDay } from '../time/local-time';

/**
 * Trigger of a timer's start: a person, the zero of the timer before, or a person at a time of day.
 */
export type Trigger =
  | { readonly kind: 'manual' }
  | { readonly kind: 'after-previous' }
  | { readonly kind: 'time'; readonly minuteOfDay: number };

type TriggerKind = Trigger['kind'];

export const TRIGGER_NAMES: Readonly<Record<TriggerKind, string>> = {
  manual: 'Manual',
  'after-previous': 'After previous',
  time: 'Time of day',
};

/**
 * Returns the trigger of the timer at a place. An automatic start is a setting of the timer before.
 */
export function triggerOf(timers: readonly Timer[], place: number): Trigger {
  const timer = timers[place];
  if (timer && timerBefore(timers, timer)?.startsNext) return { kind: 'after-previous' };
  const minuteOfDay = timer?.startsAtMinute;
  return minuteOfDay === undefined ? { kind: 'manual' } : { kind: 'time', minuteOfDay };
}

/** Returns a trigger as text: `Manual`, `After previous` or `19:30`. */
export function triggerText(trigger: Trigger, clock: Clock): string {
  return trigger.kind === 'time'
    ? formatTimeOfDay(trigger.minuteOfDay, clock)
    : TRIGGER_NAMES[trigger.kind];
}
