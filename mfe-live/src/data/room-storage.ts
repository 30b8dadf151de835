import type { KeyValueStorage } from 'shared-ui/storage';
import { readDocument, type Reading } from '../domain/document';
import type { Entry } from '../domain/entry';
import type { Format } from '../domain/format';
import { covers, type Heads } from '../domain/heads';
import { firstBase, type Journal, openJournal } from '../domain/journal';
import { join, joinWhole, mergeStored } from '../domain/journal-fold';
import { roomKeys } from './room-keys';

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

function entriesOf({ steps }: Journal): Entry[] {
  return steps.map(({ entry }) => entry);
}

/** Something stored all of whose events are known here. */
interface Covered {
  readonly raw: string;
  readonly heads: Heads;
}

export interface Gathered {
  /** Undefined where nothing was there to read. */
  readonly journal: Journal | undefined;
  /** The key under which something is in quarantine since now. */
  readonly keptUnder: string | undefined;
}

/**
 * The stored documents of one room, as one release sees them: it reads those of all versions, and
 * writes its own version's alone. Every method may throw what the storage throws; nothing is lost then.
 */
export class RoomStorage {
  /** Whether a document of a newer version is stored. */
  hasNewer = false;
  readonly #room: string;
  readonly #format: Format;
  readonly #keys: ReturnType<typeof roomKeys>;
  readonly #ownKey: string;
  /** What was last seen under a key: while it stands there, there is nothing to join. */
  readonly #seen = new Map<string, string>();
  readonly #covered = new Map<string, Covered>();

  constructor(room: string, format: Format) {
    this.#room = room;
    this.#format = format;
    this.#keys = roomKeys(room);
    this.#ownKey = this.#keys.ofVersion(format.version);
  }

  /** Joins a journal with what other windows, of any release, stored since the last time. */
  gather(storage: KeyValueStorage, mine?: Journal): Gathered {
    let journal = mine;
    let keptUnder: string | undefined;
    for (const key of this.#documentKeys(storage)) {
      const raw = storage.getItem(key);
      if (raw === null || raw === this.#seen.get(key)) continue;
      const reading = this.#read(raw);
      if (reading.kind === 'read') journal = this.#joined(storage, key, raw, reading, journal);
      if (reading.kind === 'newer') {
        this.hasNewer = true;
        journal = this.#merged(journal, reading.entries);
      }
      const isInTheWay = key === this.#ownKey && reading.kind !== 'read';
      if (isInTheWay || reading.kind === 'unreadable') {
        keptUnder = this.#putAside(storage, raw);
        storage.removeItem(key);
      } else {
        this.#seen.set(key, raw);
      }
    }
    return { journal, keptUnder };
  }

  /** Brings back what is in quarantine and can be read by now, unless something would be lost by it. */
  release(storage: KeyValueStorage, mine?: Journal): Journal | undefined {
    let journal = mine;
    for (const key of this.#names(storage).filter((name) => this.#keys.isQuarantine(name))) {
      const raw = storage.getItem(key) ?? '';
      const reading = this.#read(raw);
      if (reading.kind !== 'read') continue;
      const joined = journal ? joinWhole(journal, reading.journal) : reading.journal;
      if (!joined) continue;
      journal = joined;
      this.#covered.set(key, { raw, heads: reading.journal.heads });
    }
    return journal;
  }

  /** Writes the own version's document, and removes what it has made superfluous. */
  write(storage: KeyValueStorage, raw: string, { heads }: Journal): void {
    if (storage.getItem(this.#ownKey) !== raw) this.#put(storage, raw, heads);
    this.#seen.set(this.#ownKey, raw);
    this.#erase(storage, heads, (key) => {
      const version = this.#keys.versionOf(key);
      // The last version's stays for whoever goes back to it.
      return version === undefined || version < this.#format.version - 1;
    });
  }

  #read(raw: string): Reading {
    return readDocument(parse(raw), this.#room, this.#format);
  }

  #names(storage: KeyValueStorage): string[] {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  }

  /** The own one, then the others from the latest version down; the newer ones last. */
  #documentKeys(storage: KeyValueStorage): string[] {
    const own = this.#format.version;
    const versions = this.#names(storage)
      .map((name) => this.#keys.versionOf(name))
      .filter((version) => version !== undefined)
      .toSorted((one, other) => Number(one > own) - Number(other > own) || other - one);
    return versions.map((version) => this.#keys.ofVersion(version));
  }

  #merged(mine: Journal | undefined, entries: readonly Entry[]): Journal | undefined {
    if (entries.length === 0) return mine;
    return mergeStored(mine ?? openJournal(firstBase(this.#room)), entries);
  }

  #joined(
    storage: KeyValueStorage,
    key: string,
    raw: string,
    { journal: theirs }: Extract<Reading, { kind: 'read' }>,
    mine: Journal | undefined,
  ): Journal {
    const joined = mine ? joinWhole(mine, theirs) : theirs;
    const isOwn = key === this.#ownKey;
    if (joined && !isOwn) this.#covered.set(key, { raw, heads: theirs.heads });
    if (joined || !mine) return joined ?? theirs;
    // An older window folded the log apart from this one: its document stays, for what is only there.
    if (!isOwn) return this.#merged(mine, entriesOf(theirs)) ?? mine;
    // Both were folded apart from each other, and the document is about to be written over.
    this.#putAside(storage, raw);
    return join(mine, theirs);
  }

  /** Puts something under the first quarantine key that is free, and returns that. */
  #putAside(storage: KeyValueStorage, raw: string): string {
    let copy = 1;
    while (![null, raw].includes(storage.getItem(this.#keys.quarantine(copy)))) copy += 1;
    storage.setItem(this.#keys.quarantine(copy), raw);
    return this.#keys.quarantine(copy);
  }

  /** Where there is no room, documents of older versions make some: everything in them is in this one. */
  #put(storage: KeyValueStorage, raw: string, heads: Heads): void {
    try {
      storage.setItem(this.#ownKey, raw);
    } catch (error) {
      const erased = this.#erase(storage, heads, () => true);
      try {
        if (erased.size === 0) throw error;
        storage.setItem(this.#ownKey, raw);
      } catch (stillFull) {
        for (const [key, { raw: kept }] of erased) storage.setItem(key, kept);
        throw stillFull;
      }
    }
  }

  #erase(
    storage: KeyValueStorage,
    heads: Heads,
    isSuperfluous: (key: string) => boolean,
  ): Map<string, Covered> {
    const erased = [...this.#covered].filter(
      ([key, covered]) =>
        isSuperfluous(key) && covers(heads, covered.heads) && storage.getItem(key) === covered.raw,
    );
    for (const [key] of erased) storage.removeItem(key);
    return new Map(erased);
  }
}
