import { createContext, useContext } from 'react';
import type { Dispatched } from '../../data/room';
import type { RoomActs } from '../../data/room-acts';

/** What can stand over the screen. */
export type OpenDialog =
  'share' | 'customize' | 'report' | 'keys' | 'blackout' | 'add-timer' | 'edit-timer';

/** What the parts of the controller's screen do. It stays the same while the screen is there. */
export interface Control {
  readonly acts: RoomActs;
  /** Says why, where an act was refused. Returns whether it was done. */
  readonly attempt: (result: Dispatched) => boolean;
  readonly open: (dialog: OpenDialog) => void;
  /** Asks before the viewers go black; lifts it without a question. */
  readonly toggleBlackout: () => void;
}

export const ControlContext = createContext<Control | undefined>(undefined);

export function useControl(): Control {
  const control = useContext(ControlContext);
  if (!control) throw new Error('useControl needs the ControlContext of the Controller screen.');
  return control;
}
