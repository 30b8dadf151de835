import { is } from 'valibot';
import { definedCall } from '../domain/calls/call-ladder';
import type { OwnCallDraft } from '../domain/calls/call-sets';
import { type CallCustom, callIdSchema } from '../domain/state/call-schemas';
import type { DispatchResult, Room } from './room';

/** Acts of a desk on curtain and calls, and answers of a department or a person to a call. */
export interface CallActs {
  /** @param curtainAtMs epoch ms of the system clock. */
  setCurtain(curtainAtMs: number, custom: CallCustom): DispatchResult;
  /** Holds the curtain; see `holdReason` for the valid reasons. */
  hold(minutes: number, reason: string | null): DispatchResult;
  /** Shows a call on the viewers, one of the custom or one of the room's own. */
  giveCall(call: string): DispatchResult;
  answerCall(call: string, name: string): DispatchResult;
  /** Adds own calls of the room in one act. */
  addOwnCalls(calls: readonly OwnCallDraft[]): DispatchResult;
  changeOwnCall(id: string, call: OwnCallDraft): DispatchResult;
  removeOwnCall(call: string): DispatchResult;
  /** Sets which departments have to answer calls. */
  setCallDepartments(departments: readonly string[]): DispatchResult;
}

const setting = (call: string, draft: OwnCallDraft) =>
  ({ type: 'set-own-call', call, ...draft }) as const;

export function callActsOf(room: Room): CallActs {
  return {
    setCurtain: (curtainAtMs, custom) =>
      room.dispatch({ type: 'set-curtain', curtainAtMs, custom }),
    hold: (minutes, reason) => room.dispatch({ type: 'hold', minutes, reason }),
    giveCall(call) {
      const { message: text } = definedCall(room.getSnapshot().state.calls, call) ?? {};
      if (text === undefined) return { isDone: false, refusal: 'unknown-call' };
      const given = { messageId: room.newId(), text };
      return room.dispatch(
        is(callIdSchema, call)
          ? { type: 'give-call', call, ...given }
          : { type: 'give-own-call', call, ...given },
      );
    },
    answerCall: (call, name) =>
      room.dispatch(
        is(callIdSchema, call)
          ? { type: 'answer-call', call, name }
          : { type: 'answer-own-call', call, name },
      ),
    addOwnCalls(calls) {
      const acts = calls.map((call) => setting(room.newId(), call));
      const [first] = acts;
      if (!first) return { isDone: false, refusal: 'no-change' };
      return room.dispatch(acts.length === 1 ? first : { type: 'batch', acts });
    },
    changeOwnCall: (id, call) => room.dispatch(setting(id, call)),
    removeOwnCall: (call) => room.dispatch({ type: 'remove-own-call', call }),
    setCallDepartments: (departments) =>
      room.dispatch({ type: 'set-call-departments', departments: [...departments] }),
  };
}
