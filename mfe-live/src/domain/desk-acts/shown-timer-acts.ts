import type { RoomState } from '@standby/live-room/domain/state/room-schema';
import { MILLIS_PER_MINUTE } from '@standby/live-room/domain/time/time';
import { mainCommandOf } from '@standby/live-room/domain/timer/on-air';

/** The timer that a desk shows. */
interface ShownTimer {
  readonly state: RoomState;
  readonly timerId: string;
  /** Whether the key that starts and pauses acts on it while another timer is on air. */
  readonly isArmed: boolean;
}

/** Returns the act of the key that starts and pauses: on the timer on air, or on the shown one if that is armed. */
export const toggleAct = ({ state, timerId, isArmed }: ShownTimer) =>
  mainCommandOf(state, isArmed ? timerId : state.selectedTimerId);

/** Returns the act that gives a minute to the shown timer, or takes one from it. */
export const minuteAct = ({ timerId }: ShownTimer, minutes: 1 | -1) =>
  ({ type: 'adjust', timerId, byMs: minutes * MILLIS_PER_MINUTE }) as const;
