import { createContext, type RefObject, useContext } from 'react';
import type { DialogProps } from '@standby/shared-ui';
import type { SidePanelName, WindowSettings } from '../../data/local/window-settings';
import type { Act } from '@standby/live-room/domain/event-log/event';
import type { Refusal } from '@standby/live-room/domain/rules/refusals';
import type { LostScreen } from './Notices/lost-screens';
import type { ChangeWindowSettings } from './useWindowSettings';

/** The dialogs of the screen. */
export type OpenDialog =
  | 'share'
  | 'customize'
  | 'devices'
  | 'report'
  | 'end-performance'
  | 'note'
  | 'keys'
  | 'blackout'
  /** Opens only in connected mode. */
  | 'connection'
  | 'add-timer'
  | 'edit-timer'
  | 'remove-timer'
  | 'rundown-item'
  | 'import-rundown'
  | 'screen';

/** Actions of the controller’s screen. The object stays the same while the screen is mounted. */
export interface ControllerActions {
  /** Does an act in the room, or shows the reason why it is refused. Returns whether it was performed. */
  readonly dispatch: (act: Act | Refusal) => boolean;
  /** Undoes an act, or without an id the last one of this desk. */
  readonly undo: (eventId?: string) => boolean;
  /** Shows the reason why an act was not performed. */
  readonly refuse: (text: string) => void;
  /** The desk: a region that takes the focus and has no keys of its own. */
  readonly deskRef: RefObject<HTMLDivElement | null>;
  /** The element that takes the focus when a dialog closes. */
  readonly returnRef: RefObject<HTMLElement | null>;
  /** The place of the side panels, which takes the focus when a panel is selected. */
  readonly panelRef: RefObject<HTMLDivElement | null>;
  /** The field of a new message. */
  readonly messageRef: RefObject<HTMLInputElement | null>;
  readonly focusDesk: () => void;
  readonly open: (dialog: OpenDialog) => void;
  readonly closeDialog: () => void;
  /** Shows a panel at the side of the desk; in the show mode, beside or below its clock. */
  readonly showPanel: (panel: SidePanelName) => void;
  /** Closes the panel of the show mode. */
  readonly closePanel: () => void;
  /** Asks before the viewers go black, and lifts a blackout without a question. */
  readonly toggleBlackout: () => void;
  /** Opens or closes the show mode. */
  readonly toggleShowMode: () => void;
  /** Focuses the message field, and opens its panel if it is closed. */
  readonly writeMessage: () => void;
  readonly changeSettings: ChangeWindowSettings;
  /** Ends the alarm of the screens that are lost now. */
  readonly dismissLost: () => void;
  /** Ends the alarm for the people who have not signed in for a call. */
  readonly dismissMissing: (call: string) => void;
}

/** Reason for the last refusal, valid until the next act. */
export interface RefusedAct {
  readonly text: string;
  readonly revision: number;
}

/** This window’s view of the controller’s screen, apart from the room. */
interface ControllerView {
  readonly dialog: OpenDialog | undefined;
  readonly refused: RefusedAct | undefined;
  readonly settings: WindowSettings;
  /** Whether a panel is open in the show mode. */
  readonly isPanelOpen: boolean;
  /** Lost screens that are not back. */
  readonly lost: readonly LostScreen[];
  /** Call whose alarm for missing people was dismissed. */
  readonly dismissedCall: string | undefined;
}

export const ControllerContext = createContext<ControllerActions | undefined>(undefined);
export const ControllerViewContext = createContext<ControllerView | undefined>(undefined);

export function useController(): ControllerActions {
  const controller = useContext(ControllerContext);
  if (!controller) throw new Error('useController needs a ControllerProvider above it.');
  return controller;
}

export function useControllerView(): ControllerView {
  const view = useContext(ControllerViewContext);
  if (!view) throw new Error('useControllerView needs a ControllerProvider above it.');
  return view;
}

/** Returns the properties with which a dialog of the screen opens and closes. */
export function useDialog(
  name: OpenDialog,
): Required<Pick<DialogProps, 'open' | 'onClose' | 'finalFocus'>> {
  const { closeDialog, returnRef } = useController();
  const { dialog } = useControllerView();
  return { open: dialog === name, onClose: closeDialog, finalFocus: returnRef };
}
