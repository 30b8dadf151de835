/** localStorage key under which the live rooms of this browser note how many timers each has. */
export const ROOM_TIMERS_KEY = 'standby:room-timers';

/** How many timers a live room opens with. */
export const NEW_ROOM_TIMERS = 3;

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function parse(raw: string | null): unknown {
  try {
    return raw === null ? undefined : JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/**
 * The number of timers by show, given what is stored under `ROOM_TIMERS_KEY`: of the shows whose
 * live room was used in this browser. Unreadable entries are left out.
 */
export function readRoomTimers(raw: string | null): ReadonlyMap<string, number> {
  const stored = parse(raw);
  const entries = stored !== null && typeof stored === 'object' ? Object.entries(stored) : [];
  return new Map(entries.filter((entry): entry is [string, number] => isCount(entry[1])));
}

/** What to store once the room of a show has this many timers. */
export function withRoomTimers(raw: string | null, showId: string, count: number): string {
  const timers = new Map(readRoomTimers(raw)).set(showId, count);
  return JSON.stringify(Object.fromEntries(timers));
}
