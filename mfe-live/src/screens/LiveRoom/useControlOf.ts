import { useEffect, useMemo, useState } from 'react';
import type { Dispatched, Room } from '../../data/room';
import { actsOf } from '../../data/room-acts';
import { REFUSALS } from '../../domain/rules';
import { MILLIS_PER_SECOND } from '../../domain/time';
import type { Control, OpenDialog } from './control-context';

const REFUSAL_SHOWN_MS = 5 * MILLIS_PER_SECOND;

interface Refused {
  readonly words: string;
  readonly revision: number;
}

/** The controls of a room, which of their dialogs is open, and why the last act was refused. */
export function useControlOf(room: Room, revision: number) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const [refused, setRefused] = useState<Refused>();

  const control = useMemo<Control>(() => {
    const acts = actsOf(room);
    const attempt = (result: Dispatched): boolean => {
      if (result.isDone) return true;
      setRefused({ words: REFUSALS[result.refusal], revision: room.getSnapshot().revision });
      return false;
    };
    return {
      acts,
      attempt,
      open: setDialog,
      toggleBlackout() {
        if (room.getSnapshot().state.isBlackout) attempt(acts.setBlackout(false));
        else setDialog('blackout');
      },
    };
  }, [room]);

  useEffect(() => {
    if (!refused) return undefined;
    const timer = setTimeout(() => setRefused(undefined), REFUSAL_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refused]);

  return {
    control,
    dialog,
    closeDialog: () => setDialog(undefined),
    /** Gone as soon as something else was done. */
    refusal: refused?.revision === revision ? refused.words : undefined,
  };
}
