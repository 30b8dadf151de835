import { includesAll } from './sequences';
import { eventIdOf, type RoomEvent, type RoomTypes } from './event';
import {
  appendEvents,
  createEventLog,
  type EventLog,
  eventsOf,
  type LogEnd,
  positionOf,
} from './event-log';

/** Returns the ids of the two events at the first position at which two logs differ. */
function firstDifference<Room extends RoomTypes>(
  one: EventLog<Room>,
  other: EventLog<Room>,
): readonly [string, string] | undefined {
  const start = Math.max(one.checkpoint.position, other.checkpoint.position);
  const [mine, theirs] = [one, other].map(({ checkpoint, steps }) =>
    steps.slice(start - checkpoint.position).map(({ event }) => eventIdOf(event)),
  );
  const index = mine?.findIndex((id, place) => id !== theirs?.[place]) ?? -1;
  const ids = [mine?.[index], theirs?.[index]] as const;
  return ids[0] !== undefined && ids[1] !== undefined ? [ids[0], ids[1]] : undefined;
}

/**
 * Whether the first log is the base of a merge: the longer one, or the one whose first different
 * event has the lower id.
 */
function isBase<Room extends RoomTypes>(one: EventLog<Room>, other: EventLog<Room>): boolean {
  const longerBy = positionOf(one) - positionOf(other);
  if (longerBy !== 0) return longerBy > 0;
  const [mine = '', theirs = ''] = firstDifference(one, other) ?? [];
  return mine <= theirs;
}

/**
 * Merges two copies of a room's log that were extended independently, such as by two pages of a
 * browser without locks. Every copy computes the same log. Events that one log has compacted and
 * the other never had are lost.
 */
export function mergeLogs<Room extends RoomTypes>(
  mine: EventLog<Room>,
  theirs: EventLog<Room>,
): EventLog<Room> {
  return isBase(mine, theirs)
    ? appendEvents(mine, eventsOf(theirs))
    : appendEvents(theirs, eventsOf(mine), mine.steps);
}

/** Merges two logs like `mergeLogs`; returns undefined if an event of either log would be lost. */
export function mergeLogsIfLossless<Room extends RoomTypes>(
  mine: EventLog<Room>,
  theirs: EventLog<Room>,
): EventLog<Room> | undefined {
  const merged = mergeLogs(mine, theirs);
  const isLossless = [mine, theirs].every(({ sequences }) =>
    includesAll(merged.sequences, sequences),
  );
  return isLossless ? merged : undefined;
}

/** Returns a log up to an earlier end; undefined if the log does not pass through that end. */
function upTo<Room extends RoomTypes>(
  log: EventLog<Room>,
  { position, digest }: LogEnd,
): EventLog<Room> | undefined {
  const { checkpoint, steps } = log;
  const earlier = steps.slice(0, Math.max(0, position - checkpoint.position));
  const last = earlier.at(-1) ?? checkpoint;
  const isOnTheWay = position === checkpoint.position + earlier.length && last.digest === digest;
  return isOnTheWay
    ? appendEvents(createEventLog(log.rules, checkpoint), eventsOf({ steps: earlier }), steps)
    : undefined;
}

/**
 * Events of a log whose checkpoint this release cannot read, with the end of that checkpoint if it
 * is known.
 */
export interface NewerLog<Room extends RoomTypes> {
  readonly after: LogEnd | undefined;
  readonly events: readonly RoomEvent<Room>[];
}

/**
 * Merges the log of a newer release like `mergeLogs`, in its order if both logs have a common part.
 */
export function mergeNewerLog<Room extends RoomTypes>(
  mine: EventLog<Room>,
  { after, events }: NewerLog<Room>,
): EventLog<Room> {
  const common = after && upTo(mine, after);
  return common
    ? mergeLogs(mine, appendEvents(common, events, mine.steps))
    : appendEvents(mine, events);
}
