import { onDatabase } from 'server/testing/databases';
import type { Database } from '@standby/server-kit';
import { expect, it } from 'vitest';
import { createEventLog, initialCheckpoint } from '@standby/room-engine/log/event-log';
import { LOG_LINES_MAX } from '@standby/room-engine/log/compaction';
import { showRules, type LogLine } from '@standby/live-room';
import { HistoryLines } from './history-lines';
import type { RecentRooms } from './recent-rooms';

const key = { organizationId: 'globe', showId: 'hamlet' };

const line: LogLine = {
  id: 'desk:2',
  by: 'desk',
  role: 'controller',
  atMs: 0,
  type: 'flash',
  timer: null,
  text: null,
  isOn: null,
  isUndone: false,
};

/** A room whose log has lost the line of its first act. */
const log = createEventLog(showRules, {
  ...initialCheckpoint(showRules, 'hamlet'),
  position: LOG_LINES_MAX + 1,
  sequences: new Map([['desk', LOG_LINES_MAX + 1]]),
  lines: Array.from({ length: LOG_LINES_MAX }, () => line),
});
const rooms: Pick<RecentRooms, 'logOf'> = { logOf: async () => log };
const first = { author: 'desk', seq: 1, position: 1, atMs: 0, name: 'Mira', type: 'flash' };

onDatabase((database) => {
  it('a history that could not be read is read again for the next reader', async () => {
    let failures = 1;
    const failingOnce: Database = {
      ...database(),
      get queries() {
        if (failures > 0) {
          failures -= 1;
          throw new Error('The database is gone');
        }
        return database().queries;
      },
    };
    const history = new HistoryLines(failingOnce, rooms);
    await expect(history.read(key, [first])).rejects.toThrow('The database is gone');
    const lines = await history.read(key, [first]);
    expect([lines.has('desk:1'), lines.has('desk:2')]).toEqual([false, true]);
  });
});
