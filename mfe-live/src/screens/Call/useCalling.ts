import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Act } from '@standby/live-room/domain/event-log/event';
import { callingOf } from '@standby/live-room/domain/calling/calling-schema';
import { lastCalledIds, nextOnDesk } from '@standby/live-room/domain/calling/desk-view';
import {
  type CallAct,
  callActOf,
  GO_QUESTION_MS,
  type GoQuestion,
  isAnswered,
  isGuarded,
} from '@standby/live-room/domain/calling/go-safety';
import { momentBefore } from '@standby/live-room/domain/calling/next-moment';
import { sheetOf } from '@standby/live-room/domain/cues/cue-sheet';
import { REFUSALS } from '@standby/live-room/domain/room/rules';
import { focusKindOf } from '../../components/focus-kind';
import { useCanControl, useRoom } from '../../components/room-context/room-context';
import { useCallerId } from './useCallerId';

const REFUSAL_SHOWN_MS = 5_000;

export interface CallingDesk {
  /** Empty until it is known. */
  readonly callerId: string;
  readonly canControl: boolean;
  /** Why the last act did nothing. */
  readonly refusal: string | undefined;
  /** Whether a GO without a standby waits for the second press. */
  readonly isAsking: boolean;
  readonly isStopOpen: boolean;
  readonly dispatch: (act: Act) => boolean;
  readonly call: (act: CallAct) => void;
  readonly stop: (reason: string) => void;
  readonly closeStop: () => void;
}

/** What the person on the book does, by keys and buttons. */
export function useCalling(): CallingDesk {
  const room = useRoom();
  const callerId = useCallerId();
  const canControl = useCanControl();
  const [refusal, setRefusal] = useState<string>();
  const [question, setQuestion] = useState<GoQuestion>();
  const [isStopOpen, setIsStopOpen] = useState(false);
  const shownAtMs = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    const note = () => {
      if (document.visibilityState === 'visible') shownAtMs.current = room.now();
    };
    window.addEventListener('focus', note);
    document.addEventListener('visibilitychange', note);
    return () => {
      window.removeEventListener('focus', note);
      document.removeEventListener('visibilitychange', note);
    };
  }, [room]);

  useEffect(() => {
    if (refusal === undefined) return undefined;
    const timer = setTimeout(() => setRefusal(undefined), REFUSAL_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refusal]);
  useEffect(() => {
    if (!question) return undefined;
    const timer = setTimeout(() => setQuestion(undefined), GO_QUESTION_MS);
    return () => clearTimeout(timer);
  }, [question]);

  function dispatch(act: Act): boolean {
    const result = room.dispatch(act);
    setRefusal(result.isDone ? undefined : REFUSALS[result.refusal]);
    return result.isDone;
  }

  function go(cueIds: readonly string[]): void {
    const nowMs = room.now();
    if (isGuarded(shownAtMs.current, nowMs)) return;
    const isConfirmed = isAnswered(question, cueIds, nowMs);
    const act: Act = { type: 'go-cues', callerId, cueIds: [...cueIds], isConfirmed };
    const result = room.dispatch(act);
    if (!result.isDone && result.refusal === 'needs-standby') {
      // The first press counts: one that trembles neither answers nor asks again.
      setQuestion((asked) =>
        asked && nowMs - asked.askedAtMs < GO_QUESTION_MS ? asked : { cueIds, askedAtMs: nowMs },
      );
      setRefusal(undefined);
      return;
    }
    setQuestion(undefined);
    setRefusal(result.isDone ? undefined : REFUSALS[result.refusal]);
  }

  function call(act: CallAct): void {
    const { state } = room.getSnapshot();
    const calling = callingOf(state);
    const { cues } = sheetOf(state);
    const next = nextOnDesk(state);
    if (act === 'stop') {
      if (calling.held) dispatch({ type: 'resume-show', callerId });
      else if (calling.caller?.id === callerId) setIsStopOpen(true);
      else setRefusal(REFUSALS['not-on-book']);
      return;
    }
    if (act === 'error') {
      const cueIds = lastCalledIds(calling);
      if (cueIds.length > 0) dispatch({ type: 'call-in-error', callerId, cueIds });
      return;
    }
    if (act === 'back') {
      const before = momentBefore(cues, calling);
      if (before) dispatch({ type: 'set-next-cue', callerId, cueId: before.id });
      return;
    }
    if (!next) return;
    const cueIds = [...next.calledIds];
    if (act === 'go') go(cueIds);
    else if (act === 'standby') dispatch({ type: 'stand-by-cues', callerId, cueIds });
    else if (act === 'skip') dispatch({ type: 'skip-cues', callerId, cueIds });
    else dispatch({ type: 'warn-cues', callerId, cueIds: [...next.warnedIds] });
  }

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !canControl || callerId === '' || isStopOpen) return;
    const act = callActOf({
      key: event.key,
      hasModifier: event.ctrlKey || event.metaKey || event.altKey,
      isRepeat: event.repeat,
      focus: focusKindOf(event.target),
    });
    if (!act) return;
    // Space scrolls, and the letter H would be the first one of the reason.
    event.preventDefault();
    call(act);
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  return {
    callerId,
    canControl,
    refusal,
    isAsking: question !== undefined,
    isStopOpen,
    dispatch,
    call,
    stop(reason) {
      setIsStopOpen(false);
      dispatch({ type: 'stop-show', callerId, reason: reason.trim() });
    },
    closeStop: () => setIsStopOpen(false),
  };
}
