import type { KeyValueStorage } from '@standby/storage';
import { decodeDocument, type DecodeResult } from '../log/document';
import type { Format } from '../log/document-format';
import type { RoomTypes } from '../log/event';
import { appendEvents, type EventLog, eventsOf, initialLog } from '../log/event-log';
import { mergeLogs, mergeLogsIfLossless, mergeNewerLog, type NewerLog } from '../log/merge';
import { includesAll, type Sequences } from '../log/sequences';
import { roomKeys, type RoomKeys } from './storage-keys';

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** A stored document whose events are all merged into this window's log. */
interface MergedDocument {
  readonly raw: string;
  readonly sequences: Sequences;
}

/**
 * The stored documents of one room, from the view of one release. It reads documents of all
 * versions, and writes only its own version. Every method may throw the storage's errors; nothing
 * is lost then.
 */
export class StoredDocuments<Room extends RoomTypes> {
  /** Whether a document of a newer version is stored. */
  hasNewer = false;
  readonly #room: string;
  readonly #format: Format<Room>;
  readonly #keys: RoomKeys;
  readonly #ownKey: string;
  /** Content last read under a key. An unchanged document has nothing to merge. */
  readonly #lastRead = new Map<string, string>();
  readonly #merged = new Map<string, MergedDocument>();
  /** Documents that are unreadable or block the key of the own one: key and content. */
  readonly #unreadable = new Map<string, string>();

  constructor(room: string, format: Format<Room>) {
    this.#room = room;
    this.#format = format;
    this.#keys = roomKeys(room);
    this.#ownKey = this.#keys.ofVersion(format.version);
  }

  /** Whether a document has to be moved into quarantine. */
  get hasUnreadable(): boolean {
    return this.#unreadable.size > 0;
  }

  /**
   * Merges a log with the events that other windows, of any release, stored since the last time.
   * @returns undefined if there is neither a log nor a document
   */
  read(storage: KeyValueStorage, mine?: EventLog<Room>): EventLog<Room> | undefined {
    let log = mine;
    for (const key of this.#documentKeys(storage)) {
      const raw = storage.getItem(key);
      if (raw === null || raw === this.#lastRead.get(key)) continue;
      const result = this.#decode(raw);
      if (result.kind === 'decoded') log = this.#mergeDocument(storage, key, raw, result.log, log);
      if (result.kind === 'newer') {
        this.hasNewer = true;
        log = this.#mergeNewer(log, result);
      }
      const isInTheWay = key === this.#ownKey && result.kind !== 'decoded';
      if (isInTheWay || result.kind === 'invalid') this.#unreadable.set(key, raw);
      else this.#lastRead.set(key, raw);
    }
    return log;
  }

  /** Moves unreadable documents into quarantine. */
  quarantineUnreadable(storage: KeyValueStorage): void {
    for (const [key, raw] of this.#unreadable) {
      if (storage.getItem(key) === raw) {
        this.#copyToQuarantine(storage, raw);
        storage.removeItem(key);
      }
      this.#unreadable.delete(key);
    }
  }

  /**
   * Merges quarantined documents that have become readable, unless something would be lost by it.
   */
  readQuarantined(storage: KeyValueStorage, mine?: EventLog<Room>): EventLog<Room> | undefined {
    let log = mine;
    for (const key of this.#storageKeys(storage).filter((name) => this.#keys.isQuarantine(name))) {
      const raw = storage.getItem(key) ?? '';
      const result = this.#decode(raw);
      if (result.kind !== 'decoded') continue;
      const merged = log ? mergeLogsIfLossless(log, result.log) : result.log;
      if (!merged) continue;
      log = merged;
      this.#merged.set(key, { raw, sequences: result.log.sequences });
    }
    return log;
  }

  /** Writes the document of this version, and removes those that it makes redundant. */
  write(storage: KeyValueStorage, raw: string, { sequences }: EventLog<Room>): void {
    if (storage.getItem(this.#ownKey) !== raw) this.#put(storage, raw, sequences);
    this.#lastRead.set(this.#ownKey, raw);
    this.#removeMerged(storage, sequences, (key) => {
      const version = this.#keys.versionOf(key);
      // The document of the previous version stays for a rollback.
      return version === undefined || version < this.#format.version - 1;
    });
  }

  #decode(raw: string): DecodeResult<Room> {
    return decodeDocument(parse(raw), this.#room, this.#format);
  }

  #storageKeys(storage: KeyValueStorage): string[] {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  }

  /**
   * Returns the own key first, then the other keys from the latest version down, but newer versions
   * last.
   */
  #documentKeys(storage: KeyValueStorage): string[] {
    const own = this.#format.version;
    const versions = this.#storageKeys(storage)
      .map((name) => this.#keys.versionOf(name))
      .filter((version) => version !== undefined)
      .toSorted((one, other) => Number(one > own) - Number(other > own) || other - one);
    return versions.map((version) => this.#keys.ofVersion(version));
  }

  #mergeNewer(mine: EventLog<Room> | undefined, newer: NewerLog<Room>): EventLog<Room> | undefined {
    if (newer.events.length === 0) return mine;
    return mergeNewerLog(mine ?? initialLog(this.#format.rules, this.#room), newer);
  }

  #mergeDocument(
    storage: KeyValueStorage,
    key: string,
    raw: string,
    theirs: EventLog<Room>,
    mine: EventLog<Room> | undefined,
  ): EventLog<Room> {
    const merged = mine ? mergeLogsIfLossless(mine, theirs) : theirs;
    const isOwn = key === this.#ownKey;
    if (merged && !isOwn) this.#merged.set(key, { raw, sequences: theirs.sequences });
    if (merged || !mine) return merged ?? theirs;
    // An older release compacted its log separately from this window. Its document stays, because
    // it may hold the only copy of some events.
    if (!isOwn) return appendEvents(mine, eventsOf(theirs));
    // Both logs were compacted separately, and the document is about to be overwritten.
    this.#copyToQuarantine(storage, raw);
    return mergeLogs(mine, theirs);
  }

  /** Stores a copy under the first free quarantine key. */
  #copyToQuarantine(storage: KeyValueStorage, raw: string): void {
    let copy = 1;
    while (![null, raw].includes(storage.getItem(this.#keys.quarantine(copy)))) copy += 1;
    storage.setItem(this.#keys.quarantine(copy), raw);
  }

  /**
   * Writes the document. If the storage is full, documents whose events are all in this one are
   * removed first.
   */
  #put(storage: KeyValueStorage, raw: string, sequences: Sequences): void {
    try {
      storage.setItem(this.#ownKey, raw);
    } catch (error) {
      const removed = this.#removeMerged(storage, sequences, () => true);
      try {
        if (removed.size === 0) throw error;
        storage.setItem(this.#ownKey, raw);
      } catch (stillFull) {
        for (const [key, { raw: content }] of removed) storage.setItem(key, content);
        throw stillFull;
      }
    }
  }

  #removeMerged(
    storage: KeyValueStorage,
    sequences: Sequences,
    isRedundant: (key: string) => boolean,
  ): Map<string, MergedDocument> {
    const redundant = [...this.#merged].filter(
      ([key, merged]) =>
        isRedundant(key) &&
        includesAll(sequences, merged.sequences) &&
        storage.getItem(key) === merged.raw,
    );
    for (const [key] of redundant) storage.removeItem(key);
    return new Map(redundant);
  }
}
