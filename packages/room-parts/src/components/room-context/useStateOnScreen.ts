import { useMemo } from 'react';
import type { RoomState } from '@standby/live-room/domain/state/room-schema';
import {
  isOwnMessageOver,
  screenSettingOf,
  stateOnScreen,
} from '@standby/live-room/domain/screens/screens';
import { useRoomState } from './room-context';
import { useRoomAtSecond } from './useFigure';

/**
 * Returns the room as one screen shows it. Renders once an act, and when the screen’s own message
 * ends.
 */
export function useStateOnScreen(screenId: string | undefined): RoomState {
  const state = useRoomState();
  const isOver = useRoomAtSecond((snapshot, wallMs) => {
    const setting = screenSettingOf(snapshot.state, screenId);
    return Number(isOwnMessageOver(setting, wallMs + snapshot.state.clockOffsetMs));
  });
  return useMemo(() => stateOnScreen(state, screenId, isOver === 1), [state, screenId, isOver]);
}
