import {
  readApiBase,
  ROOM_CUES_KEY,
  ROOM_TIMERS_KEY,
  RUNNING_TIMERS_KEY,
} from '@standby/contracts';
import type { RoomNotes } from './server-room-notes';
import { storedNote, type StoredNote } from './stored-note';

/*
 * What live rooms say outside of themselves: in sample mode those of this browser, in connected mode
 * those of the organization.
 */

let known: RoomNotes | undefined;
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

function handleNotes(notes: RoomNotes): void {
  known = notes;
  for (const listener of listeners) listener();
}

/** Starts with the first listener, and ends with the last. */
function start(): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  async function watch(): Promise<void> {
    const { watchRoomNotes } = await import('./server-room-notes');
    if (!isOver) end = watchRoomNotes(handleNotes);
  }
  // Without the code nothing is known of the rooms.
  watch().catch(() => undefined);
  return () => {
    isOver = true;
    known = undefined;
    end?.();
  };
}

function serverNote(name: keyof RoomNotes): StoredNote {
  return {
    read: () => known?.[name] ?? null,
    subscribe(listener) {
      stop ??= start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

/** Whether notes come from a server, and are unknown until it has answered. */
export const areNotesOfServer = readApiBase() !== undefined;

/** How many timers each live room has. */
export const roomTimersNote = areNotesOfServer
  ? serverNote('roomTimers')
  : storedNote(ROOM_TIMERS_KEY);

/** How many cues the sheet of each has. */
export const roomCuesNote = areNotesOfServer ? serverNote('roomCues') : storedNote(ROOM_CUES_KEY);

/** Which timer runs in each live room. */
export const runningTimersNote = areNotesOfServer
  ? serverNote('runningTimers')
  : storedNote(RUNNING_TIMERS_KEY);
