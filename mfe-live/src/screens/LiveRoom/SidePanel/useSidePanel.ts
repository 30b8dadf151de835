import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export const SIDE_PANELS = ['messages', 'calls', 'rundown'] as const;
export type SidePanelName = (typeof SIDE_PANELS)[number];

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

/** Which panel is at the side of the desk. */
export function useSidePanel(): SidePanelControl {
  const [panel, setPanel] = useState<SidePanelName>('messages');
  const panelRef = useRef<HTMLDivElement>(null);
  const messageRef = useRef<HTMLInputElement>(null);

  const showPanel = useCallback((next: SidePanelName) => {
    flushSync(() => setPanel(next));
    panelRef.current?.focus();
  }, []);

  const writeMessage = useCallback(() => {
    // A field that is hidden takes no focus.
    flushSync(() => setPanel('messages'));
    messageRef.current?.focus();
  }, []);

  return useMemo(
    () => ({ panel, panelRef, messageRef, showPanel, writeMessage }),
    [panel, showPanel, writeMessage],
  );
}
