import type { LiveRoom, LiveRoomOptions, RoomKey } from '@standby/live-room/authority/ports';
import { RoomAuthority } from '@standby/room-engine/authority/room-authority';

interface RoomsOptions {
  readonly optionsOf: (key: RoomKey) => LiveRoomOptions;
  /** Subscribes to hints that other processes stored something in a room. */
  readonly subscribe: (key: RoomKey, listener: () => void) => () => void;
  /** Returns the positions of the last stored events in rooms of an organization, by show. */
  readonly readPositions: (
    organizationId: string,
    showIds: readonly string[],
  ) => Promise<ReadonlyMap<string, number>>;
}

interface Awake {
  readonly key: RoomKey;
  readonly room: Promise<LiveRoom>;
  /** The room, once it is loaded. */
  loaded: LiveRoom | undefined;
  readonly unsubscribe: () => void;
  users: number;
}

const nameOf = ({ organizationId, showId }: RoomKey): string => `${organizationId}/${showId}`;

/** The rooms in use. A room wakes for its first user and sleeps after its last. */
export class Rooms {
  readonly #options: RoomsOptions;
  readonly #awake = new Map<string, Awake>();

  constructor(options: RoomsOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#awake.size;
  }

  /** Enters a room. Each call has to be followed by one `leave`, even if it failed. */
  enter(key: RoomKey): Promise<LiveRoom> {
    const name = nameOf(key);
    const awake = this.#awake.get(name) ?? this.#wake(key);
    this.#awake.set(name, awake);
    awake.users += 1;
    return awake.room;
  }

  leave(key: RoomKey): void {
    const name = nameOf(key);
    const awake = this.#awake.get(name);
    if (!awake) return;
    awake.users -= 1;
    if (awake.users === 0) void this.#sleep(name, awake);
  }

  /** Runs work in a room that may have no window. */
  async using<Result>(key: RoomKey, work: (room: LiveRoom) => Promise<Result>): Promise<Result> {
    try {
      return await work(await this.enter(key));
    } finally {
      this.leave(key);
    }
  }

  /** Returns a room in use; undefined for a room that is asleep, which stays asleep. */
  awake(key: RoomKey): LiveRoom | undefined {
    return this.#awake.get(nameOf(key))?.loaded;
  }

  /**
   * Looks for events that other processes stored, since a hint can be lost. It reads once for each
   * organization, one after the other.
   */
  async look(): Promise<void> {
    const byOrganization = new Map<string, Map<string, LiveRoom>>();
    for (const { key, loaded } of this.#awake.values()) {
      const rooms = byOrganization.get(key.organizationId) ?? new Map<string, LiveRoom>();
      if (loaded) byOrganization.set(key.organizationId, rooms.set(key.showId, loaded));
    }
    for (const [organizationId, rooms] of byOrganization) {
      const positions = await this.#options.readPositions(organizationId, [...rooms.keys()]);
      for (const [showId, position] of positions) {
        const room = rooms.get(showId);
        if (room && room.position !== position) room.catchUp();
      }
    }
  }

  /** Resolves when everything that was received is stored. */
  async close(): Promise<void> {
    for (const entry of this.#awake.values()) {
      entry.unsubscribe();
      const awake = await entry.room.catch(() => undefined);
      await awake?.settled();
      await awake?.stop();
    }
    this.#awake.clear();
  }

  #wake(key: RoomKey): Awake {
    const room = RoomAuthority.wake(this.#options.optionsOf(key));
    const hear = (): void => void room.then((awake) => awake.catchUp()).catch(() => {});
    const unsubscribe = this.#options.subscribe(key, hear);
    const awake: Awake = { key, room, loaded: undefined, unsubscribe, users: 0 };
    // Callers of `enter` handle the rejection.
    room.then((loaded) => (awake.loaded = loaded)).catch(() => {});
    return awake;
  }

  async #sleep(name: string, awake: Awake): Promise<void> {
    const room = await awake.room.catch(() => undefined);
    await room?.settled();
    if (awake.users > 0 || this.#awake.get(name) !== awake) return;
    this.#awake.delete(name);
    awake.unsubscribe();
    await room?.stop();
  }
}
