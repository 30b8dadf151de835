import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryStorage } from '@standby/room-engine/testing/memory-storage';
import { stateOf } from '@standby/room-engine/log/event-log';
import { createRoomDocuments } from '@standby/room-engine/storage/room-documents';
import { buildEventLog, emptyLog } from '../testing/builders';
import { legacyBook } from '../testing/release-formats';
import { currentFormat } from '../domain/event-log/document-format';

const KEY = 'standby:room:hamlet';
const play = { type: 'play', timerId: 'timer-1' } as const;

function setUp() {
  const storage = new MemoryStorage();
  return { storage, open: () => createRoomDocuments('hamlet', () => storage, currentFormat) };
}

test('a saved log is restored', () => {
  const { open } = setUp();
  const { log } = buildEventLog([[0, play]]);
  expect(open().load()).toEqual({ kind: 'fresh' });
  expect(open().save(log)).toEqual({ kind: 'saved', log });
  expect(open().load()).toEqual({ kind: 'restored', log });
});

test('each show has its own room', () => {
  const { storage, open } = setUp();
  open().save(buildEventLog([[0, play]]).log);
  expect(createRoomDocuments('macbeth', () => storage, currentFormat).load()).toEqual({
    kind: 'fresh',
  });
});

test('two windows that save lose no acts of each other', () => {
  const { open } = setUp();
  const [desk, booth] = [open(), open()];
  const mine = buildEventLog([[0, play]], emptyLog(), 'desk').log;
  const theirs = buildEventLog(
    [[1_000, { type: 'blackout', isOn: true }]],
    emptyLog(),
    'booth',
  ).log;
  desk.save(mine);
  const saved = booth.save(theirs);
  if (saved.kind !== 'saved') throw new Error('It was saved');
  expect(stateOf(saved.log)).toMatchObject({ isBlackout: true });
  expect(stateOf(saved.log).timers[0]?.run.phase).toBe('running');
  expect(open().load()).toEqual({ kind: 'restored', log: saved.log });
});

test.each([
  ['half a file', '{"version":1,"bo'],
  ['another thing', '[]'],
  ['a version without a log', '{"version":1}'],
  ['a log that breaks a rule', '{"version":1,"book":{"base":{},"entries":[]}}'],
])('%s goes into quarantine', (_, raw) => {
  const { storage, open } = setUp();
  storage.setItem(KEY, raw);
  const store = open();
  expect(store.load()).toEqual({ kind: 'quarantined' });
  expect([...storage.items]).toEqual([[KEY, raw]]);
  expect(store.quarantine()).toBe(true);
  expect([...storage.items]).toEqual([[`${KEY}:set-aside`, raw]]);
  store.save(emptyLog());
  expect(storage.getItem(`${KEY}:set-aside`)).toBe(raw);
  expect(open().load().kind).toBe('restored');
});

test('an unreadable document stays in place if a quarantine does not fit', () => {
  const { storage, open } = setUp();
  storage.setItem(KEY, '[]');
  storage.isFull = true;
  const store = open();
  store.load();
  expect(store.quarantine()).toBe(false);
  expect([...storage.items]).toEqual([[KEY, '[]']]);
});

test('a later quarantine replaces no earlier one', () => {
  const { storage, open } = setUp();
  for (const raw of ['one', 'two', 'two', 'three']) {
    storage.setItem(KEY, raw);
    const store = open();
    store.load();
    store.save(emptyLog());
  }
  expect([...storage.items.values()]).toEqual(expect.arrayContaining(['one', 'two', 'three']));
  expect(storage.items.size).toBe(4);
});

test('for any stored content, no call throws and no act is lost, even if the storage is full', () => {
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
      store.save(emptyLog());
      expect([...storage.items.values()]).toContain(raw);
    }),
  );
});

test.each([
  ['a moment that no calendar has', { clockOffsetMs: Number.MAX_SAFE_INTEGER }],
  ['a shift beyond every date', { flash: { atMs: -8.64e15 } }],
])('a room with %s goes into quarantine, since no screen could show it', (_, change) => {
  const { storage, open } = setUp();
  const { base, entries } = legacyBook(emptyLog());
  const state = { ...base.state, ...change };
  storage.setItem(KEY, JSON.stringify({ version: 1, book: { base: { ...base, state }, entries } }));
  expect(open().load().kind).toBe('quarantined');
});

test('a document of a newer version is not overwritten, and this version stores beside it', () => {
  const { storage, open } = setUp();
  storage.setItem(KEY, '{"version":99}');
  const store = open();
  expect(store.load()).toEqual({ kind: 'newer' });
  const { log } = buildEventLog([[0, play]]);
  expect(store.save(log)).toEqual({ kind: 'newer', log });
  expect(storage.getItem(KEY)).toBe('{"version":99}');
  expect(open().load()).toEqual({ kind: 'newer', log });
});

test('a full storage keeps its content, and a later save goes on', () => {
  const { storage, open } = setUp();
  const store = open();
  const first = buildEventLog([[0, play]]).log;
  const second = buildEventLog([[1_000, { type: 'flash' }]], first).log;
  store.save(first);
  storage.isFull = true;
  expect(store.save(second)).toEqual({ kind: 'unsaved' });
  expect(open().load()).toEqual({ kind: 'restored', log: first });
  storage.isFull = false;
  expect(store.save(second)).toEqual({ kind: 'saved', log: second });
});

test('a room that the person cleared is stored again by a window that still has it', () => {
  const { storage, open } = setUp();
  const store = open();
  const { log } = buildEventLog([[0, play]]);
  store.save(log);
  storage.items.clear();
  store.save(log);
  expect(open().load()).toEqual({ kind: 'restored', log });
});

test('a browser that refuses its storage is reported', () => {
  const store = createRoomDocuments(
    'hamlet',
    () => {
      throw new DOMException('Blocked', 'SecurityError');
    },
    currentFormat,
  );
  expect(store.load()).toEqual({ kind: 'blocked' });
  expect(store.save(emptyLog())).toEqual({ kind: 'unsaved' });
});
