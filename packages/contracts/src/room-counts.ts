/** localStorage key of the number of timers in each live room of this browser. */
export const ROOM_TIMERS_KEY = 'standby:room-timers';

/** localStorage key of the number of cues in each cue sheet of this browser. */
export const ROOM_CUES_KEY = 'standby:room-cues';

/** Number of timers in a new live room. */
export const NEW_ROOM_TIMERS = 3;

/** The sample show with a filled cue sheet, and the number of its cues. */
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
 * Returns numbers by show from the value stored under `ROOM_TIMERS_KEY` or `ROOM_CUES_KEY`. It has the shows whose
 * live room was used in this browser, and leaves out unreadable entries.
 */
export function readRoomCounts(raw: string | null): ReadonlyMap<string, number> {
  const stored = parse(raw);
  const entries = stored !== null && typeof stored === 'object' ? Object.entries(stored) : [];
  return new Map(entries.filter((entry): entry is [string, number] => isCount(entry[1])));
}

/** Returns the value to store for a show's new number. */
export function withRoomCount(raw: string | null, showId: string, count: number): string {
  const counts = new Map(readRoomCounts(raw)).set(showId, count);
  return JSON.stringify(Object.fromEntries(counts));
}
