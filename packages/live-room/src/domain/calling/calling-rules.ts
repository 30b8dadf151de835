import { departmentOf, sheetOf } from '../cues/cue-sheet';
import { houseDesksOf, isArmed } from '../house-desks/with-house-desks';
import type { RoomState } from '../room/room-schema';
import type { Refusal } from '../room/refusals';
import { MILLIS_PER_SECOND } from '../timer/time';
import type { CallingCommand, CallingCommandType } from './calling-commands';
import {
  callOf,
  type Calling,
  callingOf,
  goIntervalOf,
  hasGone,
  HOLDS_MAX,
  isStandingBy,
} from './calling-schema';
import { isDueCue } from './due-cues';
import { nextCues } from './next-moment';

/** Milliseconds without an answer after which the desk that asked for the book may take it. */
export const BOOK_SILENCE_MS = 10 * MILLIS_PER_SECOND;
/**
 * Milliseconds for which the caller's desk must be cut off before another desk may take the book.
 */
export const CALLER_CUT_OFF_MS = 5 * MILLIS_PER_SECOND;

type CommandOf<T extends CallingCommandType> = Extract<CallingCommand, { type: T }>;
type Rule<T extends CallingCommandType> = (
  state: RoomState,
  command: CommandOf<T>,
  atMs: number,
) => Refusal | undefined;

function needsCaller(calling: Calling, { callerId }: { callerId: string }): Refusal | undefined {
  return calling.caller?.id === callerId ? undefined : 'not-on-book';
}

function needsCues(state: RoomState, cueIds: readonly string[]): Refusal | undefined {
  const known = new Set(sheetOf(state).cues.map(({ id }) => id));
  return cueIds.every((id) => known.has(id)) ? undefined : 'unknown-cue';
}

/** GO must name all called cues of the next moment. */
function goRefusal(state: RoomState, command: CommandOf<'go-cues'>, atMs: number) {
  const calling = callingOf(state);
  const refusal = needsCaller(calling, command);
  if (refusal) return refusal;
  if (calling.held) return 'show-held';
  const calls = command.cueIds.map((id) => callOf(calling, id));
  if (calls.some(hasGone)) return 'cue-gone';
  const next = nextCues(sheetOf(state).cues, calling).map(({ id }) => id);
  const isNext =
    next.length === command.cueIds.length && next.every((id) => command.cueIds.includes(id));
  if (!isNext) return 'not-next';
  const { lastGoAtMs } = calling;
  const intervalMs = goIntervalOf(calling);
  if (lastGoAtMs !== undefined && Math.abs(atMs - lastGoAtMs) < intervalMs) return 'too-soon';
  const isReady = command.isConfirmed || calling.goesWithoutStandby || calls.some(isStandingBy);
  return isReady ? undefined : 'needs-standby';
}

const rules: { readonly [T in CallingCommandType]: Rule<T> } = {
  'take-book': (state, { callerId, name, cutOffSinceMs }, atMs) => {
    const { caller, asked } = callingOf(state);
    if (caller?.id === callerId) return caller.name === name ? 'no-change' : undefined;
    if (!caller) return undefined;
    const isSilent = asked?.id === callerId && atMs - asked.atMs >= BOOK_SILENCE_MS;
    const isCutOff = atMs - (cutOffSinceMs ?? atMs) >= CALLER_CUT_OFF_MS;
    return isSilent || isCutOff ? undefined : 'book-taken';
  },
  'ask-for-book': (state, { callerId }) => {
    const { caller, asked } = callingOf(state);
    if (!caller || caller.id === callerId) return 'no-change';
    return asked?.id === callerId ? 'no-change' : undefined;
  },
  'hand-book': (state, command) =>
    needsCaller(callingOf(state), command) ?? (callingOf(state).asked ? undefined : 'no-change'),
  'keep-book': (state, command) =>
    needsCaller(callingOf(state), command) ?? (callingOf(state).asked ? undefined : 'no-change'),
  'leave-book': (state, command) => needsCaller(callingOf(state), command),
  'warn-cues': (state, command) => {
    const calling = callingOf(state);
    const isWarned = command.cueIds.every((id) => callOf(calling, id)?.warnedAtMs !== undefined);
    return (
      needsCaller(calling, command) ??
      needsCues(state, command.cueIds) ??
      (isWarned ? 'no-change' : undefined)
    );
  },
  'stand-by-cues': (state, command) => {
    const calling = callingOf(state);
    const calls = command.cueIds.map((id) => callOf(calling, id));
    const isDone = calls.every((call) => isStandingBy(call) || hasGone(call));
    return (
      needsCaller(calling, command) ??
      (calling.held ? 'show-held' : undefined) ??
      needsCues(state, command.cueIds) ??
      (isDone ? 'no-change' : undefined)
    );
  },
  'go-cues': goRefusal,
  'skip-cues': (state, command) => {
    const calling = callingOf(state);
    const isGone = command.cueIds.some((id) => hasGone(callOf(calling, id)));
    return (
      needsCaller(calling, command) ??
      needsCues(state, command.cueIds) ??
      (isGone ? 'cue-gone' : undefined)
    );
  },
  'set-next-cue': (state, command) =>
    needsCaller(callingOf(state), command) ?? needsCues(state, [command.cueId]),
  'call-in-error': (state, command) => {
    const calling = callingOf(state);
    const isGone = command.cueIds.some((id) => hasGone(callOf(calling, id)));
    return needsCaller(calling, command) ?? (isGone ? undefined : 'no-change');
  },
  'stop-show': (state, command) => {
    const calling = callingOf(state);
    const refusal = needsCaller(calling, command);
    if (refusal) return refusal;
    return calling.held || calling.holds.length >= HOLDS_MAX ? 'no-change' : undefined;
  },
  'resume-show': (state, command) =>
    needsCaller(callingOf(state), command) ?? (callingOf(state).held ? undefined : 'no-change'),
  'set-go-without-standby': (state, { isOn }) =>
    callingOf(state).goesWithoutStandby === isOn ? 'no-change' : undefined,
  'set-go-interval': (state, { intervalMs }) =>
    goIntervalOf(callingOf(state)) === intervalMs ? 'no-change' : undefined,
  'acknowledge-cues': (state, { cueIds }) => {
    const calling = callingOf(state);
    const isOpen = cueIds.some((id) => {
      const call = callOf(calling, id);
      return isStandingBy(call) && call?.acknowledgedAtMs === undefined;
    });
    return isOpen ? undefined : 'no-change';
  },
  'complete-cues': (state, { cueIds }) => {
    const calling = callingOf(state);
    const isOpen = cueIds.some((id) => {
      const call = callOf(calling, id);
      return hasGone(call) && call?.completedAtMs === undefined;
    });
    return isOpen ? undefined : 'no-change';
  },
  'arm-desk': (state, command) => {
    const { department } = command;
    const refusal = needsCaller(callingOf(state), command);
    if (refusal) return refusal;
    if (!departmentOf(sheetOf(state), department)) return 'unknown-department';
    return isArmed(houseDesksOf(state), department) ? 'no-change' : undefined;
  },
  'disarm-desks': (state, { departments }) => {
    const desks = houseDesksOf(state);
    return departments.some((one) => isArmed(desks, one)) ? undefined : 'no-change';
  },
  'desk-fired': (state, { department }) =>
    departmentOf(sheetOf(state), department) ? undefined : 'unknown-department',
  'desk-answered': (state, { department, cueId, goAtMs }) => {
    const cue = sheetOf(state).cues.find(({ id }) => id === cueId);
    if (cue?.department !== department) return 'unknown-cue';
    return callOf(callingOf(state), cueId)?.goAtMs === goAtMs ? undefined : 'no-change';
  },
  'fire-cue': (state, act, atMs) => (isDueCue(state, act, atMs) ? undefined : 'no-change'),
  'stand-by-at-zero': (state, act, atMs) => (isDueCue(state, act, atMs) ? undefined : 'no-change'),
};

/**
 * Returns the rule of a command type. The type parameter keeps rule and command paired for the
 * compiler.
 */
function ruleOf<T extends CallingCommandType>(type: T): Rule<T> {
  return rules[type];
}

/**
 * Returns why a command of calling is refused, or changes nothing; undefined where it is allowed.
 */
export function callingRefusal(
  state: RoomState,
  command: CallingCommand,
  atMs: number,
): Refusal | undefined {
  return ruleOf(command.type)(state, command, atMs);
}
