// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serializeLog } from '../../domain/event-log/serialized-log';
import { encodeDocument } from '../../domain/event-log/document';
import { currentFormat, type Format } from '../../domain/event-log/document-format';
import { type EventLog, stateOf } from '../../domain/event-log/event-log';
import { compact } from '../../domain/event-log/compaction';
import { emptyLog, buildEventLog } from '../../testing/builders';
import { createLocalRoomStore } from './local-room-store';
import { MemoryStorage } from '../../testing/memory-storage';

const KEY = 'standby:room:hamlet';
const play = { type: 'play', timerId: 'timer-1' } as const;

function setUp() {
  const storage = new MemoryStorage();
  return { storage, open: () => createLocalRoomStore('hamlet', () => storage) };
}

test('what was saved is restored', () => {
  const { open } = setUp();
  const { log } = buildEventLog([[0, play]]);
  expect(open().load()).toEqual({ kind: 'fresh' });
  expect(open().save(log)).toEqual({ kind: 'saved', log });
  expect(open().load()).toEqual({ kind: 'restored', log });
});

test('each show has its own room', () => {
  const { storage, open } = setUp();
  open().save(buildEventLog([[0, play]]).log);
  expect(createLocalRoomStore('macbeth', () => storage).load()).toEqual({ kind: 'fresh' });
});

test('two windows that save lose nothing of each other', () => {
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

test('where there is no room for a quarantine, what cannot be read stays where it is', () => {
  const { storage, open } = setUp();
  storage.setItem(KEY, '[]');
  storage.isFull = true;
  const store = open();
  store.load();
  expect(store.quarantine()).toBe(false);
  expect([...storage.items]).toEqual([[KEY, '[]']]);
});

test('what goes into quarantine later takes nothing from what is there', () => {
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
  const { base, entries } = serializeLog(emptyLog());
  const state = { ...base.state, ...change };
  storage.setItem(KEY, JSON.stringify({ version: 1, book: { base: { ...base, state }, entries } }));
  expect(open().load().kind).toBe('quarantined');
});

test('what a newer version stored is not written over, and this version stores beside it', () => {
  const { storage, open } = setUp();
  storage.setItem(KEY, '{"version":99}');
  const store = open();
  expect(store.load()).toEqual({ kind: 'newer' });
  const { log } = buildEventLog([[0, play]]);
  expect(store.save(log)).toEqual({ kind: 'newer', log });
  expect(storage.getItem(KEY)).toBe('{"version":99}');
  expect(open().load()).toEqual({ kind: 'newer', log });
});

test('a full storage keeps what it has, and a later save goes on', () => {
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

test('what the person cleared is stored again by a window that still has it', () => {
  const { storage, open } = setUp();
  const store = open();
  const { log } = buildEventLog([[0, play]]);
  store.save(log);
  storage.items.clear();
  store.save(log);
  expect(open().load()).toEqual({ kind: 'restored', log });
});

test('a browser that refuses its storage is said to', () => {
  const store = createLocalRoomStore('hamlet', () => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(store.load()).toEqual({ kind: 'blocked' });
  expect(store.save(emptyLog())).toEqual({ kind: 'unsaved' });
});

/** A document as version 1 stored it. */
const ofVersion1 = (log: EventLog) => JSON.stringify({ version: 1, book: serializeLog(log) });
const ofVersion = (version: number, log: EventLog) =>
  JSON.stringify(encodeDocument(log, 'hamlet', version));
const message = (messageId: string) =>
  ({ type: 'send-message', messageId, text: 'Places' }) as const;
const OWN_KEY = `${KEY}:v${currentFormat.version}`;

const nextFormat: Format = {
  ...currentFormat,
  version: currentFormat.version + 1,
  migrations: { ...currentFormat.migrations, [currentFormat.version]: (document) => document },
};

describe('an older version', () => {
  const { log } = buildEventLog([[0, play]]);

  test('has its document read and left where it is, for whoever goes back to it', () => {
    const { storage, open } = setUp();
    const raw = ofVersion1(log);
    storage.setItem(KEY, raw);
    const store = open();
    expect(store.load()).toEqual({ kind: 'restored', log });
    store.save(log);
    expect([...storage.items.keys()].toSorted()).toEqual([KEY, OWN_KEY]);
    expect(storage.getItem(KEY)).toBe(raw);
  });

  test('whose window is still open has its acts taken in with every save', () => {
    const { storage, open } = setUp();
    storage.setItem(KEY, ofVersion1(log));
    const store = open();
    store.load();
    const theirs = buildEventLog([[1_000, message('m1')]], log, 'booth').log;
    storage.setItem(KEY, ofVersion1(theirs));
    const mine = buildEventLog([[2_000, message('m2')]], log).log;
    const saved = store.save(mine);
    if (saved.kind !== 'saved') throw new Error('It was saved');
    expect(stateOf(saved.log).messages.map(({ id }) => id)).toEqual(['m1', 'm2']);
    expect(open().load()).toEqual({ kind: 'restored', log: saved.log });
  });

  test('that folded the log apart from this one keeps its document, and gives what can be merged', () => {
    const { storage, open } = setUp();
    const apart = buildEventLog([[1_000, message('m1')]], emptyLog(), 'booth').log;
    const compacted = compact(apart, 'booth', 0);
    const theirs = buildEventLog([[2_000, message('m2')]], compacted, 'wings').log;
    const mine = compact(log, 'desk', 0);
    const raw = ofVersion1(theirs);
    storage.setItem(KEY, raw);
    const saved = open().save(mine);
    if (saved.kind !== 'saved') throw new Error('It was saved');
    expect(stateOf(saved.log).messages.map(({ id }) => id)).toEqual(['m2']);
    expect(stateOf(saved.log).timers[0]?.run.phase).toBe('running');
    expect(storage.getItem(KEY)).toBe(raw);
  });

  test('before the last one has its document removed once everything in it is in a newer one', () => {
    const { storage } = setUp();
    storage.setItem(KEY, ofVersion1(log));
    const store = createLocalRoomStore('hamlet', () => storage, nextFormat);
    const loaded = store.load();
    expect(loaded).toEqual({ kind: 'restored', log });
    expect(storage.getItem(KEY)).not.toBeNull();
    store.save(log);
    expect(storage.getItem(KEY)).toBeNull();
    expect(createLocalRoomStore('hamlet', () => storage, nextFormat).load()).toEqual(loaded);
  });

  test('makes room where there is none, and is put back where that is not enough', () => {
    const { storage, open } = setUp();
    const raw = ofVersion1(log);
    storage.setItem(KEY, raw);
    const store = open();
    store.load();
    storage.capacity = raw.length + 100;
    const larger = buildEventLog([[1, { ...message('m1'), text: 'x'.repeat(280) }]], log).log;
    expect(store.save(larger)).toEqual({ kind: 'unsaved' });
    expect([...storage.items]).toEqual([[KEY, raw]]);
    expect(store.save(log)).toEqual({ kind: 'saved', log });
    expect([...storage.items.keys()]).toEqual([OWN_KEY]);
  });

  test('of another room, under a name that looks like this one’s, is left alone', () => {
    const { storage } = setUp();
    const raw = ofVersion(2, log);
    storage.setItem(`${KEY}:v2`, raw);
    const store = createLocalRoomStore('hamlet:v2', () => storage);
    expect(store.load()).toEqual({ kind: 'fresh' });
    expect(storage.getItem(`${KEY}:v2`)).toBe(raw);
  });
});

describe('quarantine', () => {
  const { log } = buildEventLog([
    [0, play],
    [1_000, message('m1')],
  ]);
  const next = () => ofVersion(nextFormat.version, log);

  test.each([
    ['the document of a newer version', next()],
    ['the document of this version', ofVersion(currentFormat.version, log)],
    ['the document of an older version', ofVersion1(log)],
  ])('gives back %s to a version that can read it', (_, raw) => {
    const { storage } = setUp();
    storage.setItem(`${KEY}:set-aside-3`, raw);
    const store = createLocalRoomStore('hamlet', () => storage, nextFormat);
    expect(store.load()).toEqual({ kind: 'restored', log });
    expect(storage.getItem(`${KEY}:set-aside-3`)).toBe(raw);
    store.save(log);
    expect(storage.getItem(`${KEY}:set-aside-3`)).toBeNull();
    expect(createLocalRoomStore('hamlet', () => storage, nextFormat).load()).toEqual({
      kind: 'restored',
      log,
    });
  });

  test('keeps what this version cannot read', () => {
    const { storage, open } = setUp();
    storage.setItem(`${KEY}:set-aside`, next());
    const store = open();
    expect(store.load()).toEqual({ kind: 'fresh' });
    store.save(log);
    expect(storage.getItem(`${KEY}:set-aside`)).toBe(next());
  });

  test('gives back what was done beside what is done since', () => {
    const { storage, open } = setUp();
    storage.setItem(`${KEY}:set-aside`, ofVersion1(log));
    open().save(buildEventLog([[2_000, message('m2')]], emptyLog(), 'booth').log);
    const loaded = open().load();
    if (loaded.kind !== 'restored') throw new Error('It was restored');
    expect(
      stateOf(loaded.log)
        .messages.map(({ id }) => id)
        .toSorted(),
    ).toEqual(['m1', 'm2']);
  });

  test('keeps what could only be brought back at the price of something else', () => {
    const { storage, open } = setUp();
    const raw = ofVersion1(compact(log, 'desk', 0));
    storage.setItem(`${KEY}:set-aside`, raw);
    const since = compact(
      buildEventLog([[2_000, message('m2')]], emptyLog(), 'booth').log,
      'booth',
      0,
    );
    open().save(since);
    const store = open();
    expect(store.load()).toEqual({ kind: 'restored', log: since });
    store.save(since);
    expect(storage.getItem(`${KEY}:set-aside`)).toBe(raw);
  });

  test('takes a document that a newer version put under this one’s key', () => {
    const { storage, open } = setUp();
    storage.setItem(OWN_KEY, next());
    expect(open().load()).toEqual({ kind: 'newer', log });
    open().save(emptyLog());
    expect(storage.getItem(`${KEY}:set-aside`)).toBe(next());
  });

  test('takes what would be lost where two windows folded the log apart from each other', () => {
    const { storage, open } = setUp();
    const [desk, booth] = [open(), open()];
    desk.save(compact(log, 'desk', 0));
    const stored = storage.getItem(OWN_KEY);
    booth.save(
      compact(buildEventLog([[2_000, message('m2')]], emptyLog(), 'booth').log, 'booth', 0),
    );
    expect(storage.getItem(`${KEY}:set-aside`)).toBe(stored);
  });
});
