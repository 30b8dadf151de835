import type { Clock } from '@standby/shared-ui/text';
import type { CallState } from '@standby/live-room/domain/calls/call-ladder';
import { MILLIS_PER_MINUTE, timeOfDay } from '@standby/live-room/domain/timer/time';

type OpenState = Exclude<CallState, 'given'>;

export function isOpen(state: CallState | undefined): state is OpenState {
  return state !== undefined && state !== 'given';
}

interface OpenCall {
  readonly state: OpenState;
  /** As the ladder has it. */
  readonly figure: string;
  readonly minutesBefore: number;
}

/** How a call stands that was not given: `in 3:20`. */
export function openCallText({ state, figure, minutesBefore }: OpenCall): string {
  const texts: Record<OpenState, string> = {
    waits: `${minutesBefore} min before`,
    ahead: `in ${figure}`,
    due: 'Due now',
    late: `Late ${figure}`,
    past: 'Not given',
  };
  return texts[state];
}

/** When a call was given, epoch ms: `Given 18:57, 2 min late`. */
export function givenCallText(givenAtMs: number, dueAtMs: number | null, clock: Clock): string {
  const lateMinutes = dueAtMs === null ? 0 : Math.floor((givenAtMs - dueAtMs) / MILLIS_PER_MINUTE);
  const late = lateMinutes > 0 ? `, ${lateMinutes} min late` : '';
  return `Given ${timeOfDay(givenAtMs, clock)}${late}`;
}
