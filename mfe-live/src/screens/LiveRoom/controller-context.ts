import { createContext, type RefObject, useContext } from 'react';
import type { DispatchResult } from '../../engine/room';
import type { RoomActs } from '../../engine/room-acts';
import type { SidePanelName } from '../../data/local/window-settings';

/** The dialogs of the screen. */
export type OpenDialog =
  | 'share'
  | 'customize'
  | 'report'
  | 'keys'
  | 'blackout'
  /** In connected mode alone. */
  | 'connection'
  | 'add-timer'
  | 'edit-timer'
  | 'rundown-item'
  | 'import-rundown';

/** What the parts of the controller's screen do. It stays the same while the screen is there. */
export interface ControllerActions {
  readonly acts: RoomActs;
  /** Shows the reason where an act was refused. Returns whether it was done. */
  readonly attempt: (result: DispatchResult) => boolean;
  /** Where the focus goes when a menu closes. */
  readonly deskRef: RefObject<HTMLDivElement | null>;
  readonly open: (dialog: OpenDialog) => void;
  /** Shows a panel at the side of the desk, out of the show mode too. */
  readonly showPanel: (panel: SidePanelName) => void;
  /** Asks before the viewers go black; lifts it without a question. */
  readonly toggleBlackout: () => void;
  /** The clock, what comes next and the controls alone; and back. */
  readonly toggleShowMode: () => void;
  /** Goes to the message field, out of the show mode too. */
  readonly writeMessage: () => void;
}

export const ControllerContext = createContext<ControllerActions | undefined>(undefined);

export function useController(): ControllerActions {
  const controller = useContext(ControllerContext);
  if (!controller)
    throw new Error('useController needs the ControllerContext of the Controller screen.');
  return controller;
}
