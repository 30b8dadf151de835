import { setImmediate } from 'node:timers/promises';
import { appendEvents, initialLog } from '@standby/room-engine/log/event-log';
import { compact, COMPACTION_THRESHOLD } from '@standby/room-engine/log/compaction';
import type { EventLog, LogLine, RoomEvent } from '@standby/live-room';
import { showRules } from '@standby/live-room';

/** Events that are replayed before other work gets its turn. */
const AT_ONCE = 500;

/**
 * Returns the log lines of events that a checkpoint covers, although it keeps only the latest
 * lines. The events are replayed from the first one, and compacted as they were before.
 *
 * @param events all events of the room, by position
 * @returns lines by their event's id
 */
export async function replayLines(
  showId: string,
  events: readonly RoomEvent[],
  threshold: number = COMPACTION_THRESHOLD,
): Promise<ReadonlyMap<string, LogLine>> {
  const lines = new Map<string, LogLine>();
  const keep = (steps: EventLog['steps']): void => {
    for (const line of steps.flatMap((step) => step.lines)) lines.set(line.id, line);
  };
  let log = initialLog(showRules, showId);
  for (let start = 0; start < events.length; start += AT_ONCE) {
    log = appendEvents(log, events.slice(start, start + AT_ONCE));
    if (log.steps.length > threshold) {
      const compacted = compact(log);
      keep(log.steps.slice(0, log.steps.length - compacted.steps.length));
      log = { ...compacted, checkpoint: { ...compacted.checkpoint, lines: [] } };
    }
    await setImmediate();
  }
  keep(log.steps);
  return lines;
}
