import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { SidePanelName } from '../../../data/local/window-settings';
import type { ChangeWindowSettings } from '../useWindowSettings';

export interface SidePanelControl {
  readonly panel: SidePanelName;
  /** The place of the panels, which takes the focus when one is chosen. */
  readonly panelRef: RefObject<HTMLDivElement | null>;
  /** Where a message is written. */
  readonly messageRef: RefObject<HTMLInputElement | null>;
  /** Shows a panel and brings it into sight. */
  readonly showPanel: (panel: SidePanelName) => void;
  readonly writeMessage: () => void;
}

/** Which panel is at the side of the desk. The panels are behind the show mode, which is left for them. */
export function useSidePanel(
  panel: SidePanelName,
  changeSettings: ChangeWindowSettings,
): SidePanelControl {
  const panelRef = useRef<HTMLDivElement>(null);
  const messageRef = useRef<HTMLInputElement>(null);

  const change = useCallback(
    (next: SidePanelName) => {
      // What is hidden takes no focus.
      flushSync(() => changeSettings({ isShowMode: false, panel: next }));
    },
    [changeSettings],
  );

  const showPanel = useCallback(
    (next: SidePanelName) => {
      change(next);
      panelRef.current?.focus();
    },
    [change],
  );

  const writeMessage = useCallback(() => {
    change('messages');
    messageRef.current?.focus();
  }, [change]);

  return useMemo(
    () => ({ panel, panelRef, messageRef, showPanel, writeMessage }),
    [panel, showPanel, writeMessage],
  );
}
