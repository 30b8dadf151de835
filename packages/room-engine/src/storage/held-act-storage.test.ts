import { describe, expect, it } from 'vitest';
import { add, counterFormat, newCounter, withAct } from '../testing/counter-room';
import { MemoryStorage } from '../testing/memory-storage';
import { createHeldActStore } from './held-act-storage';

const KEY = 'standby:room:foyer:held';

const log = withAct(withAct(newCounter(), 'desk', add(2)), 'desk', add(-1));
const acts = log.steps.map(({ event, lines }) => ({ event, lines }));
const [first, second] = [acts.slice(0, 1), acts.slice(1)];

describe('the store of held acts', () => {
  it('keeps acts and their log lines for the next window', () => {
    const storage = new MemoryStorage();
    const open = () => createHeldActStore(KEY, () => storage, counterFormat);
    open().add(first);
    open().add(second);
    expect(open().load()).toEqual(acts);
  });

  it('gives acts to the window that decides first, and leaves nothing behind', () => {
    const storage = new MemoryStorage();
    const open = () => createHeldActStore(KEY, () => storage, counterFormat);
    open().add(acts);
    const [one, other] = [open(), open()];
    expect(one.take(acts)).toEqual(acts);
    expect(other.take(acts)).toEqual([]);
    expect(storage.items.size).toBe(0);
  });

  it('leaves acts that another window keeps', () => {
    const storage = new MemoryStorage();
    const store = createHeldActStore(KEY, () => storage, counterFormat);
    store.add(acts);
    expect(store.take(first)).toEqual(first);
    expect(store.load()).toEqual(second);
  });

  it('loses no act if the browser stores nothing', () => {
    const full = new MemoryStorage();
    full.isFull = true;
    const store = createHeldActStore(KEY, () => full, counterFormat);
    store.add(acts);
    expect(store.take(acts)).toEqual(acts);
    const blocked = createHeldActStore(
      KEY,
      () => {
        throw new DOMException('No access', 'SecurityError');
      },
      counterFormat,
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
      expect(createHeldActStore(KEY, () => storage, counterFormat).load()).toEqual([]);
    },
  );
});
