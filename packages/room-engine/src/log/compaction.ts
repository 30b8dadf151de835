import { eventIdOf, isUndo, type RoomTypes } from './event';
import {
  type Checkpoint,
  endOf,
  type EventLog,
  linesOf,
  type OpaqueEvent,
  stateOf,
} from './event-log';
import { UNDO_REACH } from './undo';

/** Number of events above which a log is compacted. */
export const COMPACTION_THRESHOLD = 1_500;
/**
 * Number of latest events that a compaction keeps, for undos and for windows that were away for a
 * moment.
 */
export const COMPACTION_KEEP = 300;
/** Factor by which a log with an opaque event must exceed the threshold before it is compacted. */
const OPAQUE_PATIENCE = 4;
/** Maximum number of kinds of opaque events that a checkpoint names. */
const OPAQUE_KINDS_MAX = 50;
/** Maximum number of log lines that a checkpoint keeps: enough for several long shows. */
export const LOG_LINES_MAX = 5_000;

/**
 * Returns the index of the first event that a later undo refers to. Compacted events can no longer
 * be undone.
 */
function firstReferencedIndex<Room extends RoomTypes>(
  { steps }: EventLog<Room>,
  from: number,
): number {
  const referenced = new Set(
    steps.slice(from).flatMap(({ event: { act } }) => (isUndo(act) ? act.entryId : [])),
  );
  const first = steps.findIndex(({ event }) => referenced.has(eventIdOf(event)));
  return first === -1 ? from : Math.min(first, from);
}

/** Returns the first event of each kind that is not wholly understood. */
function opaqueEvents<Room extends RoomTypes>(
  { checkpoint }: EventLog<Room>,
  covered: EventLog<Room>['steps'],
): OpaqueEvent[] {
  const opaque = new Map(checkpoint.opaque.map((event) => [event.type, event]));
  for (const { event } of covered) {
    const { by, seq, verbatim } = event;
    const type = verbatim?.act.type;
    if (type !== undefined && !opaque.has(type)) opaque.set(type, { type, by, seq });
  }
  return [...opaque.values()].slice(0, OPAQUE_KINDS_MAX);
}

/**
 * Moves a log's older events into its checkpoint. The state does not change. Undos of later events
 * keep their effect.
 */
export function compact<Room extends RoomTypes>(
  log: EventLog<Room>,
  keep: number = COMPACTION_KEEP,
): EventLog<Room> {
  let from = Math.max(0, log.steps.length - Math.max(keep, UNDO_REACH));
  for (let first = firstReferencedIndex(log, from); first < from;) {
    from = first;
    first = firstReferencedIndex(log, from);
  }
  const covered = log.steps.slice(0, from);
  if (covered.length === 0) return log;

  const prefix = { ...log, steps: covered };
  const sequences = new Map(log.checkpoint.sequences);
  for (const { event } of covered) sequences.set(event.by, event.seq);
  const checkpoint: Checkpoint<Room> = {
    ...endOf(prefix),
    sequences,
    state: stateOf(prefix),
    lines: linesOf(prefix).slice(-LOG_LINES_MAX),
    opaque: opaqueEvents(log, covered),
  };
  return { ...log, checkpoint, steps: log.steps.slice(from) };
}

/** Number of events above which a log is compacted, and number of events that are kept. */
export interface CompactionSize {
  readonly threshold: number;
  readonly keep: number;
  /**
   * Whether events of a newer release may be compacted, which is safe only if all events stay
   * stored elsewhere.
   */
  readonly withOpaque: boolean;
}

/**
 * Returns a long log without its older events. A compacted event of a newer release would lose its
 * effect, and may refer to any earlier event, as an undo does. So compaction first waits for the
 * newer release to come back.
 */
export function compactLong<Room extends RoomTypes>(
  log: EventLog<Room>,
  { threshold, keep, withOpaque }: CompactionSize,
): EventLog<Room> {
  const { length } = log.steps;
  if (length <= threshold) return log;
  const hasOpaque = log.steps.some(({ event }) => event.verbatim);
  const mayCompact = !hasOpaque || (withOpaque && length > threshold * OPAQUE_PATIENCE);
  return mayCompact ? compact(log, keep) : log;
}
