import { useEffect } from 'react';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { runningTimerOf } from '@standby/live-room/domain/timer/running-timer';
import { useRoomSelector } from '@standby/room-parts/room-context';

/** Loads the newest release after a request, as soon as that disturbs nothing. */
export function useReloadWhenFree(isAsked: boolean, isFree: boolean, onReload: () => void): void {
  const isDue = isAsked && isFree;
  useEffect(() => {
    if (isDue) onReload();
  }, [isDue, onReload]);
}

/**
 * Whether no timer runs. That is unknown without a connection, and before all acts have arrived.
 */
const selectIsFree = ({ connection, state }: RoomSnapshot): boolean =>
  connection?.phase === 'live' && !connection.isBehind && runningTimerOf(state) === undefined;

interface ReloadInRoomProps {
  readonly isAsked: boolean;
  readonly onReload: () => void;
}

/** Reloads a device that shows a room, but never while a timer runs there. */
export function ReloadInRoom({ isAsked, onReload }: ReloadInRoomProps): null {
  useReloadWhenFree(isAsked, useRoomSelector(selectIsFree), onReload);
  return null;
}
