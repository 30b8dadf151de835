import * as v from 'valibot';
import { isRoomItself } from '@standby/room-engine/log/authors';
import { idSchema, timestampSchema } from '@standby/room-engine/log/basic-schemas';
import { callCustomSchema, holdMinutesSchema, holdReasonSchema } from '../state/call-schemas';
import { byControllers, defineAct } from '../rules/define-act';
import { needsTimer } from '../rules/needs';
import { NO_CALLS, withCurtain } from './customs';
import { holdRefusal, holdText, withHold } from './hold';

/** The acts on the curtain time. */
export const curtainActs = [
  /** Sets the curtain time for the calls, by the system clock, and their custom. */
  defineAct(
    'set-curtain',
    { curtainAtMs: timestampSchema, custom: callCustomSchema },
    {
      ...byControllers,
      refuse: ({ calls }, { curtainAtMs, custom }) =>
        calls?.curtainAtMs === curtainAtMs && calls.custom === custom ? 'no-change' : undefined,
      apply: (state, { curtainAtMs, custom }) => ({
        ...state,
        calls: withCurtain(state.calls ?? NO_CALLS, curtainAtMs, custom),
      }),
      line: ({ curtainAtMs }) => ({ text: new Date(curtainAtMs).toISOString() }),
      words: ({ by }) =>
        isRoomItself(by) ? 'Curtain time set from the schedule' : 'Curtain time set',
    },
  ),
  /** Holds the curtain for some minutes. Holds add up. */
  defineAct(
    'hold',
    { minutes: holdMinutesSchema, reason: v.nullable(holdReasonSchema) },
    {
      ...byControllers,
      refuse: holdRefusal,
      apply: withHold,
      line: ({ minutes, reason }) => ({ text: reason, minutes }),
      words: ({ minutes = 0, text }) =>
        [holdText(minutes), ...(text === null ? [] : [text])].join(': '),
    },
  ),
  /** Sets the timer that begins at the curtain time. */
  defineAct(
    'set-curtain-timer',
    { timerId: idSchema },
    {
      ...byControllers,
      refuse: (state, act) =>
        needsTimer(state, act) ?? (state.curtainTimerId === act.timerId ? 'no-change' : undefined),
      apply: (state, { timerId }) => ({ ...state, curtainTimerId: timerId }),
      words: (_, name) => `${name} is curtain up`,
    },
  ),
];
