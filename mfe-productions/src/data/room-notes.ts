import { ROOM_TIMERS_KEY, RUNNING_TIMERS_KEY } from '@standby/shared-ui/contracts';
import { storedNote } from './stored-note';

/** How many timers each live room of this browser has. */
export const roomTimersNote = storedNote(ROOM_TIMERS_KEY);

/** Which timer runs in each live room of this browser. */
export const runningTimersNote = storedNote(RUNNING_TIMERS_KEY);
