import { idSchema } from '@standby/room-engine/log/basic-schemas';
import * as v from 'valibot';
import {
  type ActStep,
  byAnswerers,
  byControllers,
  byDesks,
  defineAct,
  type LineDetail,
} from '../rules/define-act';
import {
  answerNameSchema,
  ANSWERS_MAX,
  CALL_IDS,
  callDepartmentsSchema,
  callIdSchema,
  type Calls,
  type GivenCall,
  OWN_CALLS_MAX,
  type OwnCall,
  ownCallEntries,
} from '../state/call-schemas';
import { withShownMessage } from '../messages/message-expiry';
import { messageTextSchema, withMessage } from '../messages/messages';
import type { Refusal } from '../rules/refusals';
import type { RoomState } from '../state/room-schema';
import { timerOf, wallTimeOf } from '../state/room-state';
import { callLadder, definedCall } from './call-ladder';
import { NO_CALLS } from './customs';

interface Giving {
  readonly call: string;
  readonly messageId: string;
  readonly text: string;
}

interface Answering {
  readonly call: string;
  readonly name: string;
}

function givenCall({ calls }: RoomState, id: string): GivenCall | undefined {
  return calls?.given.find(({ call }) => call === id);
}

function ownCall({ calls }: RoomState, id: string): OwnCall | undefined {
  return calls?.own?.find((call) => call.id === id);
}

const needsOwnCall = (state: RoomState, { call }: { readonly call: string }): Refusal | undefined =>
  ownCall(state, call) ? undefined : 'unknown-call';

function giveRefusal(state: RoomState, { call, messageId }: Giving): Refusal | undefined {
  if (givenCall(state, call)) return 'call-given';
  return state.messages.some(({ id }) => id === messageId) ? 'id-taken' : undefined;
}

/** Returns the room with the call as a message that the viewers show. */
function withMessageShown(state: RoomState, { messageId: id, text }: Giving, atMs: number) {
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

/** Common parts of the two acts that answer a call. */
const answering = {
  ...byAnswerers,
  isSingle: true,
  refuse(state: RoomState, { call, name }: Answering): Refusal | undefined {
    const given = givenCall(state, call);
    if (!given) return 'call-not-given';
    if (given.answers.some((answer) => answer.name === name)) return 'already-answered';
    return given.answers.length >= ANSWERS_MAX ? 'too-many-answers' : undefined;
  },
  apply(state: RoomState, { call, name }: Answering, atMs: number): RoomState {
    const { calls = NO_CALLS } = state;
    const given = calls.given.map((candidate) =>
      candidate.call === call
        ? { ...candidate, answers: [...candidate.answers, { name, atMs }] }
        : candidate,
    );
    return { ...state, calls: { ...calls, given } };
  },
  line: ({ call, name }: Answering, { before }: ActStep): LineDetail => ({
    text: `${name} (${definedCall(before.calls, call)?.name ?? 'a call'})`,
  }),
  words: ({ text }: { readonly text: string | null }): string => `Thank you from ${text ?? ''}`,
};

/** Returns the calls with an own call set: a changed one keeps its place, a new one comes last. */
function withOwn({ own = [], ...calls }: Calls, next: OwnCall): Calls {
  const isThere = own.some(({ id }) => id === next.id);
  return {
    ...calls,
    own: isThere ? own.map((call) => (call.id === next.id ? next : call)) : [...own, next],
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

/**
 * Returns name and due time of an own call, which may be changed or removed before a person reads
 * the report.
 */
function ownCallLine({ call: id, text }: Giving, { before, atMs }: ActStep): LineDetail {
  const call = callLadder(before, wallTimeOf(before, atMs)).find((other) => other.id === id);
  return call ? { text, call: { name: call.name, dueAtMs: call.atMs } } : { text };
}

/** Returns the act that gives a call, one of the custom or one of the room's own. */
export function givingAct(calls: Calls | undefined, call: string, messageId: string) {
  const { message: text } = definedCall(calls, call) ?? {};
  if (text === undefined) return 'unknown-call';
  const given = { messageId, text };
  return v.is(callIdSchema, call)
    ? ({ type: 'give-call', call, ...given } as const)
    : ({ type: 'give-own-call', call, ...given } as const);
}

/** Returns the act that answers a given call. */
export const answeringAct = (call: string, name: string) =>
  v.is(callIdSchema, call)
    ? ({ type: 'answer-call', call, name } as const)
    : ({ type: 'answer-own-call', call, name } as const);

/** The acts on the calls of a performance. */
export const callActs = [
  /** Gives a call, which the viewers show as a message. */
  defineAct(
    'give-call',
    { call: callIdSchema, messageId: idSchema, text: messageTextSchema },
    {
      ...byDesks,
      refuse: giveRefusal,
      apply: (state, act, atMs) => ({
        ...withMessageShown(state, act, atMs),
        calls: withGiven(state, act.call, atMs),
      }),
      words: ({ text }) => `Call: ${text ?? ''}`,
    },
  ),
  /** Answers a call with a thank-you: a person has heard it. */
  defineAct('answer-call', { call: callIdSchema, name: answerNameSchema }, answering),
  /** Adds a call to the four, or changes one of the room's own. */
  defineAct(
    'set-own-call',
    { call: idSchema, ...ownCallEntries, message: messageTextSchema },
    {
      ...byControllers,
      refuse(state, { call: id, ...next }) {
        if (CALL_IDS.some((call) => call === id)) return 'id-taken';
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
      },
      apply: (state, { type: _type, call: id, ...call }) => ({
        ...state,
        calls: withOwn(state.calls ?? NO_CALLS, { id, ...call }),
      }),
      line: ({ name }) => ({ text: name }),
      words: ({ text }) => `Call ${text ?? ''} set`,
    },
  ),
  defineAct(
    'remove-own-call',
    { call: idSchema },
    {
      ...byControllers,
      refuse: needsOwnCall,
      apply: (state, { call }) => ({ ...state, calls: withoutOwn(state.calls ?? NO_CALLS, call) }),
      line: ({ call }, { before }) => ({ text: definedCall(before.calls, call)?.name ?? null }),
      words: ({ text }) => `Call ${text ?? ''} removed`,
    },
  ),
  /** Gives one of the room's own calls. The viewers show it, unless it is for front of house. */
  defineAct(
    'give-own-call',
    { call: idSchema, messageId: idSchema, text: messageTextSchema },
    {
      ...byDesks,
      refuse: (state, act) => needsOwnCall(state, act) ?? giveRefusal(state, act),
      apply: (state, act, atMs) => ({
        ...(ownCall(state, act.call)?.isForHouse ? state : withMessageShown(state, act, atMs)),
        calls: withGiven(state, act.call, atMs),
      }),
      line: ownCallLine,
      words: ({ text }) => `Call: ${text ?? ''}`,
    },
  ),
  defineAct('answer-own-call', { call: idSchema, name: answerNameSchema }, answering),
  /** Sets the departments that are to answer calls. */
  defineAct(
    'set-call-departments',
    { departments: callDepartmentsSchema },
    {
      ...byControllers,
      refuse: (state, { departments }) =>
        state.calls?.departments?.join('\n') === departments.join('\n') ? 'no-change' : undefined,
      apply: (state, { departments }) => ({
        ...state,
        calls: { ...(state.calls ?? NO_CALLS), departments },
      }),
      line: ({ departments }) => ({ text: departments.join(', ') }),
      words: ({ text }) => `Calls are answered by ${text ?? ''}`,
    },
  ),
];
