import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '@standby/room-engine/testing/memory-storage';
import { linesOf } from '@standby/room-engine/log/event-log';
import { createHeldActStore } from '@standby/room-engine/storage/held-act-storage';
import { buildEventLog } from '../testing/builders';
import { currentFormat } from '../domain/event-log/document-format';

const KEY = 'standby:room:hamlet:held';

const { log, events } = buildEventLog([
  [0, { type: 'play', timerId: 'timer-1' }],
  [1_000, { type: 'pause', timerId: 'timer-1' }],
]);
const acts = events.map((event, place) => ({ event, lines: linesOf(log).slice(place, place + 1) }));
const [first, second] = [acts.slice(0, 1), acts.slice(1)];

describe('the store of held acts', () => {
  it('keeps acts and their log lines for the next window', () => {
    const storage = new MemoryStorage();
    const open = () => createHeldActStore(KEY, () => storage, currentFormat);
    open().add(first);
    open().add(second);
    expect(open().load()).toEqual(acts);
  });

  it('gives acts to the window that decides first, and leaves nothing behind', () => {
    const storage = new MemoryStorage();
    const open = () => createHeldActStore(KEY, () => storage, currentFormat);
    open().add(acts);
    const [one, other] = [open(), open()];
    expect(one.take(acts)).toEqual(acts);
    expect(other.take(acts)).toEqual([]);
    expect(storage.items.size).toBe(0);
  });

  it('leaves acts that another window keeps', () => {
    const storage = new MemoryStorage();
    const store = createHeldActStore(KEY, () => storage, currentFormat);
    store.add(acts);
    expect(store.take(first)).toEqual(first);
    expect(store.load()).toEqual(second);
  });

  it('loses no act if the browser stores nothing', () => {
    const full = new MemoryStorage();
    full.isFull = true;
    const store = createHeldActStore(KEY, () => full, currentFormat);
    store.add(acts);
    expect(store.take(acts)).toEqual(acts);
    const blocked = createHeldActStore(
      KEY,
      () => {
        throw new DOMException('No access', 'SecurityError');
      },
      currentFormat,
    );
    expect(blocked.load()).toEqual([]);
    blocked.add(acts);
    expect(blocked.take(acts)).toEqual(acts);
  });

  it.each(['', '{', '[{}]', '{"event":1}', '[{"event":{},"lines":[]}]'])(
    'ignores foreign content: %s',
    (text) => {
      const storage = new MemoryStorage();
      storage.setItem(KEY, text);
      expect(createHeldActStore(KEY, () => storage, currentFormat).load()).toEqual([]);
    },
  );
});
