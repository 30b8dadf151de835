import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRoom } from '@standby/room-parts/room-context';
import type { DispatchResult } from '@standby/live-room/client/room';
import { REFUSALS } from '@standby/live-room/domain/rules/refusals';
import { MILLIS_PER_SECOND } from '@standby/live-room/domain/time/time';
import {
  type ControllerActions,
  ControllerContext,
  ControllerViewContext,
  type OpenDialog,
  type RefusedAct,
} from './controller-context';
import type { SidePanelName } from '../../data/local/window-settings';
import { useLostScreens } from './Notices/useLostScreens';
import { useDeskFocus } from './useDeskFocus';
import { useWindowSettings } from './useWindowSettings';

const REFUSAL_SHOWN_MS = 5 * MILLIS_PER_SECOND;

/**
 * Whether the top of an element is in the upper half of the window, where scrolling to it would
 * hide more than it shows.
 */
function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight / 2;
}

/** Provides the actions of the controller’s screen, and this window’s view of it. */
export function ControllerProvider({ children }: { readonly children: ReactNode }) {
  const room = useRoom();
  const focus = useDeskFocus();
  const { settings, changeSettings } = useWindowSettings();
  const { lost, dismiss: dismissLost } = useLostScreens();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [refused, setRefused] = useState<RefusedAct>();
  const [dismissedCall, setDismissedCall] = useState<string>();
  const [isPanelOpen, setIsPanelOpen] = useState(false);

  const actions = useMemo<ControllerActions>(() => {
    const { noteFocus, restoreFocus, ...places } = focus;
    // A hidden element cannot take the focus, so the change renders at once.
    const changeNow: typeof changeSettings = (change) => flushSync(() => changeSettings(change));
    const openPanel = (panel: SidePanelName) =>
      flushSync(() => {
        changeSettings({ panel });
        setIsPanelOpen(true);
      });
    const closePanel = () => {
      flushSync(() => setIsPanelOpen(false));
      places.focusDesk();
    };
    const toggleShowMode = () => {
      changeNow(({ isShowMode }) => ({ isShowMode: !isShowMode }));
      closePanel();
    };
    const open: ControllerActions['open'] = (next) => {
      noteFocus();
      setDialog(next);
    };
    const refuse = (text: string) => setRefused({ text, revision: room.getSnapshot().revision });
    const finish = (result: DispatchResult) => {
      if (result.isDone) restoreFocus();
      else refuse(REFUSALS[result.refusal]);
      return result.isDone;
    };
    const dispatch: ControllerActions['dispatch'] = (act) => finish(room.dispatch(act));
    return {
      ...places,
      dispatch,
      undo: (eventId) => finish(room.undo(eventId)),
      refuse,
      open,
      changeSettings,
      dismissLost,
      dismissMissing: setDismissedCall,
      closeDialog: () => setDialog(undefined),
      closePanel,
      toggleShowMode,
      showPanel(panel) {
        openPanel(panel);
        places.panelRef.current?.focus({ preventScroll: isInView(places.panelRef.current) });
      },
      writeMessage() {
        openPanel('messages');
        places.messageRef.current?.focus();
      },
      toggleBlackout() {
        if (room.getSnapshot().state.isBlackout) dispatch({ type: 'blackout', isOn: false });
        else open('blackout');
      },
    };
  }, [room, focus, changeSettings, dismissLost]);

  useEffect(() => {
    if (!refused) return undefined;
    const timer = setTimeout(() => setRefused(undefined), REFUSAL_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refused]);

  const view = useMemo(
    () => ({ dialog, refused, settings, isPanelOpen, lost, dismissedCall }),
    [dialog, refused, settings, isPanelOpen, lost, dismissedCall],
  );
  return (
    <ControllerContext value={actions}>
      <ControllerViewContext value={view}>{children}</ControllerViewContext>
    </ControllerContext>
  );
}
