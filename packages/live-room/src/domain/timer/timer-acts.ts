import { formatTime, NEUTRAL_CLOCK } from '@standby/shared-ui/text';
import * as v from 'valibot';
import { idSchema, timestampSchema } from '@standby/room-engine/log/basic-schemas';
import { disarmed } from './armed-start';
import { byControllers, defineAct } from '../rules/define-act';
import { needsTimer } from '../rules/needs';
import {
  type RoomState,
  type Timer,
  timerDurationSchema,
  timerNameSchema,
  TIMERS_MAX,
  warningSchema,
} from '../state/room-schema';
import { changeTimer, isOfSequence, timerOf } from '../state/room-state';
import { timeOfDay } from '../time/time';

const ofTimer = { timerId: idSchema };

/** Refuses an act that changes nothing. @param isSame whether the timer is so already */
function needsChange(timer: Timer | undefined, isSame: (timer: Timer) => boolean) {
  if (!timer) return 'unknown-timer';
  return isSame(timer) ? 'no-change' : undefined;
}

function withoutTimer(state: RoomState, timerId: string): RoomState {
  const place = state.timers.findIndex(({ id }) => id === timerId);
  const timers = state.timers.toSpliced(place, 1);
  const neighbour = timers[place] ?? timers[place - 1];
  return state.selectedTimerId === timerId && neighbour
    ? { ...state, timers, selectedTimerId: neighbour.id }
    : { ...state, timers };
}

function withTimerMoved(state: RoomState, timerId: string, beforeTimerId: string | null) {
  const moved = state.timers.filter(({ id }) => id === timerId);
  const others = state.timers.filter(({ id }) => id !== timerId);
  const place = beforeTimerId === null ? -1 : others.findIndex(({ id }) => id === beforeTimerId);
  return { ...state, timers: others.toSpliced(place === -1 ? others.length : place, 0, ...moved) };
}

/** The acts that change the list of timers and their settings. */
export const timerActs = [
  /** Sets whether a timer runs on its own, beside the sequence. */
  defineAct(
    'set-on-its-own',
    { ...ofTimer, isOn: v.boolean() },
    {
      ...byControllers,
      refuse: (state, { timerId, isOn }) =>
        needsChange(timerOf(state, timerId), (timer) => isOfSequence(timer) !== isOn),
      apply: (state, { timerId, isOn }) =>
        changeTimer(state, timerId, ({ isOnItsOwn: _before, ...timer }) =>
          isOn ? { ...timer, isOnItsOwn: true } : timer,
        ),
      words: ({ isOn }, name) =>
        isOn ? `${name} runs on its own` : `${name} runs in the sequence`,
    },
  ),
  defineAct(
    'add-timer',
    {
      ...ofTimer,
      name: timerNameSchema,
      durationMs: timerDurationSchema,
      warningMs: warningSchema,
    },
    {
      ...byControllers,
      refuse(state, { timerId }) {
        if (timerOf(state, timerId)) return 'id-taken';
        return state.timers.length >= TIMERS_MAX ? 'too-many-timers' : undefined;
      },
      apply: (state, { timerId, name, durationMs, warningMs }) => ({
        ...state,
        timers: [
          ...state.timers,
          { id: timerId, name, durationMs, adjustedMs: 0, warningMs, run: { phase: 'idle' } },
        ],
      }),
      words: (_, name) => `${name} added`,
    },
  ),
  defineAct(
    'rename-timer',
    { ...ofTimer, name: timerNameSchema },
    {
      ...byControllers,
      refuse: (state, { timerId, name }) =>
        needsChange(timerOf(state, timerId), (timer) => timer.name === name),
      apply: (state, { timerId, name }) =>
        changeTimer(state, timerId, (timer) => ({ ...timer, name })),
      line: ({ timerId }, { before }) => ({ text: timerOf(before, timerId)?.name ?? null }),
      words: ({ text }, name) => `${text ?? 'Timer'} renamed ${name}`,
    },
  ),
  defineAct(
    'set-timer',
    { ...ofTimer, durationMs: timerDurationSchema, warningMs: warningSchema },
    {
      ...byControllers,
      refuse: (state, { timerId, durationMs, warningMs }) =>
        needsChange(
          timerOf(state, timerId),
          (timer) => timer.durationMs === durationMs && timer.warningMs === warningMs,
        ),
      apply: (state, { timerId, durationMs, warningMs }) =>
        changeTimer(state, timerId, (timer) => ({ ...timer, durationMs, warningMs })),
      words: (_, name) => `${name} changed`,
    },
  ),
  defineAct(
    'set-auto-start',
    { ...ofTimer, isOn: v.boolean() },
    {
      ...byControllers,
      refuse: (state, { timerId, isOn }) =>
        needsChange(timerOf(state, timerId), (timer) => (timer.startsNext ?? false) === isOn),
      apply: (state, { timerId, isOn }) =>
        changeTimer(state, timerId, (timer) => ({ ...timer, startsNext: isOn })),
      words: ({ isOn }, name) =>
        isOn ? `${name} starts the next timer at zero` : `${name} no longer starts the next timer`,
    },
  ),
  /** Sets the moment of a timer's automatic start, epoch ms of the system clock; null for none. */
  defineAct(
    'arm-timer',
    { ...ofTimer, armedForMs: v.nullable(timestampSchema) },
    {
      ...byControllers,
      refuse(state, { timerId, armedForMs }, atMs) {
        const timer = timerOf(state, timerId);
        if (!timer) return 'unknown-timer';
        if ((timer.armedForMs ?? null) === armedForMs) return 'no-change';
        if (armedForMs === null) return undefined;
        if (armedForMs + state.clockOffsetMs <= atMs) return 'not-ahead';
        return timer.run.phase === 'idle' ? undefined : 'not-reset';
      },
      apply: (state, { timerId, armedForMs }) =>
        changeTimer(state, timerId, (timer) => ({
          ...disarmed(timer),
          ...(armedForMs !== null && { armedForMs }),
        })),
      line: ({ armedForMs }) => ({
        text: armedForMs === null ? null : timeOfDay(armedForMs, NEUTRAL_CLOCK),
      }),
      words: ({ text }, name, clock) =>
        text === null
          ? `${name} no longer starts automatically`
          : `${name} starts automatically at ${formatTime(text, clock)}`,
      // A stored text cannot follow the clock of each reader.
      undoneWords: ({ text }, name) =>
        text === null ? `${name} no longer starts automatically` : `${name} starts automatically`,
    },
  ),
  /** Moves a timer to the place before another one; null means to the end. */
  defineAct(
    'move-timer',
    { ...ofTimer, beforeTimerId: v.nullable(idSchema) },
    {
      ...byControllers,
      refuse(state, { timerId, beforeTimerId }) {
        const ids = state.timers.map(({ id }) => id);
        if (!ids.includes(timerId)) return 'unknown-timer';
        if (beforeTimerId !== null && !ids.includes(beforeTimerId)) return 'unknown-timer';
        const follower = ids[ids.indexOf(timerId) + 1] ?? null;
        return beforeTimerId === timerId || beforeTimerId === follower ? 'no-change' : undefined;
      },
      apply: (state, { timerId, beforeTimerId }) => withTimerMoved(state, timerId, beforeTimerId),
      words: (_, name) => `${name} moved`,
    },
  ),
  defineAct('remove-timer', ofTimer, {
    ...byControllers,
    refuse: (state, act) =>
      needsTimer(state, act) ?? (state.timers.length === 1 ? 'last-timer' : undefined),
    apply: (state, { timerId }) => withoutTimer(state, timerId),
    words: (_, name) => `${name} removed`,
  }),
];
