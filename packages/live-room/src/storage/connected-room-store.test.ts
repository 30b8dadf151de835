import { liveRoomHeldKey, liveRoomOutboxKey } from '@standby/contracts';
import { expect, test } from 'vitest';
import { MemoryStorage } from '@standby/room-engine/testing/memory-storage';
import { appendEvents, initialLog } from '@standby/room-engine/log/event-log';
import { createReplica } from '@standby/room-engine/client/replica';
import { buildEventLog } from '../testing/builders';
import { createConnectedRoomStore } from './connected-room-store';
import { showRules } from '../domain/event-log/show-rules';

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

test('an act that the server has stored stays beside the outbox until the kept log has it', () => {
  const storage = new MemoryStorage();
  const open = (windowId: string) =>
    createConnectedRoomStore({ showId: 'hamlet', key, windowId, storage: () => storage });
  const { log, events } = buildEventLog([
    [0, { type: 'play', timerId: 'timer-1' }],
    [1, { type: 'pause', timerId: 'timer-1' }],
  ]);
  const [play, pause] = events;
  if (!play || !pause) throw new Error('No events');
  const stored = appendEvents(initialLog(showRules, 'hamlet'), [play]);
  const store = open('w1');
  store.load();
  store.save(createReplica(initialLog(showRules, 'hamlet'), events));
  store.save(createReplica(stored, [pause]));
  expect(open('w2').load()).toMatchObject({ kind: 'fresh', outbox: [play, pause] });
  store.save(createReplica(log));
  const kept = open('w3').load();
  expect(kept).toMatchObject({ kind: 'restored', outbox: [] });
  expect('log' in kept && kept.log?.sequences).toEqual(log.sequences);
});

test('a window that always has acts to send keeps the log now and then', () => {
  const storage = new MemoryStorage();
  const options = { showId: 'hamlet', key, storage: () => storage };
  const store = createConnectedRoomStore({ ...options, windowId: 'w1' });
  store.load();
  const { events } = buildEventLog(
    Array.from({ length: 120 }, (_, ms) => [ms, { type: 'flash' }] as const),
  );
  let stored = initialLog(showRules, 'hamlet');
  store.save(createReplica(stored, events.slice(0, 2)));
  let most = 0;
  for (const [index, event] of events.slice(0, 100).entries()) {
    stored = appendEvents(stored, [event]);
    store.save(createReplica(stored, events.slice(index + 1, index + 3)));
    const { outbox = [] } = createConnectedRoomStore({ ...options, windowId: 'w2' }).load();
    most = Math.max(most, outbox.length);
  }
  expect(most).toBeGreaterThan(40);
  expect(most).toBeLessThanOrEqual(53);
});
