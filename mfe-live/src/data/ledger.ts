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
 * - `set-aside`: what was stored could not be read and is kept under another key.
 * - `newer`: a newer version of the app stored this room; nothing is saved over it.
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
  /** Stores what is not stored yet. */
  flush(): void;
}

export function createLedger(options: LedgerOptions): Ledger {
  const { showId, role, id, clock, store, newId } = options;
  const authors = new Set([id]);
  const loaded = store.load();
  const opened: StorageState = loaded.kind === 'blocked' ? 'unsaved' : loaded.kind;
  let storage = opened;
  let journal = loaded.kind === 'restored' ? loaded.journal : openJournal(firstBase(showId));
  let author = { by: id, written: 0 };
  let cancelSave: Unsubscribe | undefined;

  function save(): void {
    cancelSave?.();
    cancelSave = undefined;
    const saved = store.save(journal);
    if (saved.kind === 'saved') ({ journal } = saved);
    if (saved.kind === 'unsaved' && opened !== 'newer') storage = 'unsaved';
    else storage = opened === 'unsaved' ? 'fresh' : opened;
  }

  function adopt(next: Journal): boolean {
    if (next === journal) return false;
    journal = next;
    cancelSave ??= clock.after(SAVE_REST_MS, save);
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
    storage: () => storage,
    isOwn: (by) => authors.has(by),
    write(act, atMs) {
      const entry = nextEntry(journal, { by: nextAuthor(), role }, act, atMs);
      author = { by: entry.by, written: entry.seq };
      journal = merge(journal, [entry]);
      if (role === 'controller') journal = foldWhereLong(journal, id);
      save();
      return entry;
    },
    take: (entries) => adopt(merge(journal, entries)),
    takeBook: (other) => adopt(join(journal, other)),
    flush() {
      if (cancelSave) save();
    },
  };
}
