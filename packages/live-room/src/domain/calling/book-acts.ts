import * as v from 'valibot';
import { timestampSchema } from '@standby/room-engine/log/basic-schemas';
import { defineAct } from '../rules/define-act';
import { MILLIS_PER_SECOND } from '../time/time';
import { byCallers, needsCaller, ofCaller, withCalling } from './calling-act';
import {
  callerNameSchema,
  type Calling,
  callingOf,
  goIntervalOf,
  goIntervalSchema,
} from '../state/calling-schema';

/** Milliseconds without an answer after which the desk that asked for the book may take it. */
export const BOOK_SILENCE_MS = 10 * MILLIS_PER_SECOND;
/**
 * Milliseconds for which the caller's desk must be cut off before another desk may take the book.
 */
export const CALLER_CUT_OFF_MS = 5 * MILLIS_PER_SECOND;

const asCaller = { ...ofCaller, name: callerNameSchema };

/** Returns the calling after the question for the book is answered. */
function withoutQuestion({ asked: _answered, ...calling }: Calling): Calling {
  return calling;
}

/** Returns the calling with another caller, or none. A new caller has no armed departments. */
function withCaller(calling: Calling, caller: Calling['caller']): Calling {
  const { houseDesks, ...rest } = withoutQuestion(calling);
  if (caller?.id === calling.caller?.id || !houseDesks)
    return { ...rest, ...(houseDesks && { houseDesks }), caller };
  return { ...rest, caller, houseDesks: { ...houseDesks, armed: [] } };
}

/** The acts on who is on the book, and on the safety of GO. */
export const bookActs = [
  /**
   * Goes on the book if the caller is absent, silent for 10 s when asked, or cut off for 5 s.
   * `cutOffSinceMs` is the moment since which this desk knows the caller's desk to be cut off, in
   * the room's time.
   */
  defineAct(
    'take-book',
    { ...asCaller, cutOffSinceMs: v.exactOptional(timestampSchema) },
    {
      ...byCallers,
      refuse(state, { callerId, name, cutOffSinceMs }, atMs) {
        const { caller, asked } = callingOf(state);
        if (caller?.id === callerId) return caller.name === name ? 'no-change' : undefined;
        if (!caller) return undefined;
        const isSilent = asked?.id === callerId && atMs - asked.atMs >= BOOK_SILENCE_MS;
        const isCutOff = atMs - (cutOffSinceMs ?? atMs) >= CALLER_CUT_OFF_MS;
        return isSilent || isCutOff ? undefined : 'book-taken';
      },
      apply: (state, { callerId: id, name }) =>
        withCalling(state, withCaller(callingOf(state), { id, name })),
      line: ({ name }) => ({ text: name }),
      words: ({ text }) => `${text ?? ''} is on the book`,
    },
  ),
  defineAct('ask-for-book', asCaller, {
    ...byCallers,
    refuse(state, { callerId }) {
      const { caller, asked } = callingOf(state);
      if (!caller || caller.id === callerId) return 'no-change';
      return asked?.id === callerId ? 'no-change' : undefined;
    },
    apply: (state, { callerId: id, name }, atMs) =>
      withCalling(state, { ...callingOf(state), asked: { id, name, atMs } }),
    line: ({ name }) => ({ text: name }),
    words: ({ text }) => `${text ?? ''} asks for the book`,
  }),
  /** Hands the book to the desk that asked for it. */
  defineAct('hand-book', ofCaller, {
    ...byCallers,
    refuse: (state, act) =>
      needsCaller(state, act) ?? (callingOf(state).asked ? undefined : 'no-change'),
    apply(state) {
      const calling = callingOf(state);
      const { asked } = calling;
      return withCalling(
        state,
        withCaller(calling, asked ? { id: asked.id, name: asked.name } : null),
      );
    },
    words: () => 'The book was handed over',
  }),
  /** Refuses the book to the desk that asked for it. */
  defineAct('keep-book', ofCaller, {
    ...byCallers,
    refuse: (state, act) =>
      needsCaller(state, act) ?? (callingOf(state).asked ? undefined : 'no-change'),
    apply: (state) => withCalling(state, withoutQuestion(callingOf(state))),
    words: () => 'The caller keeps the book',
  }),
  defineAct('leave-book', ofCaller, {
    ...byCallers,
    refuse: needsCaller,
    apply: (state) => withCalling(state, withCaller(callingOf(state), null)),
    words: () => 'The caller left the book',
  }),
  defineAct(
    'set-go-without-standby',
    { isOn: v.boolean() },
    {
      ...byCallers,
      refuse: (state, { isOn }) =>
        callingOf(state).goesWithoutStandby === isOn ? 'no-change' : undefined,
      apply: (state, { isOn }) =>
        withCalling(state, { ...callingOf(state), goesWithoutStandby: isOn }),
      words: ({ isOn }) => (isOn ? 'GO needs no standby' : 'GO without a standby asks first'),
    },
  ),
  defineAct(
    'set-go-interval',
    { intervalMs: goIntervalSchema },
    {
      ...byCallers,
      refuse: (state, { intervalMs }) =>
        goIntervalOf(callingOf(state)) === intervalMs ? 'no-change' : undefined,
      apply: (state, { intervalMs }) =>
        withCalling(state, { ...callingOf(state), goIntervalMs: intervalMs }),
      line: ({ intervalMs }) => ({ text: String(intervalMs / MILLIS_PER_SECOND) }),
      words: ({ text }) => `Time between two GOs: ${text ?? ''} s at least`,
    },
  ),
];
