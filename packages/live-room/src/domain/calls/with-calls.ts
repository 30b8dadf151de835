import type { CommandOf } from '../room/commands';
import type { Calls, OwnCall } from '../room/call-schemas';
import { withShownMessage } from '../room/message-expiry';
import { withMessage } from '../room/messages';
import type { RoomState } from '../room/room-schema';
import { wallTimeOf } from '../room/room-state';
import { callLadder } from './call-ladder';
import type { CallAct } from './call-rules';
import { NO_CALLS } from './customs';

/** Returns the room with the call as a message that the viewers show. */
function withMessageShown(
  state: RoomState,
  { messageId: id, text }: CommandOf<'give-call' | 'give-own-call'>,
  atMs: number,
): RoomState {
  const message = { id, text, source: 'room', atMs } as const;
  return {
    ...withShownMessage(state, id),
    messages: withMessage(state.messages, message, id),
  };
}

/**
 * Returns the calls with one more given. It keeps its due time: a new curtain moves only the calls
 * to come.
 */
function withGiven(state: RoomState, call: string, atMs: number): Calls {
  const { calls = NO_CALLS } = state;
  const dueAtMs = callLadder(state, wallTimeOf(state, atMs)).find(({ id }) => id === call)?.atMs;
  const due = dueAtMs === undefined || dueAtMs === null ? {} : { dueAtMs };
  return { ...calls, given: [...calls.given, { call, atMs, ...due, answers: [] }] };
}

function withAnswer(
  calls: Calls,
  { call, name }: CommandOf<'answer-call' | 'answer-own-call'>,
  atMs: number,
): Calls {
  const given = calls.given.map((candidate) =>
    candidate.call === call
      ? { ...candidate, answers: [...candidate.answers, { name, atMs }] }
      : candidate,
  );
  return { ...calls, given };
}

/** Returns the calls with an own call set: a changed one keeps its place, a new one comes last. */
function withOwn(
  { own = [], ...calls }: Calls,
  { call: id, name, message, minutesBefore, timerId, isForHouse }: CommandOf<'set-own-call'>,
): Calls {
  const next: OwnCall = { id, name, message, minutesBefore, timerId, isForHouse };
  const isThere = own.some((call) => call.id === id);
  return {
    ...calls,
    own: isThere ? own.map((call) => (call.id === id ? next : call)) : [...own, next],
  };
}

function withoutOwn({ own = [], given, ...calls }: Calls, id: string): Calls {
  const others = own.filter((call) => call.id !== id);
  return {
    ...calls,
    ...(others.length > 0 && { own: others }),
    given: given.filter(({ call }) => call !== id),
  };
}

/** Returns the room after an act on its calls. Viewers do not show a bell in front of house. */
export function withCalls(state: RoomState, act: CallAct, atMs: number): RoomState {
  const { calls = NO_CALLS } = state;
  switch (act.type) {
    case 'give-call':
      return {
        ...withMessageShown(state, act, atMs),
        calls: withGiven(state, act.call, atMs),
      };
    case 'give-own-call': {
      const isForHouse = calls.own?.find(({ id }) => id === act.call)?.isForHouse ?? false;
      return {
        ...(isForHouse ? state : withMessageShown(state, act, atMs)),
        calls: withGiven(state, act.call, atMs),
      };
    }
    case 'answer-call':
    case 'answer-own-call':
      return { ...state, calls: withAnswer(calls, act, atMs) };
    case 'set-own-call':
      return { ...state, calls: withOwn(calls, act) };
    case 'remove-own-call':
      return { ...state, calls: withoutOwn(calls, act.call) };
    case 'set-call-departments':
      return { ...state, calls: { ...calls, departments: act.departments } };
  }
}
