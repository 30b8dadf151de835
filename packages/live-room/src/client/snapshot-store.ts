import { stateOf } from '@standby/room-engine/log/event-log';
import {
  peopleOfRoster,
  type RoomConnection,
  screensOfRoster,
} from '../domain/live-protocol/connection';
import { type Screen, screenName, type Self } from '../domain/presence/screens';
import type { RoomState } from '../domain/state/room-schema';
import type { RoomOptions, ServerSync } from './room';
import { areSameScreens, buildSnapshot, type RoomSnapshot } from './room-snapshot';
import type { WindowStateStore } from './window-state';
import type { EventStore } from './ports/room-store';

interface SnapshotParts extends Pick<RoomOptions, 'controllerSeenAtMs'> {
  readonly eventStore: EventStore;
  readonly window: WindowStateStore;
  readonly sync: ServerSync;
}

/** Snapshot that the room's screens render, built from its parts. */
export class SnapshotStore {
  readonly #parts: SnapshotParts;
  #current: RoomSnapshot;

  constructor(parts: SnapshotParts, nowMs: number) {
    this.#parts = parts;
    this.#current = this.build(nowMs);
  }

  get current(): RoomSnapshot {
    return this.#current;
  }

  update(nowMs: number): RoomSnapshot {
    this.#current = this.build(nowMs);
    return this.#current;
  }

  /**
   * Builds a snapshot for a given moment, which screens do not render. The acts that can be undone
   * depend on the time.
   */
  build(nowMs: number): RoomSnapshot {
    const { eventStore, window, sync, controllerSeenAtMs } = this.#parts;
    const log = eventStore.log();
    return buildSnapshot({
      log,
      window: window.current,
      storage: eventStore.storage(),
      screens: this.#screens(),
      connection: this.#connection(),
      held: sync.held(),
      self: this.#self(),
      isOwn: (author) => eventStore.isOwn(author),
      controllerSeenAtMs: controllerSeenAtMs?.() ?? null,
      nowMs,
    });
  }

  /** Whether a roster brought names or screens that are not rendered yet. */
  hasNewRoster(): boolean {
    const { sync } = this.#parts;
    const { self, connection, screens } = this.#current;
    return (
      screenName(this.#self(), this.#state()) !== self.name ||
      sync.connection()?.names !== connection?.names ||
      !areSameScreens(this.#screens(), screens)
    );
  }

  #state(): RoomState {
    return stateOf(this.#parts.eventStore.log());
  }

  #self(): Self {
    const { sync, window } = this.#parts;
    const { screen } = window.current;
    return screen ? { ...sync.self, screen } : sync.self;
  }

  #screens(): Screen[] {
    const { sync } = this.#parts;
    return screensOfRoster(sync.windows(), sync.self.id, this.#state());
  }

  #connection(): RoomConnection | null {
    const { sync } = this.#parts;
    const connection = sync.connection();
    if (!connection) return null;
    const { id, role } = sync.self;
    const name = connection.names.get(id) ?? '';
    return { ...connection, people: peopleOfRoster(sync.windows(), { id, role, name }) };
  }
}
