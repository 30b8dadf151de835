import { useEffect } from 'react';
import { useRoomSelector } from '@standby/room-parts/room-context';
import { hasRunningTimer } from '@standby/live-room/domain/state/room-state';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { events } from '../../events';

const selectIsRunning = ({ state }: RoomSnapshot) => hasRunningTimer(state);

/** Reports a running timer, which must not be interrupted, to the other packages of this window. */
export function useRunningEvent(): void {
  const isRunning = useRoomSelector(selectIsRunning);
  useEffect(() => {
    if (!isRunning) return undefined;
    events.send('timerRunning', { isRunning: true });
    return () => events.send('timerRunning', { isRunning: false });
  }, [isRunning]);
}
