import { eventIdOf, type Undo } from '@standby/room-engine/log/event';
import { type Command, definitionOf } from '../acts/acts';
import type { RoomState } from '../state/room-schema';
import type { RoomEvent } from './event';
import type { LogLine } from '../state/log-line';
import { timerLineOf } from '../timer/timer-line';

interface LineContext {
  /** Text of the target, for an undo. */
  readonly undone?: string | null;
  /** Index of the act in its batch. */
  readonly index?: number;
}

/**
 * Returns the line of an act from the states before and after it.
 * @param act the event's act, or one of its batch
 */
export function lineOf(
  { by, role, seq, atMs }: RoomEvent,
  act: Command | Undo,
  { before, after }: { readonly before: RoomState; readonly after: RoomState },
  { undone = null, index = 0 }: LineContext = {},
): LogLine {
  const id = eventIdOf({ by, seq });
  const step = { before, after, atMs };
  return {
    id: index === 0 ? id : `${id}.${index}`,
    by,
    role,
    atMs,
    type: act.type,
    timer: 'timerId' in act && act.timerId !== null ? timerLineOf(step, act.timerId) : null,
    text: 'text' in act ? act.text : null,
    isOn: 'isOn' in act ? act.isOn : null,
    isUndone: false,
    ...(act.type === 'undo' ? { text: undone } : definitionOf(act.type)?.line?.(act, step)),
  };
}

/** Returns the line of an event with an unknown act. */
export function opaqueLineOf({ by, role, seq, atMs, verbatim }: RoomEvent): LogLine {
  return {
    id: eventIdOf({ by, seq }),
    by,
    role,
    atMs,
    type: verbatim?.act.type ?? '',
    timer: null,
    text: null,
    isOn: null,
    isUndone: false,
  };
}
