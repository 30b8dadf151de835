import { zeroAtMs } from '../timer/countdown';
import type { RoomState } from './room-schema';
import { timerOf, wallTimeOf } from './room-state';

/** A timer as the dashboard's cards say it of a room: a `RunningTimer` of the contracts. */
export interface RunningTimerOfRoom {
  readonly name: string;
  /** When it is at zero, or was: epoch ms of the system clock. */
  readonly zeroAtMs: number;
  readonly warningMs: number;
  readonly isBlackout?: boolean;
}

/** Of several timers that run the selected one counts. */
export function runningTimerOf(state: RoomState): RunningTimerOfRoom | undefined {
  for (const timer of [timerOf(state, state.selectedTimerId), ...state.timers]) {
    const atMs = timer && zeroAtMs(timer);
    if (timer && atMs !== undefined) {
      const { name, warningMs } = timer;
      const isBlackout = state.isBlackout && { isBlackout: true };
      return { name, zeroAtMs: wallTimeOf(state, atMs), warningMs, ...isBlackout };
    }
  }
  return undefined;
}
