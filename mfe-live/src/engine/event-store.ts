import { compactIfLong } from '../domain/event-log/compaction';
import type { Act, RoomEvent } from '../domain/event-log/event';
import {
  createEventLog,
  type EventLog,
  eventsOf,
  initialCheckpoint,
  nextEvent,
} from '../domain/event-log/event-log';
import { mergeEvents, mergeLogs, mergeStoredEvents } from '../domain/event-log/merge';
import { withdraw, type Withdrawn } from '../domain/event-log/outbox';
import { sequenceOf } from '../domain/event-log/version-vector';
import type { WindowRole } from '../domain/room/permissions';
import { MILLIS_PER_SECOND } from '../domain/timer/time';
import type { Clock } from './ports/clock';
import type { RoomStore } from './ports/room-store';
import type { Unsubscribe } from './subscribable';

/** Events of other windows are saved by those; this one makes sure of it a little later. */
const SAVE_DELAY_MS = 2 * MILLIS_PER_SECOND;

/**
 * - `fresh`, `restored`: as it should be.
 * - `quarantined`: something that was stored could not be read and was moved to another key.
 * - `newer`: a newer release of the app is in use for this room. This one goes on as well as it can;
 *   the newer one
 *   merges what it stores and sends.
 * - `unsaved`: the browser does not store; what happens lasts until the window closes.
 */
export type StorageState = 'fresh' | 'restored' | 'quarantined' | 'newer' | 'unsaved';

export interface EventStoreOptions {
  readonly showId: string;
  readonly role: WindowRole;
  /** The window's id: the author of its acts. */
  readonly id: string;
  readonly clock: Clock;
  readonly store: RoomStore;
  readonly newId: () => string;
  /** Whether every window that this one knows of is of its own release. */
  readonly areAllPeersOnThisVersion: () => boolean;
  /** A save that other windows' events caused brought more from the storage. */
  readonly onStoredChange: () => void;
}

/** One window's copy of the room's event log, kept in the storage. */
export interface EventStore {
  log(): EventLog;
  storage(): StorageState;
  isOwn(author: string): boolean;
  /** To be called once the room is in use: moves what could not be read out of the way. */
  open(): void;
  /** Appends an act of this window; it is stored before this returns. */
  append(act: Act, atMs: number): RoomEvent;
  /** Merges events of other windows. Returns whether anything changed. */
  merge(events: readonly RoomEvent[]): boolean;
  /** Merges a whole log. Returns whether anything changed. */
  mergeLog(other: EventLog): boolean;
  /** Takes a log in the place of this one, whose checkpoint is of no use any more; its events are merged. */
  adopt(other: EventLog): void;
  /** Takes an author's events from a number on out of the log: the server refused them. */
  withdraw(by: string, fromSeq: number): Omit<Withdrawn, 'log'>;
  /** Notes that a newer release is in use for this room. Returns whether that was news. */
  noteNewerRelease(): boolean;
  /** Stores what is not stored yet. */
  flush(): void;
}

export function createEventStore(options: EventStoreOptions): EventStore {
  const { showId, role, id, clock, store, newId } = options;
  const authors = new Set([id]);
  const loaded = store.load();
  const loadedAs: StorageState = loaded.kind === 'blocked' ? 'fresh' : loaded.kind;
  let isUnsaved = loaded.kind === 'blocked';
  let hasNewerRelease = loaded.kind === 'newer';
  const restored = 'log' in loaded ? loaded.log : undefined;
  let log = restored ?? createEventLog(initialCheckpoint(showId));
  let author = { by: id, written: 0 };
  let cancelSave: Unsubscribe | undefined;

  /** An event that is not understood is a newer release's, also where documents have one version. */
  function isOutdated(): boolean {
    return hasNewerRelease || log.steps.some(({ event }) => event.verbatim);
  }

  function storage(): StorageState {
    if (isUnsaved) return 'unsaved';
    return isOutdated() ? 'newer' : loadedAs;
  }

  function save(): void {
    cancelSave?.();
    cancelSave = undefined;
    const saved = store.save(log);
    isUnsaved = saved.kind === 'unsaved';
    if (saved.kind === 'newer') hasNewerRelease = true;
    if (saved.kind !== 'unsaved') ({ log } = saved);
  }

  function saveLater(): void {
    const before = { log, storage: storage() };
    save();
    if (log !== before.log || storage() !== before.storage) options.onStoredChange();
  }

  function replaceLog(next: EventLog): boolean {
    if (next === log) return false;
    log = next;
    cancelSave ??= clock.after(SAVE_DELAY_MS, saveLater);
    return true;
  }

  /** The author of the next event. Where events of this one got lost, its numbers are not used again. */
  function nextAuthor(): string {
    if (sequenceOf(log.versionVector, author.by) < author.written) {
      author = { by: newId(), written: 0 };
      authors.add(author.by);
    }
    return author.by;
  }

  return {
    log: () => log,
    storage,
    isOwn: (by) => authors.has(by),
    open() {
      if (loaded.kind !== 'blocked' && !store.quarantine()) isUnsaved = true;
    },
    append(act, atMs) {
      const event = nextEvent(log, { by: nextAuthor(), role }, act, atMs);
      author = { by: event.by, written: event.seq };
      log = mergeEvents(log, [event]);
      // A checkpoint is understood by its own release and newer ones: where releases differ, none is made.
      const mayCompact =
        role === 'controller' && !hasNewerRelease && options.areAllPeersOnThisVersion();
      if (mayCompact) log = compactIfLong(log, id);
      save();
      return event;
    },
    merge: (events) => replaceLog(mergeEvents(log, events)),
    mergeLog: (other) => replaceLog(mergeLogs(log, other)),
    adopt(other) {
      log = mergeStoredEvents(other, eventsOf(log));
      save();
    },
    withdraw(by, fromSeq) {
      const { log: rest, ...withdrawn } = withdraw(log, by, fromSeq);
      log = rest;
      save();
      return withdrawn;
    },
    noteNewerRelease() {
      const isNews = !hasNewerRelease;
      hasNewerRelease = true;
      return isNews;
    },
    flush() {
      if (cancelSave) save();
    },
  };
}
