import { stateOf } from '@standby/room-engine/log/event-log';
import {
  ARMED_START_GRACE_MS,
  type ArmedStart,
  armedStartAtMs,
  isDueArmedStart,
} from '../timer/armed-start';
import { type DueCue, dueCues } from '../calling/due-cues';
import { type AutoStart, autoStartAfter } from '../timer/auto-start';
import type { CommandOf } from '../acts/acts';
import { dueExpiry } from '../messages/message-expiry';
import { type ActType, commandsOf } from './event';
import type { EventLog, ReplayStep } from './event-log';

/** An automatic act: the start of a timer, the expiry of a message, or a cue. */
export interface PendingStart {
  readonly act: CommandOf<'start-next' | 'start-armed' | 'expire-message'> | DueCue;
  /** Moment of the act in the room's time; it may be in the future. */
  readonly atMs: number;
}

/** Acts on a timer that do not affect when it runs. */
const HARMLESS: ReadonlySet<ActType> = new Set([
  'select',
  'set-on-its-own',
  'rename-timer',
  'set-rundown',
  'arm-timer',
]);

/** Acts that move the show on, or hold it. */
const OF_THE_SHOW: ReadonlySet<ActType> = new Set([
  'play',
  'go',
  'end',
  'stop',
  'pause',
  'reset',
  'adjust',
  'start-next',
  'start-armed',
]);

/**
 * Whether a step settles the zero of a timer: a later act on one of the two timers, or the
 * automatic start at that zero.
 */
function isNextSettledBy(
  { event }: ReplayStep,
  { timerId, afterTimerId, atMs }: AutoStart,
): boolean {
  return commandsOf(event.act).some((act) => {
    if (!('timerId' in act) || HARMLESS.has(act.type)) return false;
    if (act.type === 'start-next') return act.afterTimerId === afterTimerId && event.atMs === atMs;
    return (act.timerId === timerId || act.timerId === afterTimerId) && event.atMs > atMs;
  });
}

/** Whether a step settles an armed start: a later act on the show, or this very start. */
function isArmedSettledBy({ event }: ReplayStep, start: ArmedStart, atMs: number): boolean {
  return commandsOf(event.act).some((act) =>
    act.type === 'start-armed' && act.timerId === start.timerId
      ? act.armedForMs === start.armedForMs
      : OF_THE_SHOW.has(act.type) && event.atMs > atMs,
  );
}

function startsOfNext(log: EventLog): PendingStart[] {
  const state = stateOf(log);
  return state.timers
    .flatMap((timer) => autoStartAfter(state, timer) ?? [])
    .filter((start) => !log.steps.some((step) => isNextSettledBy(step, start)))
    .map(({ atMs, ...timers }) => ({ act: { type: 'start-next', ...timers }, atMs }));
}

function startsOfArmed(log: EventLog, nowMs: number): PendingStart[] {
  const state = stateOf(log);
  return state.timers.flatMap((timer) => {
    const atMs = armedStartAtMs(state, timer);
    if (atMs === undefined || timer.armedForMs === undefined) return [];
    const start = { timerId: timer.id, armedForMs: timer.armedForMs };
    const isPast = atMs <= nowMs;
    if (isPast && nowMs > atMs + ARMED_START_GRACE_MS) return [];
    if (isPast && !isDueArmedStart(state, start)) return [];
    const isSettled = log.steps.some((step) => isArmedSettledBy(step, start, atMs));
    return isSettled ? [] : [{ act: { type: 'start-armed', ...start } as const, atMs }];
  });
}

function expiries(log: EventLog): PendingStart[] {
  const due = dueExpiry(stateOf(log));
  if (!due) return [];
  const { messageId, atMs } = due;
  // An undone expiry is not tried again.
  const isSettled = log.steps.some(
    ({ event: { act, atMs: writtenMs } }) =>
      act?.type === 'expire-message' && act.messageId === messageId && writtenMs === atMs,
  );
  return isSettled ? [] : [{ act: { type: 'expire-message', messageId }, atMs }];
}

/**
 * Returns the next automatic act that is not in the log yet. An undone act is not tried again. A
 * missed act is not made up for once a later act has moved the show on.
 */
export function pendingStart(log: EventLog, nowMs: number): PendingStart | undefined {
  return [
    ...startsOfNext(log),
    ...startsOfArmed(log, nowMs),
    ...expiries(log),
    ...dueCues(stateOf(log)),
  ]
    .toSorted((one, other) => one.atMs - other.atMs)
    .at(0);
}
