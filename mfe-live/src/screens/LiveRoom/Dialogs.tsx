import { CustomizeDialog } from '../../components/CustomizeDialog/CustomizeDialog';
import { ShareDialog } from '../../components/ShareDialog/ShareDialog';
import { ShowReport } from '../../components/ShowReport/ShowReport';
import type { RoomState, Timer } from '../../domain/room/room-schema';
import type { OpenDialog } from './controller-context';
import { BlackoutDialog } from './Notices/BlackoutDialog';
import { TimerDialogs } from './TimerStrip/TimerDialogs';
import { KeyMap } from './Tools/KeyMap';

interface DialogsProps {
  readonly dialog: OpenDialog | undefined;
  readonly onClose: () => void;
  readonly state: RoomState;
  /** The timer that is shown large. */
  readonly shown: Timer;
}

/** The dialogs of the screen, one at a time. */
export function Dialogs({ dialog, onClose, state, shown }: DialogsProps) {
  return (
    <>
      <BlackoutDialog open={dialog === 'blackout'} onClose={onClose} />
      <TimerDialogs dialog={dialog} onClose={onClose} state={state} shown={shown} />
      <KeyMap open={dialog === 'keys'} onClose={onClose} />
      <ShareDialog open={dialog === 'share'} onClose={onClose} />
      <CustomizeDialog open={dialog === 'customize'} onClose={onClose} />
      <ShowReport open={dialog === 'report'} onClose={onClose} />
    </>
  );
}
