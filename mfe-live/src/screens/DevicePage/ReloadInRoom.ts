import { useEffect } from 'react';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { runningTimerOf } from '@standby/live-room/domain/room/running-timer';
import { useRoomSelector } from '../../components/room-context/room-context';

/** Loads the newest release once it is asked for and nothing is disturbed by that. */
export function useReloadWhenFree(isAsked: boolean, isFree: boolean, onReload: () => void): void {
  const isDue = isAsked && isFree;
  useEffect(() => {
    if (isDue) onReload();
  }, [isDue, onReload]);
}

/** Without a connection, and before all acts have arrived, it is not known whether a timer runs. */
const selectIsFree = ({ connection, state }: RoomSnapshot): boolean =>
  connection?.phase === 'live' && !connection.isBehind && runningTimerOf(state) === undefined;

interface ReloadInRoomProps {
  readonly isAsked: boolean;
  readonly onReload: () => void;
}

/** The same on a device that shows a room: while a timer runs there, it waits. */
export function ReloadInRoom({ isAsked, onReload }: ReloadInRoomProps): null {
  useReloadWhenFree(isAsked, useRoomSelector(selectIsFree), onReload);
  return null;
}
