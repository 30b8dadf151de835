import { useEffect, useEffectEvent, useState } from 'react';
import type { DispatchResult } from '@standby/live-room/client/room';
import type { Act } from '@standby/live-room/domain/event-log/event';
import { callingOf } from '@standby/live-room/domain/state/calling-schema';
import { lastCalledIds, nextOnDesk } from '@standby/live-room/domain/calling/desk-view';
import {
  type GoQuestion,
  goQuestion,
  isAnswered,
} from '@standby/live-room/domain/calling/go-safety';
import { momentBefore } from '@standby/live-room/domain/calling/next-moment';
import { sheetOf } from '@standby/live-room/domain/state/cue-sheet';
import {
  bindingOf,
  BOOK_KEYS,
  type BookAct,
  PAGE_GUARD_TEXT,
} from '@standby/room-parts/keyboard-map';
import { type Refusal, REFUSALS } from '@standby/live-room/domain/rules/refusals';
import { focusKindOf } from '@standby/room-parts/focus-kind';
import { useCanControl, useRoom } from '@standby/room-parts/room-context';
import { usePageGuard } from '@standby/room-parts/use-page-guard';
import { useCallerId } from '@standby/room-parts/use-caller-id';

const REFUSAL_SHOWN_MS = 5_000;

/** The dialogs of the book. */
type BookDialog = 'stop' | 'note' | 'keys' | 'safety' | 'light';

export interface CallingDesk {
  /** Id of this desk on the book; empty until known. */
  readonly callerId: string;
  readonly canControl: boolean;
  /** Reason for which the last act was refused. */
  readonly refusal: string | undefined;
  /** Whether a GO without a standby waits for a second press. */
  readonly isAsking: boolean;
  readonly dialog: BookDialog | undefined;
  readonly open: (dialog: BookDialog) => void;
  readonly closeDialog: () => void;
  /** Does an act in the room, or shows the reason why it is refused. Returns whether it was performed. */
  readonly dispatch: (act: Act | Refusal) => boolean;
  readonly call: (act: BookAct) => void;
  readonly stop: (reason: string) => void;
}

/** Returns the actions of the person on the book, for keys and buttons. */
export function useCalling(): CallingDesk {
  const room = useRoom();
  const callerId = useCallerId();
  const canControl = useCanControl();
  const [refusal, setRefusal] = useState<string>();
  const [question, setQuestion] = useState<GoQuestion>();
  const [dialog, setDialog] = useState<BookDialog>();
  const isMeantElsewhere = usePageGuard(room);

  useEffect(() => {
    if (refusal === undefined) return undefined;
    const timer = setTimeout(() => setRefusal(undefined), REFUSAL_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refusal]);
  useEffect(() => {
    if (!question) return undefined;
    const leftMs = question.untilMs - room.now();
    const timer = setTimeout(() => setQuestion(undefined), leftMs);
    return () => clearTimeout(timer);
  }, [room, question]);

  function finish(result: DispatchResult): boolean {
    setRefusal(result.isDone ? undefined : REFUSALS[result.refusal]);
    return result.isDone;
  }
  const dispatch = (act: Act | Refusal): boolean => finish(room.dispatch(act));

  function go(cueIds: readonly string[]): void {
    const nowMs = room.now();
    const isConfirmed = isAnswered(question, cueIds, nowMs);
    const act: Act = { type: 'go-cues', callerId, cueIds: [...cueIds], isConfirmed };
    const result = room.dispatch(act);
    if (!result.isDone && result.refusal === 'needs-standby') {
      // The first press counts. A second press of a trembling finger neither answers nor asks
      // again.
      const calling = callingOf(room.getSnapshot().state);
      setQuestion((asked) =>
        asked && nowMs <= asked.untilMs ? asked : goQuestion(cueIds, calling, nowMs),
      );
      setRefusal(undefined);
      return;
    }
    setQuestion(undefined);
    finish(result);
  }

  function call(act: BookAct): void {
    if (act === 'note') return setDialog('note');
    if (act === 'show-map') return setDialog('keys');
    return callOnBook(act);
  }

  function callOnBook(act: Exclude<BookAct, 'note' | 'show-map'>): void {
    const { state } = room.getSnapshot();
    const calling = callingOf(state);
    const { cues } = sheetOf(state);
    const next = nextOnDesk(state);
    if (act === 'stop') {
      if (calling.held) dispatch({ type: 'resume-show', callerId });
      else if (calling.caller?.id === callerId) setDialog('stop');
      else setRefusal(REFUSALS['not-on-book']);
      return;
    }
    if (act === 'error') {
      const cueIds = lastCalledIds(calling);
      if (cueIds.length > 0) dispatch({ type: 'call-in-error', callerId, cueIds });
      return;
    }
    if (act === 'previous-moment') {
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
    if (event.defaultPrevented) return;
    const binding = bindingOf(BOOK_KEYS, {
      key: event.key,
      hasModifier: event.ctrlKey || event.metaKey || event.altKey,
      isRepeat: event.repeat,
      focus: dialog ? 'overlay' : focusKindOf(event.target),
    });
    if (!binding) return;
    // Otherwise Space would scroll, and the letter H would go into the reason.
    event.preventDefault();
    if (binding.act !== 'show-map' && (!canControl || callerId === '')) return;
    if (isMeantElsewhere(binding)) setRefusal(PAGE_GUARD_TEXT);
    else call(binding.act);
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
    dialog,
    open: setDialog,
    closeDialog: () => setDialog(undefined),
    dispatch,
    call,
    stop(reason) {
      setDialog(undefined);
      dispatch({ type: 'stop-show', callerId, reason: reason.trim() });
    },
  };
}
