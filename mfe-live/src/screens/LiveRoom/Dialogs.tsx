import { LazyPart, lazyScreen } from '@standby/shared-ui';
import { selectIsConnected, useRoomSelector } from '@standby/room-parts/room-context';
import { KeyMap } from '@standby/room-parts/key-map';
import { NoteDialog } from '@standby/room-parts/note-dialog';
import { ShareDialog } from '../../components/ShareDialog/ShareDialog';
import { ShowReport } from '../../components/ShowReport/ShowReport';
import { ConnectionDialog } from './ConnectionStatus/lazy-parts';
import { useController, useDialog } from './controller-context';
import { EndPerformanceDialog } from './EndPerformance/EndPerformanceDialog';
import { BlackoutDialog } from './Notices/BlackoutDialog';
import { usePerformances } from './Performance/performance-context';
import { RemoveTimerDialog } from './TimerStrip/RemoveTimerDialog';
import { AddTimerDialog, EditTimerDialog } from './TimerStrip/TimerDialogs';

const DeskCustomize = lazyScreen(() => import('./DeskCustomize'), 'DeskCustomize');
const HouseDevices = lazyScreen(() => import('./Wall/HouseDevicesDialog'), 'HouseDevicesDialog');

/** The dialogs of the screen. Only one opens at a time. */
export function Dialogs() {
  const { dispatch, open } = useController();
  const customize = useDialog('customize');
  const connection = useDialog('connection');
  const note = useDialog('note');
  const devices = useDialog('devices');
  const isConnected = useRoomSelector(selectIsConnected);
  return (
    <>
      <BlackoutDialog />
      <AddTimerDialog />
      <EditTimerDialog />
      <RemoveTimerDialog />
      <KeyMap {...useDialog('keys')} page="desk" />
      <ShareDialog {...useDialog('share')} />
      <ShowReport
        {...useDialog('report')}
        {...usePerformances()}
        onEndPerformance={() => open('end-performance')}
      />
      <EndPerformanceDialog />
      {customize.open && (
        <LazyPart>
          <DeskCustomize />
        </LazyPart>
      )}
      {note.open && (
        <LazyPart>
          <NoteDialog {...note} dispatch={dispatch} />
        </LazyPart>
      )}
      {isConnected && devices.open && (
        <LazyPart>
          <HouseDevices onClose={devices.onClose} />
        </LazyPart>
      )}
      {isConnected && connection.open && (
        <LazyPart>
          <ConnectionDialog />
        </LazyPart>
      )}
    </>
  );
}
