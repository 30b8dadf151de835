import type { CompanionVariableDefinition, CompanionVariableValues } from '@companion-module/base';
import type { ControlState } from '@standby/api-client/control';
import { formatBalance, phaseOf } from '@standby/contracts/countdown';

type Timer = ControlState['timers'][number];

export const onAirOf = ({ timers, onAir }: ControlState): Timer | undefined =>
  timers.find(({ id }) => id === onAir);

/** Returns the remaining time of a timer in ms, below zero past its end. */
function balanceOf({ zeroAtMs, remainingMs }: Timer, nowMs: number): number {
  return zeroAtMs === null ? (remainingMs ?? 0) : zeroAtMs - nowMs;
}

/** Returns the phase as the desk names it: running, in its warning, or past its time. */
export function stageOf(timer: Timer, nowMs: number): Timer['phase'] | 'standby' | 'time' {
  if (timer.phase !== 'running') return timer.phase;
  const phase = phaseOf(balanceOf(timer, nowMs), timer.warningMs);
  return phase === 'counting' ? 'running' : phase;
}

const NAMES = {
  show: 'Show',
  show_id: 'Show: its id',
  timer: 'Timer on air',
  timer_remaining: 'Timer on air: remaining time',
  timer_stage: 'Timer on air: idle, running, standby, time, paused or ended',
  timer_next: 'Timer after the one on air',
  message: 'Message that viewers show',
  blackout: 'Whether viewers are black',
  caller: 'Person on the book',
  next_cues: 'Next cues',
  next_label: 'Next cues: label',
  next_line: 'Next cues: cue line',
  standby: 'Next cues: whether a standby was given',
  acknowledged: 'Next cues: whether the standby was acknowledged',
  last_cues: 'Cues of the last GO',
  held: 'Whether the show is stopped',
  armed: 'Departments whose desks GO fires',
} as const;

type VariableId = keyof typeof NAMES;

export const variableDefinitions: CompanionVariableDefinition[] = Object.entries(NAMES).map(
  ([variableId, name]) => ({ variableId, name }),
);

/** Returns the values of all variables; empty ones without a room. */
export function variablesOf(
  state: ControlState | undefined,
  nowMs: number,
): CompanionVariableValues & Record<VariableId, string | boolean> {
  const timer = state && onAirOf(state);
  const next = state?.book.next;
  const place = state?.timers.findIndex(({ id }) => id === state.onAir) ?? -1;
  return {
    show: state?.show.title ?? '',
    show_id: state?.show.id ?? '',
    timer: timer?.name ?? '',
    timer_remaining: timer ? formatBalance(balanceOf(timer, nowMs)) : '',
    timer_stage: timer ? stageOf(timer, nowMs) : '',
    timer_next: state?.timers[place + 1]?.name ?? '',
    message: state?.message?.text ?? '',
    blackout: state?.isBlackout ?? false,
    caller: state?.book.caller ?? '',
    next_cues: next?.names ?? '',
    next_label: next?.label ?? '',
    next_line: next?.cueLine ?? '',
    standby: next?.isStandingBy ?? false,
    acknowledged: next?.isAcknowledged ?? false,
    last_cues: state?.book.last ?? '',
    held: state !== undefined && state.book.held !== null,
    armed: state?.book.armed.join(', ') ?? '',
  };
}
