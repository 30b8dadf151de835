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
    const store = createRoomDocuments('hamlet', () => storage, nextFormat);
    expect(store.load()).toEqual({ kind: 'restored', log });
    expect(storage.getItem(`${KEY}:set-aside-3`)).toBe(raw);
    store.save(log);
    expect(storage.getItem(`${KEY}:set-aside-3`)).toBeNull();
    expect(createRoomDocuments('hamlet', () => storage, nextFormat).load()).toEqual({
      kind: 'restored',
      log,
    });
  });

  test('keeps documents that this version cannot read', () => {
    const { storage, open } = setUp();
    storage.setItem(`${KEY}:set-aside`, next());
    const store = open();
    expect(store.load()).toEqual({ kind: 'fresh' });
    store.save(log);
    expect(storage.getItem(`${KEY}:set-aside`)).toBe(next());
  });

  test('restores earlier acts beside later ones', () => {
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

  test('keeps a document that could only be restored at the cost of other acts', () => {
    const { storage, open } = setUp();
    const raw = ofVersion1(compactedWhole(log));
    storage.setItem(`${KEY}:set-aside`, raw);
    const since = compactedWhole(buildEventLog([[2_000, message('m2')]], emptyLog(), 'booth').log);
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

  test('takes a document that would be lost because two windows compacted the log separately', () => {
    const { storage, open } = setUp();
    const [desk, booth] = [open(), open()];
    desk.save(compactedWhole(log));
    const stored = storage.getItem(OWN_KEY);
    booth.save(compactedWhole(buildEventLog([[2_000, message('m2')]], emptyLog(), 'booth').log));
    expect(storage.getItem(`${KEY}:set-aside`)).toBe(stored);
  });
});
