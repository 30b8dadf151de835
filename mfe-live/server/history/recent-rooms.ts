import type { EventLog } from '@standby/live-room';
import type { RoomKey } from '@standby/live-room/authority/ports';
import type { Rooms } from '@standby/live-room/authority/rooms';

/** How long a room that nobody uses stays awake for the next who reads it. */
const KEPT_MS = 10_000;

/** Rooms that are kept awake at most. */
const KEPT_MAX = 4;

/** Reads the logs of rooms. Whoever reads a sleeping room again and again wakes it once. */
export class RecentRooms {
  readonly #rooms: Pick<Rooms, 'using' | 'enter' | 'leave'>;
  /** Ends of the rooms that are kept, by name, the oldest first. */
  readonly #kept = new Map<string, () => void>();

  constructor(rooms: Pick<Rooms, 'using' | 'enter' | 'leave'>) {
    this.#rooms = rooms;
  }

  logOf(key: RoomKey): Promise<EventLog> {
    return this.#rooms.using(key, async ({ copy }) => {
      this.#keep(key);
      return copy.log;
    });
  }

  #keep(key: RoomKey): void {
    const name = `${key.organizationId}/${key.showId}`;
    if (this.#kept.has(name)) return;
    const [oldest] = this.#kept.values();
    if (this.#kept.size >= KEPT_MAX) oldest?.();
    // It is awake: whoever reads it has entered it.
    this.#rooms.enter(key).catch(() => {});
    const end = (): void => {
      clearTimeout(timer);
      this.#kept.delete(name);
      this.#rooms.leave(key);
    };
    const timer = setTimeout(end, KEPT_MS);
    timer.unref();
    this.#kept.set(name, end);
  }
}
