import type { EventLog } from '@standby/live-room';
import type { RoomKey } from '@standby/live-room/authority/ports';
import type { Rooms } from '../room/rooms';

/** Milliseconds that an unused room stays awake for its next reader. */
const KEPT_MS = 10_000;

/** Maximum number of rooms that are kept awake. */
const KEPT_MAX = 4;

/** Reads the logs of rooms. Repeated reads of a sleeping room wake it only once. */
export class RecentRooms {
  readonly #rooms: Pick<Rooms, 'using' | 'enter' | 'leave'>;
  /** Functions that release the kept rooms, by name, the oldest first. */
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
    // The room is awake, because its reader has entered it.
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
