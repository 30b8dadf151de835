import * as v from 'valibot';
import { idSchema } from '@standby/room-engine/log/basic-schemas';
import { disarmed } from '../timer/armed-start';
import { byControllers, defineAct } from '../rules/define-act';
import {
  minuteOfDaySchema,
  newTimerSchema,
  type Timer,
  timerColorSchema,
  timerNoteSchema,
  TIMERS_MAX,
} from '../state/room-schema';
import { changeTimer, timersThatStay, timerOf } from '../state/room-state';

/** Rundown fields of a timer; null for none. */
const fields = {
  color: v.nullable(timerColorSchema),
  note: v.nullable(timerNoteSchema),
  startsAtMinute: v.nullable(minuteOfDaySchema),
};

type RundownFields = v.InferOutput<v.ObjectSchema<typeof fields, undefined>>;

/** Returns the timer with its rundown fields. A new time of day disarms it. */
function withRundown(timer: Timer, { color, note, startsAtMinute }: RundownFields): Timer {
  const { color: _c, note: _n, startsAtMinute: before, ...rest } = timer;
  return {
    ...(before === (startsAtMinute ?? undefined) ? rest : disarmed(rest)),
    ...(color !== null && { color }),
    ...(note !== null && { note }),
    ...(startsAtMinute !== null && { startsAtMinute }),
  };
}

/** The acts of the rundown. */
export const rundownActs = [
  /** Sets the rundown fields of a timer; null clears a field. */
  defineAct(
    'set-rundown',
    { timerId: idSchema, ...fields },
    {
      ...byControllers,
      refuse(state, { timerId, color, note, startsAtMinute }) {
        const timer = timerOf(state, timerId);
        if (!timer) return 'unknown-timer';
        const isSame =
          (timer.color ?? null) === color &&
          (timer.note ?? null) === note &&
          (timer.startsAtMinute ?? null) === startsAtMinute;
        return isSame ? 'no-change' : undefined;
      },
      apply: (state, { timerId, ...setting }) =>
        changeTimer(state, timerId, (timer) => withRundown(timer, setting)),
      words: (_, name) => `${name} changed in the rundown`,
    },
  ),
  /** Adds timers after the present ones, or in place of all that do not run. */
  defineAct(
    'import-timers',
    {
      timers: v.pipe(v.array(newTimerSchema), v.minLength(1), v.maxLength(TIMERS_MAX)),
      isReplacing: v.boolean(),
    },
    {
      ...byControllers,
      refuse(state, { timers, isReplacing }) {
        const ids = [...timersThatStay(state, isReplacing), ...timers].map(({ id }) => id);
        if (new Set(ids).size < ids.length) return 'id-taken';
        return ids.length > TIMERS_MAX ? 'too-many-timers' : undefined;
      },
      apply(state, { timers: imported, isReplacing }) {
        const staying = timersThatStay(state, isReplacing);
        const added = imported.map((timer): Timer =>
          Object.assign({ adjustedMs: 0, run: { phase: 'idle' } as const }, timer),
        );
        const timers = [...staying, ...added];
        const isSelectedThere = timers.some(({ id }) => id === state.selectedTimerId);
        const selectedTimerId = isSelectedThere ? state.selectedTimerId : (timers[0]?.id ?? '');
        return { ...state, timers, selectedTimerId };
      },
      line: ({ timers }) => ({ text: String(timers.length) }),
      words: ({ text }) => `Rundown imported, ${text ?? ''} timers`,
    },
  ),
];
