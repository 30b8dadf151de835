import { describe, expect, test } from 'vitest';
import { MemoryStorage } from '@standby/room-engine/testing/memory-storage';
import { encodeDocument } from '@standby/room-engine/log/document';
import { stateOf } from '@standby/room-engine/log/event-log';
import { createRoomDocuments } from '@standby/room-engine/storage/room-documents';
import { currentFormat, type Format } from '../domain/event-log/document-format';
import type { EventLog } from '../domain/event-log/event-log';
import { buildEventLog, compactedWhole, emptyLog } from '../testing/builders';
import { legacyBook } from '../testing/release-formats';

const KEY = 'standby:room:hamlet';
const play = { type: 'play', timerId: 'timer-1' } as const;

function setUp() {
  const storage = new MemoryStorage();
  return { storage, open: () => createRoomDocuments('hamlet', () => storage, currentFormat) };
}

/** A document as version 1 stored it. */
const ofVersion1 = (log: EventLog) => JSON.stringify({ version: 1, book: legacyBook(log) });
/** Up to version 3 a document was a book. */
const ofVersion = (version: number, log: EventLog) =>
  JSON.stringify(
    version <= 3
      ? { version, room: 'hamlet', book: legacyBook(log) }
      : encodeDocument(log, 'hamlet', version),
  );
const message = (messageId: string) =>
  ({ type: 'send-message', messageId, text: 'Places' }) as const;
const LAST_VERSION = currentFormat.version - 1;
const LAST_KEY = `${KEY}:v${LAST_VERSION}`;
const OWN_KEY = `${KEY}:v${currentFormat.version}`;

const nextFormat: Format = {
  ...currentFormat,
  version: currentFormat.version + 1,
  migrations: { ...currentFormat.migrations, [currentFormat.version]: (document) => document },
};

describe('an older version', () => {
  const { log } = buildEventLog([[0, play]]);

  test('has its document read and left where it is, for a rollback', () => {
    const { storage, open } = setUp();
    const raw = ofVersion(LAST_VERSION, log);
    storage.setItem(LAST_KEY, raw);
    const store = open();
    expect(store.load()).toEqual({ kind: 'restored', log });
    store.save(log);
    expect([...storage.items.keys()].toSorted()).toEqual([LAST_KEY, OWN_KEY]);
    expect(storage.getItem(LAST_KEY)).toBe(raw);
  });

  test('has the acts of its open window merged with every save', () => {
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

  test('keeps its document if it compacted the log separately, and contributes what can be merged', () => {
    const { storage, open } = setUp();
    const apart = buildEventLog([[1_000, message('m1')]], emptyLog(), 'booth').log;
    const compacted = compactedWhole(apart);
    const theirs = buildEventLog([[2_000, message('m2')]], compacted, 'wings').log;
    const mine = compactedWhole(log);
    const raw = ofVersion1(theirs);
    storage.setItem(KEY, raw);
    const saved = open().save(mine);
    if (saved.kind !== 'saved') throw new Error('It was saved');
    expect(stateOf(saved.log).messages.map(({ id }) => id)).toEqual(['m2']);
    expect(stateOf(saved.log).timers[0]?.run.phase).toBe('running');
    expect(storage.getItem(KEY)).toBe(raw);
  });

  test('older than the previous one has its document removed once a newer document contains everything', () => {
    const { storage } = setUp();
    storage.setItem(KEY, ofVersion1(log));
    const store = createRoomDocuments('hamlet', () => storage, nextFormat);
    const loaded = store.load();
    expect(loaded).toEqual({ kind: 'restored', log });
    expect(storage.getItem(KEY)).not.toBeNull();
    store.save(log);
    expect(storage.getItem(KEY)).toBeNull();
    expect(createRoomDocuments('hamlet', () => storage, nextFormat).load()).toEqual(loaded);
  });

  test('has its document removed if the storage is full, and put back if that does not help', () => {
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

  test('keeps its document in another room whose key looks like this one’s', () => {
    const { storage } = setUp();
    const raw = ofVersion(2, log);
    storage.setItem(`${KEY}:v2`, raw);
    const store = createRoomDocuments('hamlet:v2', () => storage, currentFormat);
    expect(store.load()).toEqual({ kind: 'fresh' });
    expect(storage.getItem(`${KEY}:v2`)).toBe(raw);
  });
});
