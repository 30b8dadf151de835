import { type Act, commandsOf } from '../domain/event-log/event';
import type { Undoable } from '../domain/event-log/undoable';
import { performCommands } from '../domain/acts/batch';
import { hasPermission, type WindowRole } from '../domain/acts/permissions';
import type { RoomState } from '../domain/state/room-schema';
import type { Refusal } from '../domain/rules/refusals';

interface Window {
  readonly role: WindowRole;
  readonly isLocked: boolean;
  readonly state: RoomState;
  readonly undoable: () => readonly Undoable[];
}

/**
 * Returns why an act of this window is refused before it is written; undefined if it is allowed.
 */
export function refusalOf(
  act: Act,
  { role, isLocked, state, undoable }: Window,
  atMs: number,
): Refusal | undefined {
  if (!hasPermission(role, act.type)) return 'not-allowed';
  // The correction of the clock is not an act of the person.
  if (isLocked && act.type !== 'set-clock') return 'locked';
  if (act.type === 'undo') {
    const target = undoable().find(({ eventId }) => eventId === act.entryId);
    if (!target) return 'too-late';
    return role === 'deputy' && !target.isOwn ? 'not-allowed' : undefined;
  }
  const done = performCommands(state, commandsOf(act), atMs);
  return typeof done === 'string' ? done : undefined;
}
