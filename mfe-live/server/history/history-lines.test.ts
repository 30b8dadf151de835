import { onDatabase } from 'server/testing/databases';
import type { Database } from '@standby/server-kit';
import { expect, it } from 'vitest';
import { createEventLog, initialCheckpoint, LOG_LINES_MAX, type LogLine } from '@standby/live-room';
import type { RoomCopy } from '@standby/live-room/authority/room-copy';
import type { Rooms } from '@standby/live-room/authority/rooms';
import { HistoryLines } from './history-lines';

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
const log = createEventLog({
  ...initialCheckpoint('hamlet'),
  position: LOG_LINES_MAX + 1,
  sequences: new Map([['desk', LOG_LINES_MAX + 1]]),
  lines: Array.from({ length: LOG_LINES_MAX }, () => line),
});
const rooms: Pick<Rooms, 'using'> = {
  using: (_, work) => work({ copy: { log } as RoomCopy } as Parameters<typeof work>[0]),
};
const first = { author: 'desk', seq: 1, position: 1, atMs: 0, name: 'Mira', type: 'flash' };

onDatabase((database) => {
  it('a history that could not be read is read again for the next who asks', async () => {
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
    expect([...(await history.read(key, [first])).keys()]).toEqual(['desk:2']);
  });
});
