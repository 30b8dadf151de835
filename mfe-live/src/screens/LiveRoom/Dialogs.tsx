import { type DialogProps, LazyPart } from '@standby/shared-ui';
import { CustomizeDialog } from '../../components/CustomizeDialog/CustomizeDialog';
import { ShareDialog } from '../../components/ShareDialog/ShareDialog';
import { ShowReport } from '../../components/ShowReport/ShowReport';
import { WindowSettingsForm } from '../../components/WindowSettings/WindowSettingsForm';
import type { WindowSettings } from '../../data/local/window-settings';
import type { RoomState, Timer } from '../../domain/room/room-schema';
import type { RoomConnection } from '../../domain/live-protocol/connection';
import { ConnectionDialog } from './Connection/lazy-parts';
import type { OpenDialog } from './controller-context';
import { BlackoutDialog } from './Notices/BlackoutDialog';
import { TimerDialogs } from './TimerStrip/TimerDialogs';
import { KeyMap } from './Tools/KeyMap';
import type { ChangeWindowSettings } from './useWindowSettings';

interface DialogsProps extends Pick<DialogProps, 'finalFocus'> {
  readonly dialog: OpenDialog | undefined;
  readonly onClose: () => void;
  readonly connection: RoomConnection | null;
  readonly state: RoomState;
  /** The timer that is shown large. */
  readonly shown: Timer;
  readonly settings: WindowSettings;
  readonly changeSettings: ChangeWindowSettings;
}

/** The dialogs of the screen, one at a time. */
export function Dialogs(props: DialogsProps) {
  const { dialog, onClose, finalFocus, connection, state, shown, settings, changeSettings } = props;
  const shared = { onClose, finalFocus };
  return (
    <>
      <BlackoutDialog open={dialog === 'blackout'} {...shared} />
      <TimerDialogs dialog={dialog} {...shared} state={state} shown={shown} />
      <KeyMap open={dialog === 'keys'} {...shared} />
      <ShareDialog open={dialog === 'share'} {...shared} />
      <CustomizeDialog open={dialog === 'customize'} {...shared}>
        <WindowSettingsForm settings={settings} onChange={changeSettings} />
      </CustomizeDialog>
      <ShowReport open={dialog === 'report'} {...shared} />
      {connection && dialog === 'connection' && (
        <LazyPart>
          <ConnectionDialog connection={connection} {...shared} />
        </LazyPart>
      )}
    </>
  );
}
