import type { Timer } from '@standby/live-room/domain/state/room-schema';
import { isOfSequence } from '@standby/live-room/domain/state/room-state';
import { useRoomSelector } from '@standby/room-parts/room-context';

/**
 * Relation of a timer to the viewers:
 * - `on-air`: Viewers show the timer.
 * - `own`: The timer runs beside the one on air.
 * - `armed`: This desk has selected the timer, and P starts it.
 * - `off-air`: A desk may look at the timer without an effect on viewers.
 */
export type Air = 'on-air' | 'own' | 'armed' | 'off-air';

/** @param timer a timer that this window shows large or in a list */
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
