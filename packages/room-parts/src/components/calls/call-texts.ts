import type { CallState } from '@standby/live-room/domain/calls/call-ladder';

type OpenState = Exclude<CallState, 'given'>;

export function isOpen(state: CallState | undefined): state is OpenState {
  return state !== undefined && state !== 'given';
}

interface OpenCall {
  readonly state: OpenState;
  /** Countdown text of the ladder. */
  readonly figure: string;
  readonly minutesBefore: number;
}

/** Returns the status of an open call: `in 3:20`. */
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
