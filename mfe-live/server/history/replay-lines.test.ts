import { describe, expect, it } from 'vitest';
import { appendEvents, eventsOf, linesOf, initialLog } from '@standby/room-engine/log/event-log';
import type { EventLog, RoomEvent } from '@standby/live-room';
import { showRules } from '@standby/live-room';
import { replayLines } from './replay-lines';

const START_MS = Date.UTC(2025, 0, 15, 19, 30);

/** Builds a room in which two desks add minutes, and one undoes each tenth. */
function longRoom(acts: number): EventLog {
  const written = { one: 0, other: 0 };
  const events: RoomEvent[] = [];
  for (let n = 0; n < acts; n += 1) {
    const by = n % 3 === 0 ? 'one' : 'other';
    const last = events.at(-1);
    const isUndo = n % 10 === 9 && last !== undefined;
    written[by] += 1;
    events.push({
      by,
      role: 'controller',
      seq: written[by],
      atMs: START_MS + n * 100,
      act: isUndo
        ? { type: 'undo', entryId: `${last.by}:${last.seq}` }
        : { type: 'adjust', timerId: 'timer-1', byMs: 1_000 },
    });
  }
  return appendEvents(initialLog(showRules, 'hamlet'), events);
}

describe('the lines of all events', () => {
  it('equal the lines of the log before its compaction', async () => {
    const log = longRoom(1_200);
    const lines = await replayLines('hamlet', eventsOf(log), 400);
    expect([...lines.values()]).toEqual(linesOf(log));
  });

  it('are empty for a room that was never used', async () => {
    expect((await replayLines('hamlet', [])).size).toBe(0);
  });
});
