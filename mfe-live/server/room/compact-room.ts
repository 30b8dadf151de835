import {
  compact,
  COMPACTION_KEEP,
  COMPACTION_THRESHOLD,
  currentFormat,
  encodeDocument,
  type EventLog,
  eventsOf,
  SERVER_AUTHOR,
} from '../../src/domain/index';
import type { Compaction, OpaqueEvent } from './ports';
import type { RoomCopy } from './room-copy';

/** When a log is compacted, in events, and how many are kept. */
export interface CompactionSize {
  readonly threshold: number;
  readonly keep: number;
}

/**
 * A log with an event of a newer release is compacted where it is longer than others by this factor. Until
 * then the newer release may come back, by which windows see what the event did.
 */
const OPAQUE_PATIENCE = 4;

const DEFAULT_COMPACTION: CompactionSize = {
  threshold: COMPACTION_THRESHOLD,
  keep: COMPACTION_KEEP,
};

/** A checkpoint names no more kinds of events that were not understood. */
const OPAQUE_KINDS_MAX = 50;

/** The first of each kind that is not wholly understood. */
function opaqueEvents(copy: RoomCopy, covered: EventLog['steps']): readonly OpaqueEvent[] {
  const opaque = new Map(copy.opaque.map((event) => [event.type, event]));
  for (const { event } of covered) {
    const { by, seq, verbatim } = event;
    const type = verbatim?.act.type;
    if (type !== undefined && !opaque.has(type)) opaque.set(type, { type, by, seq });
  }
  return [...opaque.values()].slice(0, OPAQUE_KINDS_MAX);
}

interface Compacted {
  readonly log: EventLog;
  readonly opaque: readonly OpaqueEvent[];
  readonly compaction: Compaction | undefined;
}

/** The log of a room without its older events, where it is long. */
export function compactRoom(
  log: EventLog,
  copy: RoomCopy,
  { threshold, keep }: CompactionSize = DEFAULT_COMPACTION,
): Compacted {
  const { length } = log.steps;
  const isLong = copy.mayCompact && length > threshold;
  const next = isLong
    ? compact(log, SERVER_AUTHOR, keep, length > threshold * OPAQUE_PATIENCE)
    : log;
  if (next === log) return { log, opaque: copy.opaque, compaction: undefined };
  const opaque = opaqueEvents(copy, log.steps.slice(0, length - next.steps.length));
  const document = encodeDocument({ ...next, steps: [] }, copy.showId, currentFormat.version);
  const compaction = {
    generation: next.checkpoint.generation,
    document: { ...document, opaque },
    kept: eventsOf(next),
  };
  return { log: next, opaque, compaction };
}
