import { useEffect } from 'react';
import { useRoomSelector } from '../../components/room-context/room-context';
import { hasRunningTimer } from '@standby/live-room/domain/room/room-state';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { events } from '../../events';

const selectIsRunning = ({ state }: RoomSnapshot) => hasRunningTimer(state);

/** Reports to the other packages of this window that a timer runs, which nothing may interrupt. */
export function useRunningEvent(): void {
  const isRunning = useRoomSelector(selectIsRunning);
  useEffect(() => {
    if (!isRunning) return undefined;
    events.send('timerRunning', { isRunning: true });
    return () => events.send('timerRunning', { isRunning: false });
  }, [isRunning]);
}
