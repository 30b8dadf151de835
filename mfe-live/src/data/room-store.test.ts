// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeBook } from '../domain/book';
import { stateOf } from '../domain/journal';
import { emptyJournal, write } from '../domain/testing/builders';
import { createRoomStore } from './room-store';
import { MemoryStorage } from './testing/memory-storage';

const KEY = 'standby:room:hamlet';
const play = { type: 'play', timerId: 'timer-1' } as const;

function setUp() {
  const storage = new MemoryStorage();
  return { storage, open: () => createRoomStore('hamlet', () => storage) };
}

test('what was saved is restored', () => {
  const { open } = setUp();
  const { journal } = write([[0, play]]);
  expect(open().load()).toEqual({ kind: 'fresh' });
  expect(open().save(journal)).toEqual({ kind: 'saved', journal });
  expect(open().load()).toEqual({ kind: 'restored', journal });
});

test('each show has its own room', () => {
  const { storage, open } = setUp();
  open().save(write([[0, play]]).journal);
  expect(createRoomStore('macbeth', () => storage).load()).toEqual({ kind: 'fresh' });
});

test('two windows that save lose nothing of each other', () => {
  const { open } = setUp();
  const [desk, booth] = [open(), open()];
  const mine = write([[0, play]], emptyJournal(), 'desk').journal;
  const theirs = write(
    [[1_000, { type: 'blackout', isOn: true }]],
    emptyJournal(),
    'booth',
  ).journal;
  desk.save(mine);
  const saved = booth.save(theirs);
  if (saved.kind !== 'saved') throw new Error('It was saved');
  expect(stateOf(saved.journal)).toMatchObject({ isBlackout: true });
  expect(stateOf(saved.journal).timers[0]?.run.phase).toBe('running');
  expect(open().load()).toEqual({ kind: 'restored', journal: saved.journal });
});

test.each([
  ['half a file', '{"version":1,"bo'],
  ['another thing', '[]'],
  ['a version without a book', '{"version":1}'],
  ['a book that breaks a rule', '{"version":1,"book":{"base":{},"entries":[]}}'],
])('%s is set aside', (_, raw) => {
  const { storage, open } = setUp();
  storage.setItem(KEY, raw);
  const store = open();
  expect(store.load()).toEqual({ kind: 'set-aside', keptUnder: `${KEY}:set-aside` });
  store.save(emptyJournal());
  expect(storage.getItem(`${KEY}:set-aside`)).toBe(raw);
  expect(open().load().kind).toBe('restored');
});

test('what is set aside later takes nothing from what was set aside before', () => {
  const { storage, open } = setUp();
  for (const raw of ['one', 'two', 'two', 'three']) {
    storage.setItem(KEY, raw);
    const store = open();
    store.load();
    store.save(emptyJournal());
  }
  expect([...storage.items.values()]).toEqual(expect.arrayContaining(['one', 'two', 'three']));
  expect(storage.items.size).toBe(4);
});

test('whatever is stored, nothing throws and nothing is lost, not even where there is no room', () => {
  const json = fc.json();
  const raws = fc.oneof(
    fc.string(),
    json,
    json.map((book) => `{"version":1,"book":${book}}`),
  );
  fc.assert(
    fc.property(raws, fc.boolean(), (raw, isFull) => {
      const { storage, open } = setUp();
      storage.setItem(KEY, raw);
      storage.isFull = isFull;
      const store = open();
      store.load();
      store.save(emptyJournal());
      expect([...storage.items.values()]).toContain(raw);
    }),
  );
});

test.each([
  ['a moment that no calendar has', { clockOffsetMs: Number.MAX_SAFE_INTEGER }],
  ['a shift beyond every date', { flash: { atMs: -8.64e15 } }],
])('a room with %s is set aside, since no screen could show it', (_, change) => {
  const { storage, open } = setUp();
  const { base, entries } = writeBook(emptyJournal());
  const state = { ...base.state, ...change };
  storage.setItem(KEY, JSON.stringify({ version: 1, book: { base: { ...base, state }, entries } }));
  expect(open().load().kind).toBe('set-aside');
});

test('what a newer version stored is not written over, and this version stores beside it', () => {
  const { storage, open } = setUp();
  storage.setItem(KEY, '{"version":99}');
  const store = open();
  expect(store.load()).toEqual({ kind: 'newer' });
  const { journal } = write([[0, play]]);
  expect(store.save(journal)).toEqual({ kind: 'newer', journal });
  expect(storage.getItem(KEY)).toBe('{"version":99}');
  expect(open().load()).toEqual({ kind: 'newer', journal });
});

test('a full storage keeps what it has, and a later save goes on', () => {
  const { storage, open } = setUp();
  const store = open();
  const first = write([[0, play]]).journal;
  const second = write([[1_000, { type: 'flash' }]], first).journal;
  store.save(first);
  storage.isFull = true;
  expect(store.save(second)).toEqual({ kind: 'unsaved' });
  expect(open().load()).toEqual({ kind: 'restored', journal: first });
  storage.isFull = false;
  expect(store.save(second)).toEqual({ kind: 'saved', journal: second });
});

test('what the person cleared is stored again by a window that still has it', () => {
  const { storage, open } = setUp();
  const store = open();
  const { journal } = write([[0, play]]);
  store.save(journal);
  storage.items.clear();
  store.save(journal);
  expect(open().load()).toEqual({ kind: 'restored', journal });
});

test('a browser that refuses its storage is said to', () => {
  const store = createRoomStore('hamlet', () => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(store.load()).toEqual({ kind: 'blocked' });
  expect(store.save(emptyJournal())).toEqual({ kind: 'unsaved' });
});
