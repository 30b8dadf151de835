import type { CommandOf } from '../room/commands';
import type { Refusal } from '../room/refusals';
import {
  ANSWERS_MAX,
  CALL_IDS,
  type GivenCall,
  OWN_CALLS_MAX,
  type OwnCall,
} from '../room/call-schemas';
import type { RoomState } from '../room/room-schema';
import { timerOf } from '../room/room-state';

/** Acts on a room's calls: giving, answering, and editing its own ones. */
export type CallAct = CommandOf<
  | 'give-call'
  | 'give-own-call'
  | 'answer-call'
  | 'answer-own-call'
  | 'set-own-call'
  | 'remove-own-call'
  | 'set-call-departments'
>;

function givenCall({ calls }: RoomState, id: string): GivenCall | undefined {
  return calls?.given.find(({ call }) => call === id);
}

function ownCall({ calls }: RoomState, id: string): OwnCall | undefined {
  return calls?.own?.find((call) => call.id === id);
}

function giveRefusal(
  state: RoomState,
  { call, messageId }: CommandOf<'give-call' | 'give-own-call'>,
): Refusal | undefined {
  if (givenCall(state, call)) return 'call-given';
  return state.messages.some(({ id }) => id === messageId) ? 'id-taken' : undefined;
}

function answerRefusal(
  state: RoomState,
  { call, name }: CommandOf<'answer-call' | 'answer-own-call'>,
): Refusal | undefined {
  const given = givenCall(state, call);
  if (!given) return 'call-not-given';
  if (given.answers.some((answer) => answer.name === name)) return 'already-answered';
  return given.answers.length >= ANSWERS_MAX ? 'too-many-answers' : undefined;
}

const isOfCustom = (id: string): boolean => CALL_IDS.some((call) => call === id);

function setRefusal(
  state: RoomState,
  { type: _type, call: id, ...next }: CommandOf<'set-own-call'>,
): Refusal | undefined {
  if (isOfCustom(id)) return 'id-taken';
  if (next.timerId !== null && !timerOf(state, next.timerId)) return 'unknown-timer';
  const before = ownCall(state, id);
  if (!before)
    return (state.calls?.own?.length ?? 0) >= OWN_CALLS_MAX ? 'too-many-calls' : undefined;
  const isSame =
    before.name === next.name &&
    before.message === next.message &&
    before.minutesBefore === next.minutesBefore &&
    before.timerId === next.timerId &&
    before.isForHouse === next.isForHouse;
  return isSame ? 'no-change' : undefined;
}

/**
 * Returns why an act on the calls is refused, or would change nothing.
 * @returns undefined where it is allowed
 */
export function callRefusal(state: RoomState, act: CallAct): Refusal | undefined {
  switch (act.type) {
    case 'give-call':
      return giveRefusal(state, act);
    case 'give-own-call':
      return ownCall(state, act.call) ? giveRefusal(state, act) : 'unknown-call';
    case 'answer-call':
    case 'answer-own-call':
      return answerRefusal(state, act);
    case 'set-own-call':
      return setRefusal(state, act);
    case 'remove-own-call':
      return ownCall(state, act.call) ? undefined : 'unknown-call';
    case 'set-call-departments':
      return state.calls?.departments?.join('\n') === act.departments.join('\n')
        ? 'no-change'
        : undefined;
  }
}
