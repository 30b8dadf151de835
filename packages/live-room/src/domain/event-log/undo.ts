import { definitionOf } from '../acts/acts';
import { MILLIS_PER_SECOND } from '../time/time';
import { eventIdOf, type RoomEvent } from './event';

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

/** Whether acts of this kind can be undone at all. */
export const canBeUndone = (type: string): boolean => definitionOf(type)?.isFinal !== true;

/** Whether an undo is permitted: a deputy may undo only its own acts. */
function mayUndo(undo: RoomEvent, target: RoomEvent): boolean {
  return undo.role !== 'deputy' || undo.by === target.by;
}

const NO_UNDOS: Undos = { undone: new Set(), ineffective: new Set() };

/** Resolves all undos among events in order. */
export function resolveUndos(events: readonly RoomEvent[]): Undos {
  if (events.every(({ act }) => act?.type !== 'undo')) return NO_UNDOS;
  const undone = new Set<string>();
  const ineffective = new Set<string>();
  const earlier = new Map(events.map((event, index) => [eventIdOf(event), { event, index }]));
  // Starts at the end, because an undo that is itself undone must not affect its target.
  for (const [index, event] of [...events.entries()].toReversed()) {
    const id = eventIdOf(event);
    if (event.act?.type !== 'undo' || undone.has(id)) continue;
    const target = earlier.get(event.act.entryId);
    const isInTime = target && event.atMs - target.event.atMs <= UNDO_MS;
    const isEffective =
      isInTime &&
      mayUndo(event, target.event) &&
      target.index < index &&
      index - target.index <= UNDO_REACH &&
      canBeUndone(target.event.act?.type ?? '') &&
      !undone.has(event.act.entryId);
    if (isEffective) undone.add(event.act.entryId);
    else ineffective.add(id);
  }
  return { undone, ineffective };
}
