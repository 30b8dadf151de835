import {
  compact,
  COMPACTION_KEEP,
  COMPACTION_THRESHOLD,
  type CompactionSize,
  compactLong,
} from '../log/compaction';
import { encodeDocument } from '../log/document';
import type { RoomTypes } from '../log/event';
import type { EventLog } from '../log/event-log';
import { UNDO_REACH } from '../log/undo';
import { lengthOf } from './event-length';
import type { Compaction } from './ports';
import type { RoomCopy } from './room-copy';

export const DEFAULT_COMPACTION: CompactionSize = {
  threshold: COMPACTION_THRESHOLD,
  keep: COMPACTION_KEEP,
  withOpaque: true,
};

/** Length in characters above which a log is compacted even if it has few events. */
const LENGTH_MAX = 4 * 1024 * 1024;
/** Number of events up to which a compaction would leave out too few to be worthwhile. */
const FEW_EVENTS = 2 * UNDO_REACH;

/** Compacts a large log, but keeps the events that an undo may refer to. */
function compactLarge<Room extends RoomTypes>(
  log: EventLog<Room>,
  { withOpaque }: CompactionSize,
): EventLog<Room> {
  const { steps } = log;
  if (steps.length <= FEW_EVENTS) return log;
  let length = 0;
  for (const { event } of steps) length += lengthOf(event);
  if (length <= LENGTH_MAX) return log;
  return withOpaque || !steps.some(({ event }) => event.verbatim) ? compact(log, UNDO_REACH) : log;
}

/** Compacts a log that is long or large, and returns the checkpoint to be stored. */
export function compactRoom<Room extends RoomTypes>(
  log: EventLog<Room>,
  { mayCompact, room, format }: RoomCopy<Room>,
  size: CompactionSize = DEFAULT_COMPACTION,
): { readonly log: EventLog<Room>; readonly compaction: Compaction | undefined } {
  const next = mayCompact ? compactLarge(compactLong(log, size), size) : log;
  if (next === log) return { log, compaction: undefined };
  const { position } = next.checkpoint;
  const document = encodeDocument({ ...next, steps: [] }, room, format.version);
  return { log: next, compaction: { position, document } };
}
