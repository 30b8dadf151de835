import { describe, expect, it } from 'vitest';
import {
  appendEvents,
  createEventLog,
  type EventLog,
  eventsOf,
  initialCheckpoint,
  linesOf,
  nextEvent,
} from '@standby/live-room';
import { replayLines } from './replay-lines';

const START_MS = Date.UTC(2025, 0, 15, 19, 30);

/** A room in which two desks add minutes, and one takes each tenth back. */
function longRoom(acts: number): EventLog {
  let log = createEventLog(initialCheckpoint('hamlet'));
  for (let n = 0; n < acts; n += 1) {
    const by = n % 3 === 0 ? 'one' : 'other';
    const last = eventsOf(log).at(-1);
    const isUndo = n % 10 === 9 && last !== undefined;
    log = appendEvents(log, [
      nextEvent(
        log,
        { by, role: 'controller' },
        isUndo
          ? { type: 'undo', entryId: `${last.by}:${last.seq}` }
          : { type: 'adjust', timerId: 'timer-1', byMs: 1_000 },
        START_MS + n * 100,
      ),
    ]);
  }
  return log;
}

describe('the lines of all events', () => {
  it('are those that the log had before it was compacted', async () => {
    const log = longRoom(1_200);
    const lines = await replayLines('hamlet', eventsOf(log), 400);
    expect([...lines.values()]).toEqual(linesOf(log));
  });

  it('are empty for a room that was never used', async () => {
    expect((await replayLines('hamlet', [])).size).toBe(0);
  });
});
