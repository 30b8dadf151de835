import { MILLIS_PER_SECOND } from '@standby/contracts/countdown';
import { eventIdOf, isUndo, type RoomEvent, type RoomTypes } from './event';
import type { RoomRules } from './room-rules';

/** Milliseconds for which an act can be undone. */
export const UNDO_MS = 10 * MILLIS_PER_SECOND;
/**
 * Number of events before itself that an undo can reach; copies of the log may have compacted
 * earlier ones.
 */
export const UNDO_REACH = 100;

/*
 * Undoing takes an act out of the replay as if it had never been done: later acts are replayed
 * without it. So an undone pause costs the timer no time, whatever was done in between. An act that
 * made sense only after the undone one is refused in the replay. Undoing an undo brings the act
 * back.
 */

export interface Undos {
  /** Ids of events that are undone. */
  readonly undone: ReadonlySet<string>;
  /** Ids of undos without effect: too late, or of an act that is already undone or unknown. */
  readonly ineffective: ReadonlySet<string>;
}

const NO_UNDOS: Undos = { undone: new Set(), ineffective: new Set() };

/** Resolves all undos among events in order. */
export function resolveUndos<Room extends RoomTypes>(
  events: readonly RoomEvent<Room>[],
  rules: Pick<RoomRules<Room>, 'mayUndo'>,
): Undos {
  if (!events.some(({ act }) => isUndo(act))) return NO_UNDOS;
  const undone = new Set<string>();
  const ineffective = new Set<string>();
  const earlier = new Map(events.map((event, index) => [eventIdOf(event), { event, index }]));
  // Starts at the end, because an undo that is itself undone must not affect its target.
  for (const [index, event] of [...events.entries()].toReversed()) {
    const id = eventIdOf(event);
    const { act } = event;
    if (!isUndo(act) || undone.has(id)) continue;
    const target = earlier.get(act.entryId);
    const isInTime = target && event.atMs - target.event.atMs <= UNDO_MS;
    const isEffective =
      isInTime &&
      rules.mayUndo(event, target.event) &&
      target.index < index &&
      index - target.index <= UNDO_REACH &&
      !undone.has(act.entryId);
    if (isEffective) undone.add(act.entryId);
    else ineffective.add(id);
  }
  return { undone, ineffective };
}
