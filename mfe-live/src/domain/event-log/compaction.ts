import { eventIdOf } from './event';
import { type Checkpoint, type EventLog, linesOf, stateOf } from './event-log';

/** A log with more events than this is compacted. */
export const COMPACTION_THRESHOLD = 1_500;
/** How many of the latest events a compaction keeps: late events may still sort between them. */
export const COMPACTION_KEEP = 300;
/** Log lines that a checkpoint keeps: several long shows. */
export const LOG_LINES_MAX = 5_000;

/** Index of the first event that a later undo refers to: what is compacted can no longer be undone. */
function firstReferencedIndex({ steps }: EventLog, from: number): number {
  const referenced = new Set(
    steps.slice(from).flatMap(({ event: { act } }) => (act?.type === 'undo' ? act.entryId : [])),
  );
  const first = steps.findIndex(({ event }) => referenced.has(eventIdOf(event)));
  return first === -1 ? from : Math.min(first, from);
}

/**
 * Moves a log's older events into its checkpoint. The state stays as it is. A log with an event that
 * this release does not wholly understand is not compacted: the event's effect would be lost, and it
 * may concern any event before it, as an undo does.
 * @param by the window that compacts.
 * @param withOpaque compacts such a log, too: for whoever has all events stored elsewhere.
 */
export function compact(
  log: EventLog,
  by: string,
  keep: number = COMPACTION_KEEP,
  withOpaque = false,
): EventLog {
  if (!withOpaque && log.steps.some(({ event }) => event.verbatim)) return log;
  let from = Math.max(0, log.steps.length - keep);
  for (let first = firstReferencedIndex(log, from); first < from;) {
    from = first;
    first = firstReferencedIndex(log, from);
  }
  const compacted = log.steps.slice(0, from);
  const last = compacted.at(-1);
  if (!last) return log;

  const prefix = { ...log, steps: compacted };
  const covered = new Map(log.checkpoint.covered);
  for (const { event } of compacted) covered.set(event.by, event.seq);
  const checkpoint: Checkpoint = {
    generation: log.checkpoint.generation + 1,
    by,
    covered,
    lamport: last.event.lamport,
    state: stateOf(prefix),
    lines: linesOf(prefix).slice(-LOG_LINES_MAX),
  };
  return { ...log, checkpoint, steps: log.steps.slice(from) };
}

export function compactIfLong(log: EventLog, by: string): EventLog {
  return log.steps.length > COMPACTION_THRESHOLD ? compact(log, by) : log;
}
