/** localStorage key under which the live rooms of this browser note how many timers each has. */
export const ROOM_TIMERS_KEY = 'standby:room-timers';

/** localStorage key under which they note how many cues each has in its sheet. */
export const ROOM_CUES_KEY = 'standby:room-cues';

/** How many timers a live room opens with. */
export const NEW_ROOM_TIMERS = 3;

/** The show of the samples whose cue sheet is filled, and with how many cues. */
export const SAMPLE_SHEET = { showId: 'hamlet', cues: 60 } as const;

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
 * Numbers by show, given what is stored under `ROOM_TIMERS_KEY` or `ROOM_CUES_KEY`: of the shows whose
 * live room was used in this browser. Unreadable entries are left out.
 */
export function readRoomCounts(raw: string | null): ReadonlyMap<string, number> {
  const stored = parse(raw);
  const entries = stored !== null && typeof stored === 'object' ? Object.entries(stored) : [];
  return new Map(entries.filter((entry): entry is [string, number] => isCount(entry[1])));
}

/** What to store once the room of a show has so many. */
export function withRoomCount(raw: string | null, showId: string, count: number): string {
  const counts = new Map(readRoomCounts(raw)).set(showId, count);
  return JSON.stringify(Object.fromEntries(counts));
}
