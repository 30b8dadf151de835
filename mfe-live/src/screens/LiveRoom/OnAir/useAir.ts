import type { Timer } from '@standby/live-room/domain/room/room-schema';
import { isOfSequence } from '@standby/live-room/domain/room/room-state';
import { useRoomSelector } from '../../../components/room-context/room-context';

/**
 * How a timer stands to what viewers show:
 * - `on-air`: they show it;
 * - `own`: it runs beside what is on air;
 * - `armed`: this desk has selected it, and P starts it;
 * - `off-air`: a desk may look at it, which changes nothing.
 */
export type Air = 'on-air' | 'own' | 'armed' | 'off-air';

/** @param timer one that this window shows large, or in a list. */
export function useAir(timer: Timer): Air {
  return useRoomSelector(({ state, timerId, isArmed }) => {
    if (timer.id === state.selectedTimerId) return 'on-air';
    if (isArmed && timer.id === timerId) return 'armed';
    return !isOfSequence(timer) && timer.run.phase === 'running' ? 'own' : 'off-air';
  });
}

export const AIR_WORDS: Readonly<Record<Air, string>> = {
  'on-air': 'Live',
  own: 'On its own',
  armed: 'Armed',
  'off-air': 'Not live',
};
