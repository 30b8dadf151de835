import { NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import * as v from 'valibot';
import { TIMER_NOTE_MAX, type Timer } from '@standby/live-room/domain/state/room-schema';
import { parseColor } from '../../../domain/rundown/timer-colors';
import { type Trigger, triggerOf } from '@standby/live-room/domain/rundown/trigger';
import { formatTimeOfDay, parseTimeOfDay } from '@standby/live-room/domain/time/local-time';

export const NO_COLOR = 'none';
/** Value of the checkbox for one automatic start. */
export const ARMED = 'armed';

/** Returns the selected trigger; undefined while its time of day is missing. */
function chosenTrigger(kind: string, time: string): Trigger | undefined {
  if (kind === 'after-previous') return { kind };
  if (kind !== 'time') return { kind: 'manual' };
  const minuteOfDay = parseTimeOfDay(time);
  return minuteOfDay === undefined ? undefined : { kind, minuteOfDay };
}

export const itemFormSchema = v.pipe(
  v.object({
    color: v.string(),
    note: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(TIMER_NOTE_MAX, `At most ${TIMER_NOTE_MAX} characters`),
    ),
    kind: v.string(),
    time: v.string(),
    armed: v.array(v.string()),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { color, note, kind, time, armed } = dataset.value;
    const trigger = chosenTrigger(kind, time);
    if (!trigger) {
      // The field is empty and marked as required, so it needs no message.
      addIssue({ message: '' });
      return NEVER;
    }
    return {
      color: parseColor(color) ?? null,
      note: note === '' ? null : note,
      trigger,
      isArmed: armed.includes(ARMED),
    };
  }),
);

/** Returns the initial values of the form for a timer’s place in the rundown. */
export function initialItem(timers: readonly Timer[], place: number, nowMs: number) {
  const timer = timers[place];
  const trigger = triggerOf(timers, place);
  // Saving another field does not arm a missed start again.
  const isArmed = (timer?.armedForMs ?? nowMs) > nowMs;
  return {
    color: timer?.color ?? NO_COLOR,
    note: timer?.note ?? '',
    kind: trigger.kind,
    time: trigger.kind === 'time' ? formatTimeOfDay(trigger.minuteOfDay, NEUTRAL_CLOCK) : '',
    armed: isArmed ? [ARMED] : [],
  };
}
