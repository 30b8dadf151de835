import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Timer } from '../../domain/room/room-schema';
import { timerOf } from '../../domain/room/room-state';
import type { Room } from '../../engine/room';
import type { RoomSnapshot } from '../../engine/room-snapshot';

export const RoomContext = createContext<Room | undefined>(undefined);

/** The room that this window has opened. It stays the same; what is in it is `useSnapshot`'s. */
export function useRoom(): Room {
  const room = useContext(RoomContext);
  if (!room) throw new Error('useRoom needs a RoomProvider above it.');
  return room;
}

/** The room as it is after the last act. Renders once an act, never because time passes. */
export function useSnapshot(): RoomSnapshot {
  const room = useRoom();
  return useSyncExternalStore(room.subscribe, room.getSnapshot);
}

/** The timer that a snapshot's window shows large. */
export function shownTimer({ state, timerId }: RoomSnapshot): Timer {
  const timer = timerOf(state, timerId) ?? state.timers[0];
  if (!timer) throw new Error('A room needs at least one timer.');
  return timer;
}

/** Tells the other windows what this one shows, as soon as it does. For the top of a screen. */
export function useAcknowledge({ known }: RoomSnapshot): void {
  const room = useRoom();
  useEffect(() => room.acknowledge(known), [room, known]);
}
