import * as v from 'valibot';
import {
  type RoomState,
  TIMER_DURATION_MAX_MS,
  TIMER_DURATION_MIN_MS,
  TIMER_NAME_MAX,
} from '../state/room-schema';
import { clockFigure, MILLIS_PER_HOUR, MILLIS_PER_MINUTE, MILLIS_PER_SECOND } from '../time/time';

/*
 * The timer form: its fields, and the neighbours of the edited timer.
 */

const DURATION = /^(?:(?:(\d{1,2}):)?(\d{1,4}):)?(\d{1,5})$/;

/**
 * Parses a length as people type it: `10` is minutes, `10:30` minutes and seconds, `1:10:30` also
 * hours.
 * @returns milliseconds, or undefined for other input.
 */
export function parseDuration(input: string): number | undefined {
  const found = DURATION.exec(input.trim());
  if (!found) return undefined;
  const [, hours, minutes, last = ''] = found;
  if (minutes === undefined) return Number(last) * MILLIS_PER_MINUTE;
  const seconds = Number(last);
  if (seconds > 59 || (hours !== undefined && Number(minutes) > 59)) return undefined;
  return (
    Number(hours ?? 0) * MILLIS_PER_HOUR +
    Number(minutes) * MILLIS_PER_MINUTE +
    seconds * MILLIS_PER_SECOND
  );
}

/** Returns a length in the form that `parseDuration` parses. */
export function formatDuration(durationMs: number): string {
  return clockFigure(Math.round(durationMs / MILLIS_PER_SECOND));
}

const DURATION_HINT = 'Write minutes and seconds, such as 10:00';

const durationInput = v.pipe(
  v.string(),
  v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
    const durationMs = parseDuration(dataset.value);
    if (durationMs !== undefined) return durationMs;
    addIssue({ message: DURATION_HINT });
    return NEVER;
  }),
  v.maxValue(TIMER_DURATION_MAX_MS, 'At most 24 hours'),
);

/** Value of the checkbox for starting the next timer at zero. */
export const STARTS_NEXT = 'starts-next';

/** Value of the checkbox for a timer that runs beside the others. */
export const ON_ITS_OWN = 'on-its-own';

/**
 * Schema of the timer form. Its output goes into `add-timer`, or `set-timer`, `set-auto-start` and
 * `set-on-its-own`.
 */
export const timerFormSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Give the timer a name'),
    v.maxLength(TIMER_NAME_MAX, `At most ${TIMER_NAME_MAX} characters`),
  ),
  durationMs: v.pipe(durationInput, v.minValue(TIMER_DURATION_MIN_MS, 'At least one second')),
  warningMs: durationInput,
  startsNext: v.pipe(
    v.array(v.string()),
    v.transform((chosen) => chosen.includes(STARTS_NEXT)),
  ),
  isOnItsOwn: v.pipe(
    v.array(v.string()),
    v.transform((chosen) => chosen.includes(ON_ITS_OWN)),
  ),
});

export type TimerFormInput = v.InferInput<typeof timerFormSchema>;
export type TimerFormOutput = v.InferOutput<typeof timerFormSchema>;

/** Returns the first free name in the style of the first sample timer: `Timer 4`. */
export function nextTimerName(state: RoomState): string {
  const names = new Set(state.timers.map(({ name }) => name));
  let number = state.timers.length + 1;
  while (names.has(`Timer ${number}`)) number += 1;
  return `Timer ${number}`;
}

/** Returns the tab after (1) or before (-1) another one, wrapping around at the ends. */
export function neighbourTimerId(state: RoomState, timerId: string, step: 1 | -1): string {
  const place = state.timers.findIndex(({ id }) => id === timerId);
  const { length } = state.timers;
  return state.timers[(place + step + length) % length]?.id ?? timerId;
}

/** Returns the act that moves a timer one tab to the left (-1) or right (1), which is refused at the ends. */
export function timerMoveAct(state: RoomState, timerId: string, step: 1 | -1) {
  const place = state.timers.findIndex(({ id }) => id === timerId);
  const target = place + step;
  if (place === -1 || target < 0 || target >= state.timers.length) return 'no-change';
  const before = state.timers[step === 1 ? target + 1 : target];
  return { type: 'move-timer', timerId, beforeTimerId: before?.id ?? null } as const;
}
