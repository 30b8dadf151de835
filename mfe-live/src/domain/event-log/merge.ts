import { compareEvents, eventIdOf, type RoomEvent } from './event';
import { createEventLog, type EventLog, eventsOf, isLaterCheckpoint } from './event-log';
import { replay } from './replay';
import { dominates, sequenceOf } from './version-vector';

/** How many events may be pending; more than that is no lost message but nonsense. */
const PENDING_MAX = 1_000;

/**
 * Merges events, in any order, any number of times. Those after a gap are pending until it is filled.
 * @returns the very same log where nothing was new.
 */
export function mergeEvents(log: EventLog, arrived: readonly RoomEvent[]): EventLog {
  const versionVector = new Map(log.versionVector);
  const added: RoomEvent[] = [];
  const pending: RoomEvent[] = [];
  const candidates = [...log.pending, ...arrived].toSorted((one, other) => one.seq - other.seq);
  for (const event of candidates) {
    const last = sequenceOf(versionVector, event.by);
    if (event.seq === last + 1) {
      versionVector.set(event.by, event.seq);
      added.push(event);
    } else if (event.seq > last + 1 && pending.length < PENDING_MAX) {
      if (!pending.some((other) => eventIdOf(other) === eventIdOf(event))) pending.push(event);
    }
  }
  if (added.length === 0) {
    return pending.length === log.pending.length ? log : { ...log, pending };
  }
  const events = [...eventsOf(log), ...added].toSorted(compareEvents);
  const steps = replay(log.checkpoint.state, events, log.steps);
  return { ...log, steps, versionVector, pending };
}

/** As `mergeEvents`, but none becomes pending: nobody may send any more what it would wait for. */
export function mergeStoredEvents(log: EventLog, events: readonly RoomEvent[]): EventLog {
  const merged = mergeEvents(log, events);
  const pending = merged.pending.filter((event) => log.pending.includes(event));
  return pending.length === merged.pending.length ? merged : { ...merged, pending };
}

/**
 * Merges two logs of one room. Where both were compacted apart from each other, events that only the
 * earlier checkpoint covered are lost; as long as events arrive while at least `COMPACTION_KEEP`
 * others are written, that does not happen.
 */
export function mergeLogs(
  mine: EventLog,
  theirs: Pick<EventLog, 'checkpoint' | 'steps'>,
): EventLog {
  if (!isLaterCheckpoint(theirs.checkpoint, mine.checkpoint)) {
    return mergeStoredEvents(mine, eventsOf(theirs));
  }
  const start = { ...createEventLog(theirs.checkpoint), pending: mine.pending };
  return mergeStoredEvents(start, [...eventsOf(theirs), ...eventsOf(mine)]);
}

/** As `mergeLogs`, but undefined where an event of either one would be lost. */
export function mergeLogsIfLossless(mine: EventLog, theirs: EventLog): EventLog | undefined {
  const merged = mergeLogs(mine, theirs);
  const isLossless = [mine, theirs].every(({ versionVector }) =>
    dominates(merged.versionVector, versionVector),
  );
  return isLossless ? merged : undefined;
}
