import { UNDO_REACH } from '../domain/event-log/undo';
import {
  compact,
  COMPACTION_KEEP,
  COMPACTION_THRESHOLD,
  type CompactionSize,
  compactLong,
  encodeDocument,
  type EventLog,
} from '../domain/index';
import { lengthOf } from './event-length';
import type { Compaction } from './ports';
import type { RoomCopy } from './room-copy';

export const DEFAULT_COMPACTION: CompactionSize = {
  threshold: COMPACTION_THRESHOLD,
  keep: COMPACTION_KEEP,
  withOpaque: true,
};

/** A log of more characters than this is compacted, also where its events are few. */
const LENGTH_MAX = 4 * 1024 * 1024;
/** As long as a log has no more events, too few could be left out. */
const FEW_EVENTS = 2 * UNDO_REACH;

/** The log without its older events, where it is large: what an undo may refer to stays. */
function compactLarge(log: EventLog, { withOpaque }: CompactionSize): EventLog {
  const { steps } = log;
  if (steps.length <= FEW_EVENTS) return log;
  let length = 0;
  for (const { event } of steps) length += lengthOf(event);
  if (length <= LENGTH_MAX) return log;
  return withOpaque || !steps.some(({ event }) => event.verbatim) ? compact(log, UNDO_REACH) : log;
}

/** The log of a room without its older events, where it is long or large, and the checkpoint to be stored. */
export function compactRoom(
  log: EventLog,
  { mayCompact, showId, format }: RoomCopy,
  size: CompactionSize = DEFAULT_COMPACTION,
): { readonly log: EventLog; readonly compaction: Compaction | undefined } {
  const next = mayCompact ? compactLarge(compactLong(log, size), size) : log;
  if (next === log) return { log, compaction: undefined };
  const { position } = next.checkpoint;
  const document = encodeDocument({ ...next, steps: [] }, showId, format.version);
  return { log: next, compaction: { position, document } };
}
