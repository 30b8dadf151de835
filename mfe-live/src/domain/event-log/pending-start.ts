import {
  ARMED_START_GRACE_MS,
  type ArmedStart,
  armedStartAtMs,
  isDueArmedStart,
} from '../room/armed-start';
import { type AutoStart, autoStartAfter } from '../room/auto-start';
import type { CommandOf } from '../room/commands';
import type { ActType } from './event';
import { type EventLog, type ReplayStep, stateOf } from './event-log';

/** A start that no person makes. */
export interface PendingStart {
  readonly act: CommandOf<'start-next' | 'start-armed'>;
  /** In the room's time; it may lie ahead. */
  readonly atMs: number;
}

/** Acts on a timer that say nothing of when it runs. */
const HARMLESS: ReadonlySet<ActType> = new Set([
  'select',
  'rename-timer',
  'set-rundown',
  'arm-timer',
]);

/** Acts by which a show goes on or is held. */
const OF_THE_SHOW: ReadonlySet<ActType> = new Set([
  'play',
  'pause',
  'reset',
  'adjust',
  'start-next',
  'start-armed',
]);

/** Whether a person acted on one of the two timers after the zero, or somebody noticed that zero before. */
function isNextSettledBy(
  { event }: ReplayStep,
  { timerId, afterTimerId, atMs }: AutoStart,
): boolean {
  const { act } = event;
  if (!act || !('timerId' in act) || HARMLESS.has(act.type)) return false;
  if (act.type === 'start-next') return act.afterTimerId === afterTimerId && event.atMs === atMs;
  return (act.timerId === timerId || act.timerId === afterTimerId) && event.atMs > atMs;
}

/** Whether anything went on after the moment, or somebody made this very start before. */
function isArmedSettledBy({ event }: ReplayStep, start: ArmedStart, atMs: number): boolean {
  const { act } = event;
  if (act?.type === 'start-armed' && act.timerId === start.timerId) {
    return act.armedForMs === start.armedForMs;
  }
  return act !== null && OF_THE_SHOW.has(act.type) && event.atMs > atMs;
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

/**
 * The next start that no person makes and nobody has written into the log yet. One that was undone is
 * not tried again, and one that did not happen at its moment is not made up for by a later act.
 */
export function pendingStart(log: EventLog, nowMs: number): PendingStart | undefined {
  return [...startsOfNext(log), ...startsOfArmed(log, nowMs)]
    .toSorted((one, other) => one.atMs - other.atMs)
    .at(0);
}
