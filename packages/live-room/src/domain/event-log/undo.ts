import { isCallingType } from '../calling/calling-commands';
import { MILLIS_PER_SECOND } from '../timer/time';
import { eventIdOf, type RoomEvent } from './event';

/** How long an act can be undone. */
export const UNDO_MS = 10 * MILLIS_PER_SECOND;
/** How many events before itself an undo reaches: copies of the log may have compacted those before. */
export const UNDO_REACH = 100;

/*
 * Undoing takes an act out of the replay as if it had never been: the acts after it are replayed
 * without it. So an undone pause costs the timer nothing, regardless of the acts in between; and an act
 * that made sense only after the undone one is refused in the replay. Undoing an undo brings it back.
 */

export interface Undos {
  /** Ids of events that are undone. */
  readonly undone: ReadonlySet<string>;
  /** Ids of undos that undo nothing: too late, of an act that was undone before, or of an unknown one. */
  readonly ineffective: ReadonlySet<string>;
}

/**
 * Whether an act of this kind can be undone at all: a clock's correction has its own way back, and what was called was
 * heard.
 */
export function canBeUndone(type: string): boolean {
  return type !== 'set-clock' && !isCallingType(type);
}

/** A deputy takes back its own acts alone. */
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
  // From the end: whether an undo is itself undone must be known before its target is looked at.
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
