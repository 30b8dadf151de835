// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeBook } from '../domain/book';
import { writeDocument } from '../domain/document';
import { currentFormat, type Format } from '../domain/format';
import { type Journal, stateOf } from '../domain/journal';
import { fold } from '../domain/journal-fold';
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

/** A document as version 1 stored it. */
const ofVersion1 = (journal: Journal) => JSON.stringify({ version: 1, book: writeBook(journal) });
const ofVersion = (version: number, journal: Journal) =>
  JSON.stringify(writeDocument(journal, 'hamlet', version));
const message = (messageId: string) =>
  ({ type: 'send-message', messageId, text: 'Places' }) as const;
const OWN_KEY = `${KEY}:v${currentFormat.version}`;

const nextFormat: Format = {
  ...currentFormat,
  version: currentFormat.version + 1,
  migrations: { ...currentFormat.migrations, [currentFormat.version]: (document) => document },
};

describe('an older version', () => {
  const { journal } = write([[0, play]]);

  test('has its document read and left where it is, for whoever goes back to it', () => {
    const { storage, open } = setUp();
    const raw = ofVersion1(journal);
    storage.setItem(KEY, raw);
    const store = open();
    expect(store.load()).toEqual({ kind: 'restored', journal });
    store.save(journal);
    expect([...storage.items.keys()].toSorted()).toEqual([KEY, OWN_KEY]);
    expect(storage.getItem(KEY)).toBe(raw);
  });

  test('whose window is still open has its acts taken in with every save', () => {
    const { storage, open } = setUp();
    storage.setItem(KEY, ofVersion1(journal));
    const store = open();
    store.load();
    const theirs = write([[1_000, message('m1')]], journal, 'booth').journal;
    storage.setItem(KEY, ofVersion1(theirs));
    const mine = write([[2_000, message('m2')]], journal).journal;
    const saved = store.save(mine);
    if (saved.kind !== 'saved') throw new Error('It was saved');
    expect(stateOf(saved.journal).messages.map(({ id }) => id)).toEqual(['m1', 'm2']);
    expect(open().load()).toEqual({ kind: 'restored', journal: saved.journal });
  });

  test('that folded the log apart from this one keeps its document, and gives what can be merged', () => {
    const { storage, open } = setUp();
    const apart = write([[1_000, message('m1')]], emptyJournal(), 'booth').journal;
    const folded = fold(apart, 'booth', 0);
    const theirs = write([[2_000, message('m2')]], folded, 'wings').journal;
    const mine = fold(journal, 'desk', 0);
    const raw = ofVersion1(theirs);
    storage.setItem(KEY, raw);
    const saved = open().save(mine);
    if (saved.kind !== 'saved') throw new Error('It was saved');
    expect(stateOf(saved.journal).messages.map(({ id }) => id)).toEqual(['m2']);
    expect(stateOf(saved.journal).timers[0]?.run.phase).toBe('running');
    expect(storage.getItem(KEY)).toBe(raw);
  });

  test('before the last one has its document removed once everything in it is in a newer one', () => {
    const { storage } = setUp();
    storage.setItem(KEY, ofVersion1(journal));
    const store = createRoomStore('hamlet', () => storage, nextFormat);
    const loaded = store.load();
    expect(loaded).toEqual({ kind: 'restored', journal });
    expect(storage.getItem(KEY)).not.toBeNull();
    store.save(journal);
    expect(storage.getItem(KEY)).toBeNull();
    expect(createRoomStore('hamlet', () => storage, nextFormat).load()).toEqual(loaded);
  });

  test('makes room where there is none, and is put back where that is not enough', () => {
    const { storage, open } = setUp();
    const raw = ofVersion1(journal);
    storage.setItem(KEY, raw);
    const store = open();
    store.load();
    storage.capacity = raw.length + 100;
    const larger = write([[1, { ...message('m1'), text: 'x'.repeat(280) }]], journal).journal;
    expect(store.save(larger)).toEqual({ kind: 'unsaved' });
    expect([...storage.items]).toEqual([[KEY, raw]]);
    expect(store.save(journal)).toEqual({ kind: 'saved', journal });
    expect([...storage.items.keys()]).toEqual([OWN_KEY]);
  });

  test('of another room, under a name that looks like this one’s, is left alone', () => {
    const { storage } = setUp();
    const raw = ofVersion(2, journal);
    storage.setItem(`${KEY}:v2`, raw);
    const store = createRoomStore('hamlet:v2', () => storage);
    expect(store.load()).toEqual({ kind: 'fresh' });
    expect(storage.getItem(`${KEY}:v2`)).toBe(raw);
  });
});

describe('quarantine', () => {
  const { journal } = write([
    [0, play],
    [1_000, message('m1')],
  ]);
  const next = () => ofVersion(nextFormat.version, journal);

  test.each([
    ['the document of a newer version', next()],
    ['the document of this version', ofVersion(currentFormat.version, journal)],
    ['the document of an older version', ofVersion1(journal)],
  ])('gives back %s to a version that can read it', (_, raw) => {
    const { storage } = setUp();
    storage.setItem(`${KEY}:set-aside-3`, raw);
    const store = createRoomStore('hamlet', () => storage, nextFormat);
    expect(store.load()).toEqual({ kind: 'restored', journal });
    expect(storage.getItem(`${KEY}:set-aside-3`)).toBe(raw);
    store.save(journal);
    expect(storage.getItem(`${KEY}:set-aside-3`)).toBeNull();
    expect(createRoomStore('hamlet', () => storage, nextFormat).load()).toEqual({
      kind: 'restored',
      journal,
    });
  });

  test('keeps what this version cannot read', () => {
    const { storage, open } = setUp();
    storage.setItem(`${KEY}:set-aside`, next());
    const store = open();
    expect(store.load()).toEqual({ kind: 'fresh' });
    store.save(journal);
    expect(storage.getItem(`${KEY}:set-aside`)).toBe(next());
  });

  test('gives back what was done beside what is done since', () => {
    const { storage, open } = setUp();
    storage.setItem(`${KEY}:set-aside`, ofVersion1(journal));
    open().save(write([[2_000, message('m2')]], emptyJournal(), 'booth').journal);
    const loaded = open().load();
    if (loaded.kind !== 'restored') throw new Error('It was restored');
    expect(
      stateOf(loaded.journal)
        .messages.map(({ id }) => id)
        .toSorted(),
    ).toEqual(['m1', 'm2']);
  });

  test('keeps what could only be brought back at the price of something else', () => {
    const { storage, open } = setUp();
    const raw = ofVersion1(fold(journal, 'desk', 0));
    storage.setItem(`${KEY}:set-aside`, raw);
    const since = fold(
      write([[2_000, message('m2')]], emptyJournal(), 'booth').journal,
      'booth',
      0,
    );
    open().save(since);
    const store = open();
    expect(store.load()).toEqual({ kind: 'restored', journal: since });
    store.save(since);
    expect(storage.getItem(`${KEY}:set-aside`)).toBe(raw);
  });

  test('takes a document that a newer version put under this one’s key', () => {
    const { storage, open } = setUp();
    storage.setItem(OWN_KEY, next());
    expect(open().load()).toEqual({ kind: 'newer', journal });
    open().save(emptyJournal());
    expect(storage.getItem(`${KEY}:set-aside`)).toBe(next());
  });

  test('takes what would be lost where two windows folded the log apart from each other', () => {
    const { storage, open } = setUp();
    const [desk, booth] = [open(), open()];
    desk.save(fold(journal, 'desk', 0));
    const stored = storage.getItem(OWN_KEY);
    booth.save(fold(write([[2_000, message('m2')]], emptyJournal(), 'booth').journal, 'booth', 0));
    expect(storage.getItem(`${KEY}:set-aside`)).toBe(stored);
  });
});
