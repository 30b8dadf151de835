import {
  COMPACTION_KEEP,
  COMPACTION_THRESHOLD,
  type CompactionSize,
  compactLong,
  encodeDocument,
  type EventLog,
} from '../domain/index';
import type { Compaction } from './ports';
import type { RoomCopy } from './room-copy';

export const DEFAULT_COMPACTION: CompactionSize = {
  threshold: COMPACTION_THRESHOLD,
  keep: COMPACTION_KEEP,
  withOpaque: true,
};

/** The log of a room without its older events, where it is long, and the checkpoint to be stored. */
export function compactRoom(
  log: EventLog,
  { mayCompact, showId, format }: RoomCopy,
  size: CompactionSize = DEFAULT_COMPACTION,
): { readonly log: EventLog; readonly compaction: Compaction | undefined } {
  const next = mayCompact ? compactLong(log, size) : log;
  if (next === log) return { log, compaction: undefined };
  const { position } = next.checkpoint;
  const document = encodeDocument({ ...next, steps: [] }, showId, format.version);
  return { log: next, compaction: { position, document } };
}
