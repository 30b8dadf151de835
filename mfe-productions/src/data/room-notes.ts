import {
  byMode,
  ROOM_CUES_KEY,
  ROOM_TIMERS_KEY,
  RUNNING_TIMERS_KEY,
  storedNote,
  type StoredNote,
} from '@standby/contracts';
import type { RoomNotes } from './server-room-notes';

/*
 * Notes that live rooms share outside of themselves: in sample mode the rooms of this browser, in
 * connected mode the organization's rooms.
 */

let known: RoomNotes | undefined;
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

function handleNotes(notes: RoomNotes): void {
  known = notes;
  for (const listener of listeners) listener();
}

/** Starts watching for the first listener. @returns a function that stops watching */
function start(): () => void {
  let isOver = false;
  let end: (() => void) | undefined;
  async function watch(): Promise<void> {
    const { watchRoomNotes } = await import('./server-room-notes');
    if (!isOver) end = watchRoomNotes(handleNotes);
  }
  // If the module cannot be loaded, the rooms stay unknown.
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
export const areNotesOfServer = byMode(false, true);

const noteOf = (key: string, name: keyof RoomNotes): StoredNote =>
  byMode(storedNote(key), serverNote(name));

/** Number of timers in each live room. */
export const roomTimersNote = noteOf(ROOM_TIMERS_KEY, 'roomTimers');

/** Number of cues in each room's sheet. */
export const roomCuesNote = noteOf(ROOM_CUES_KEY, 'roomCues');

/** Running timer of each live room. */
export const runningTimersNote = noteOf(RUNNING_TIMERS_KEY, 'runningTimers');
