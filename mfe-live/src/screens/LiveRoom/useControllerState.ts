import { useEffect, useMemo, useState } from 'react';
import { REFUSALS } from '../../domain/room/rules';
import { MILLIS_PER_SECOND } from '../../domain/timer/time';
import type { DispatchResult, Room } from '../../engine/room';
import { actsOf } from '../../engine/room-acts';
import type { ControllerActions, OpenDialog } from './controller-context';
import type { SidePanelControl } from './SidePanel/useSidePanel';
import type { DeskFocus } from './useDeskFocus';

const REFUSAL_SHOWN_MS = 5 * MILLIS_PER_SECOND;

interface Refused {
  readonly text: string;
  readonly revision: number;
}

/** What changes what this window shows of the desk. */
type DeskViews = Pick<SidePanelControl, 'showPanel' | 'writeMessage'> &
  Pick<ControllerActions, 'toggleShowMode'>;

/** The controls of a room, which of their dialogs is open, and why the last act was refused. */
export function useControllerState(
  room: Room,
  revision: number,
  { deskRef, noteFocus }: Pick<DeskFocus, 'deskRef' | 'noteFocus'>,
  { showPanel, toggleShowMode, writeMessage }: DeskViews,
) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const [refused, setRefused] = useState<Refused>();

  const controller = useMemo<ControllerActions>(() => {
    const acts = actsOf(room);
    const attempt = (result: DispatchResult): boolean => {
      if (result.isDone) return true;
      setRefused({ text: REFUSALS[result.refusal], revision: room.getSnapshot().revision });
      return false;
    };
    const open = (next: OpenDialog): void => {
      noteFocus();
      setDialog(next);
    };
    return {
      acts,
      attempt,
      deskRef,
      open,
      showPanel,
      toggleShowMode,
      writeMessage,
      toggleBlackout() {
        if (room.getSnapshot().state.isBlackout) attempt(acts.setBlackout(false));
        else open('blackout');
      },
    };
  }, [room, deskRef, noteFocus, showPanel, toggleShowMode, writeMessage]);

  useEffect(() => {
    if (!refused) return undefined;
    const timer = setTimeout(() => setRefused(undefined), REFUSAL_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refused]);

  return {
    controller,
    dialog,
    closeDialog: () => setDialog(undefined),
    /** Gone as soon as something else was done. */
    refusal: refused?.revision === revision ? refused.text : undefined,
  };
}
