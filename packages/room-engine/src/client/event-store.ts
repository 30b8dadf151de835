import { MILLIS_PER_SECOND } from '@standby/contracts/countdown';
import type { Act, RoomEvent, RoomTypes } from '../log/event';
import { type EventLog, initialLog, nextEvent, positionOf } from '../log/event-log';
import type { RoomRules } from '../log/room-rules';
import { sequenceOf } from '../log/sequences';
import type { Unsubscribe } from '../subscribable';
import type { Clock } from '../time/clock';
import {
  addToOutbox,
  createReplica,
  receiveEvents,
  replaceStored,
  withdraw,
  type Withdrawn,
} from './replica';
import type { HeldActStore, Replica, RoomStore } from './window-storage';

/** Delay of a save of the window's copy; the authority has stored its events already. */
const SAVE_DELAY_MS = 2 * MILLIS_PER_SECOND;

/**
 * - `fresh`, `restored`: no problem.
 * - `quarantined`: a stored document could not be read and was moved to another key.
 * - `newer`: a newer release of the app uses this room. This release goes on as well as it can. The
 *   newer one merges the events that this one stores and sends.
 * - `unsaved`: the browser does not store; everything lasts only until the window closes.
 */
export type StorageState = 'fresh' | 'restored' | 'quarantined' | 'newer' | 'unsaved';

export interface EventStoreOptions<Room extends RoomTypes> {
  readonly room: string;
  readonly rules: RoomRules<Room>;
  /** Returns the window's current role. */
  readonly role: () => Room['role'];
  /** Id of the window, the author of its acts. */
  readonly id: string;
  readonly clock: Clock;
  readonly store: RoomStore<Room>;
  readonly newId: () => string;
  /** Called when a save that other windows' events caused has changed the state of the storage. */
  readonly onStorageChange: () => void;
}

/** One window's replica of the room, kept in the storage. */
export interface EventStore<Room extends RoomTypes> {
  /** Acts that came too late for the show. */
  readonly held: HeldActStore<Room> | undefined;
  /** Returns the log that the window shows. */
  log(): EventLog<Room>;
  /** Returns the authority's log, as far as it has arrived. */
  stored(): EventLog<Room>;
  /** Returns the audience of that log; undefined before the first event. */
  audience(): Room['audience'] | undefined;
  outbox(): readonly RoomEvent<Room>[];
  storage(): StorageState;
  isOwn(author: string): boolean;
  /** Call once the room is in use: moves unreadable documents out of the way. */
  open(): void;
  /** Appends an act of this window, and has it in the storage before returning. */
  append(act: Act<Room>, atMs: number): RoomEvent<Room>;
  /**
   * Appends events that the authority stored.
   * @param after position of the event before the first of them
   * @returns false if events before them are missing
   */
  receive(after: number, events: readonly RoomEvent<Room>[]): boolean;
  /**
   * Notes the audience of the events from here on. The log of another audience is replaced next.
   */
  readAs(audience: Room['audience']): void;
  /** Replaces the known log with the authority's. */
  replace(stored: EventLog<Room>, audience: Room['audience'] | undefined): void;
  /**
   * Removes an author's events from a number on from the outbox, because the authority refused
   * them.
   */
  withdraw(by: string, fromSeq: number): Omit<Withdrawn<Room>, 'replica'>;
  /** Notes that a newer release uses this room. */
  noteNewerRelease(): void;
  /** Removes the kept room from the storage, because it is closed to this person. */
  forget(): void;
  /** Stores unsaved events. */
  flush(): void;
}

export function createEventStore<Room extends RoomTypes>(
  options: EventStoreOptions<Room>,
): EventStore<Room> {
  const { room, rules, role, id, clock, store, newId } = options;
  const authors = new Set([id]);
  const loaded = store.load();
  const hasOutbox = (loaded.outbox?.length ?? 0) > 0;
  const foundAs = loaded.kind === 'blocked' ? 'fresh' : loaded.kind;
  const loadedAs: StorageState = foundAs === 'fresh' && hasOutbox ? 'restored' : foundAs;
  let isUnsaved = loaded.kind === 'blocked';
  let hasNewerRelease = loaded.kind === 'newer';
  const restored = 'log' in loaded ? loaded.log : undefined;
  let replica = createReplica(restored ?? initialLog(rules, room), loaded.outbox, loaded.audience);
  let author = { by: id, written: 0 };
  let cancelSave: Unsubscribe | undefined;

  /**
   * An unknown event comes from a newer release, even if both releases have the same document
   * version.
   */
  function isOutdated(): boolean {
    const isKnown = hasNewerRelease || store.status?.() === 'newer';
    return isKnown || replica.log.steps.some(({ event }) => event.verbatim);
  }

  function storage(): StorageState {
    if (store.status ? store.status() === 'unsaved' : isUnsaved) return 'unsaved';
    return isOutdated() ? 'newer' : loadedAs;
  }

  function save(next: Replica<Room>): void {
    replica = next;
    cancelSave?.();
    cancelSave = undefined;
    isUnsaved = !store.save(replica);
  }

  function saveLater(): void {
    const before = storage();
    save(replica);
    if (storage() !== before) options.onStorageChange();
  }

  /**
   * Returns the author of the next event. If events of the last author were lost, its numbers are
   * not reused.
   */
  function nextAuthor(): string {
    if (sequenceOf(replica.log.sequences, author.by) < author.written) {
      author = { by: newId(), written: 0 };
      authors.add(author.by);
    }
    return author.by;
  }

  return {
    held: store.held,
    log: () => replica.log,
    stored: () => replica.stored,
    audience: () => (positionOf(replica.stored) === 0 ? undefined : replica.audience),
    outbox: () => replica.outbox,
    storage,
    isOwn: (by) => authors.has(by),
    open() {
      if (loaded.kind !== 'blocked' && !store.quarantine()) isUnsaved = true;
      // Saving removes the outboxes of earlier windows whose events the authority has stored.
      if (loaded.outbox && loaded.outbox.length > replica.outbox.length) save(replica);
    },
    append(act, atMs) {
      const event = nextEvent(replica.log, { by: nextAuthor(), role: role() }, act, atMs);
      author = { by: event.by, written: event.seq };
      save(addToOutbox(replica, event));
      return event;
    },
    receive(after, events) {
      const next = receiveEvents(replica, after, events);
      if (!next) return false;
      if (next.outbox.length < replica.outbox.length) save(next);
      else if (next !== replica) cancelSave ??= clock.after(SAVE_DELAY_MS, saveLater);
      replica = next;
      return true;
    },
    readAs(audience) {
      if (positionOf(replica.stored) === 0) replica = { ...replica, audience };
    },
    replace: (stored, audience) => save(replaceStored(replica, stored, audience)),
    withdraw(by, fromSeq) {
      const { replica: rest, ...withdrawn } = withdraw(replica, by, fromSeq);
      save(rest);
      return withdrawn;
    },
    noteNewerRelease: () => {
      hasNewerRelease = true;
    },
    forget() {
      cancelSave?.();
      cancelSave = undefined;
      store.forget?.();
    },
    flush() {
      if (cancelSave) save(replica);
    },
  };
}
