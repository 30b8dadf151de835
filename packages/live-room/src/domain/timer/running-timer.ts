import { zeroAtMs } from './countdown';
import type { RoomState } from '../state/room-schema';
import { timerOf, wallTimeOf } from '../state/room-state';

/** A room's timer for the cards of the dashboard: a `RunningTimer` of the contracts. */
export interface RunningTimerOfRoom {
  readonly name: string;
  /** Moment of the timer's zero, past or future: epoch ms of the system clock. */
  readonly zeroAtMs: number;
  readonly warningMs: number;
  readonly isBlackout?: boolean;
}

/** Returns the running timer of a room; the selected one if several run. */
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
