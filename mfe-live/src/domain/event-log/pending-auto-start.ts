import { type AutoStart, autoStartAfter } from '../room/auto-start';
import type { ActType } from './event';
import { type EventLog, stateOf } from './event-log';
import type { ReplayStep } from './event-log';

/** Acts on a timer that say nothing of when it runs. */
const HARMLESS: ReadonlySet<ActType> = new Set(['select', 'rename-timer', 'set-rundown']);

/** Whether a person acted on one of the two timers after the zero, or somebody noticed that zero before. */
function isSettledBy({ event }: ReplayStep, { timerId, afterTimerId, atMs }: AutoStart): boolean {
  const { act } = event;
  if (!act || !('timerId' in act) || HARMLESS.has(act.type)) return false;
  if (act.type === 'start-next') return act.afterTimerId === afterTimerId && event.atMs === atMs;
  return (act.timerId === timerId || act.timerId === afterTimerId) && event.atMs > atMs;
}

/**
 * The next automatic start that nobody has written into the log yet; it may lie ahead. One that was
 * undone is not tried again, and one that did not happen at its zero is not made up for by a later act.
 */
export function pendingAutoStart(log: EventLog): AutoStart | undefined {
  const state = stateOf(log);
  return state.timers
    .flatMap((timer) => autoStartAfter(state, timer) ?? [])
    .filter((start) => !log.steps.some((step) => isSettledBy(step, start)))
    .toSorted((one, other) => one.atMs - other.atMs)
    .at(0);
}
