import { liveRoomHeldKey, liveRoomOutboxKey } from '@standby/contracts';
import { expect, test } from 'vitest';
import { buildEventLog } from '../testing/builders';
import { createReplica } from '../client/replica';
import { MemoryStorage } from '../testing/memory-storage';
import { createConnectedRoomStore } from './connected-room-store';

const key = 'standby:live-room:mira:lantern:hamlet';

test('a room that is closed to its person leaves nothing in the browser but acts that the server has not stored', () => {
  const storage = new MemoryStorage();
  const store = createConnectedRoomStore({
    showId: 'hamlet',
    key,
    windowId: 'w1',
    storage: () => storage,
  });
  const { log, events } = buildEventLog([[0, { type: 'play', timerId: 'timer-1' }]]);
  store.save(createReplica(log));
  expect(storage.getItem(key)).not.toBeNull();
  store.save(createReplica(buildEventLog([]).log, events));
  store.held?.add(events.map((event) => ({ event, lines: [] })));
  store.forget?.();
  expect(storage.getItem(key)).toBeNull();
  expect(storage.getItem(liveRoomOutboxKey(key, 'w1'))).not.toBeNull();
  expect(storage.getItem(liveRoomHeldKey(key))).not.toBeNull();
});

test('a kept log names its audience', () => {
  const storage = new MemoryStorage();
  const open = () =>
    createConnectedRoomStore({ showId: 'hamlet', key, windowId: 'w1', storage: () => storage });
  const { log } = buildEventLog([[0, { type: 'play', timerId: 'timer-1' }]]);
  open().save(createReplica(log, [], 'everyone'));
  expect(open().load()).toMatchObject({ kind: 'restored', audience: 'everyone' });
});
