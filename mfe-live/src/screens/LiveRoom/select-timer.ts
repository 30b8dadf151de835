import type { Room } from '@standby/live-room/client/room';
import { neighbourTimerId } from '@standby/live-room/domain/timer/timer-form';

/** Selects the timer of the tab after (1) or before (-1) the shown one. */
export function selectNeighbour(room: Room, step: 1 | -1): void {
  const { state, timerId } = room.getSnapshot();
  room.select(neighbourTimerId(state, timerId, step));
}

export const selectOnAir = (room: Room): void =>
  room.select(room.getSnapshot().state.selectedTimerId);
