import { stateOf } from '@standby/room-engine/log/event-log';
import { screenName } from '../domain/presence/screens';
import type { RoomOptions } from './room';
import { areSameScreens, buildSnapshot, type RoomSnapshot } from './room-snapshot';
import type { ServerSync } from './server-sync';
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
      screens: sync.screens(stateOf(log)),
      connection: sync.connection(),
      held: sync.held(),
      self: sync.self,
      isOwn: (author) => eventStore.isOwn(author),
      controllerSeenAtMs: controllerSeenAtMs?.() ?? null,
      nowMs,
    });
  }

  /** Whether a roster brought names or screens that are not rendered yet. */
  hasNewRoster(): boolean {
    const { eventStore, sync } = this.#parts;
    const state = stateOf(eventStore.log());
    const { self, connection, screens } = this.#current;
    return (
      screenName(sync.self, state) !== self.name ||
      sync.connection()?.names !== connection?.names ||
      !areSameScreens(sync.screens(state), screens)
    );
  }
}
