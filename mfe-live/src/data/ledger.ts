import type { WindowRole } from '../domain/commands';
import type { Act, Entry } from '../domain/entry';
import { headOf } from '../domain/heads';
import { firstBase, type Journal, merge, nextEntry, openJournal } from '../domain/journal';
import { foldWhereLong, join } from '../domain/journal-fold';
import { MILLIS_PER_SECOND } from '../domain/time';
import type { Clock } from './clock';
import type { RoomStore } from './room-store';
import type { Unsubscribe } from './source';

/** What other windows did is saved by them; this one makes sure of it a little later. */
const SAVE_REST_MS = 2 * MILLIS_PER_SECOND;

/**
 * - `fresh`, `restored`: as it should be.
 * - `set-aside`: something that was stored could not be read and is kept under another key.
 * - `newer`: a newer release of the app is in use for this room. This one goes on as well as it can;
 *   what it stores and sends, the newer one takes in.
 * - `unsaved`: the browser does not store; what happens lasts until the window closes.
 */
export type StorageState = 'fresh' | 'restored' | 'set-aside' | 'newer' | 'unsaved';

export interface LedgerOptions {
  readonly showId: string;
  readonly role: WindowRole;
  /** The window's id: the author of its acts. */
  readonly id: string;
  readonly clock: Clock;
  readonly store: RoomStore;
  readonly newId: () => string;
  /** Whether every window that this one knows of is of its own release. */
  readonly isAmongEquals: () => boolean;
  /** Something came from the storage that nobody here asked for. */
  readonly onStored: () => void;
}

/** One window's copy of the room's journal, kept in the store. */
export interface Ledger {
  journal(): Journal;
  storage(): StorageState;
  isOwn(author: string): boolean;
  /** Enters an act of this window; it is stored before this returns. */
  write(act: Act, atMs: number): Entry;
  /** Takes in acts of other windows. Returns whether anything changed. */
  take(entries: readonly Entry[]): boolean;
  /** Takes in a whole journal. Returns whether anything changed. */
  takeBook(other: Journal): boolean;
  /** Whether a newer release is in use for this room. */
  hasNewer(): boolean;
  noteNewer(): void;
  /** Stores what is not stored yet. */
  flush(): void;
}

export function createLedger(options: LedgerOptions): Ledger {
  const { showId, role, id, clock, store, newId, isAmongEquals, onStored } = options;
  const authors = new Set([id]);
  const loaded = store.load();
  const opened: StorageState = loaded.kind === 'blocked' ? 'fresh' : loaded.kind;
  let isUnsaved = loaded.kind === 'blocked';
  let hasNewer = loaded.kind === 'newer';
  const restored = 'journal' in loaded ? loaded.journal : undefined;
  let journal = restored ?? openJournal(firstBase(showId));
  let author = { by: id, written: 0 };
  let cancelSave: Unsubscribe | undefined;

  /** An event that is not understood is a newer release's, also where documents have one version. */
  function isOutdated(): boolean {
    return hasNewer || journal.steps.some(({ entry }) => entry.verbatim);
  }

  function storage(): StorageState {
    if (isUnsaved) return 'unsaved';
    return isOutdated() ? 'newer' : opened;
  }

  function save(): void {
    cancelSave?.();
    cancelSave = undefined;
    const saved = store.save(journal);
    isUnsaved = saved.kind === 'unsaved';
    if (saved.kind === 'newer') hasNewer = true;
    if (saved.kind !== 'unsaved') ({ journal } = saved);
  }

  function saveLater(): void {
    const before = { journal, storage: storage() };
    save();
    if (journal !== before.journal || storage() !== before.storage) onStored();
  }

  function adopt(next: Journal): boolean {
    if (next === journal) return false;
    journal = next;
    cancelSave ??= clock.after(SAVE_REST_MS, saveLater);
    return true;
  }

  /** The author of the next act. Where acts of this one got lost, its numbers are not used again. */
  function nextAuthor(): string {
    if (headOf(journal.heads, author.by) < author.written) {
      author = { by: newId(), written: 0 };
      authors.add(author.by);
    }
    return author.by;
  }

  return {
    journal: () => journal,
    storage,
    isOwn: (by) => authors.has(by),
    write(act, atMs) {
      const entry = nextEntry(journal, { by: nextAuthor(), role }, act, atMs);
      author = { by: entry.by, written: entry.seq };
      journal = merge(journal, [entry]);
      // A base is understood by its own release and newer ones, and made by the newest in sight.
      const mayFold = role === 'controller' && !hasNewer && isAmongEquals();
      if (mayFold) journal = foldWhereLong(journal, id);
      save();
      return entry;
    },
    take: (entries) => adopt(merge(journal, entries)),
    takeBook: (other) => adopt(join(journal, other)),
    hasNewer: () => hasNewer,
    noteNewer() {
      hasNewer = true;
    },
    flush() {
      if (cancelSave) save();
    },
  };
}
