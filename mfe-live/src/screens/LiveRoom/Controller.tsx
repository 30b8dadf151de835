import { Link } from 'react-router-dom';
import { Breadcrumb } from '@standby/shared-ui';
import { paths } from '@standby/shared-ui/contracts';
import {
  shownTimer,
  useAcknowledge,
  useRoom,
  useSnapshot,
} from '../../components/room-context/room-context';
import { useShow } from '../../components/room-context/useShow';
import { hasRunningTimer } from '../../domain/room/room-state';
import { Dimmer } from '../../components/WindowSettings/Dimmer';
import { Announcer } from './Announcer';
import { CompactClock } from './clock/CompactClock';
import { Connected } from './Connected/Connected';
import { ControllerContext } from './controller-context';
import { Columns, ControllerPage, Layout, Middle } from './Controller.styles';
import { Dialogs } from './Dialogs';
import { RoomLog } from './History/RoomLog';
import { UndoBar } from './History/UndoBar';
import { LastMinuteSignals } from './LastMinuteSignals';
import { Identification } from './Notices/Identification';
import { Rail } from './Rail/Rail';
import { ShowMode } from './ShowMode/ShowMode';
import { useShowMode } from './ShowMode/useShowMode';
import { SidePanel } from './SidePanel/SidePanel';
import { useSidePanel } from './SidePanel/useSidePanel';
import { Stage } from './Stage/Stage';
import { TimerPanel } from './TimerPanel/TimerPanel';
import { RoomMenu } from './Tools/RoomMenu';
import { Tools } from './Tools/Tools';
import { useControllerState } from './useControllerState';
import { useDeskFocus } from './useDeskFocus';
import { useRoomKeys } from './useRoomKeys';
import { useRunningEvent } from './useRunningEvent';
import { useWindowSettings } from './useWindowSettings';

/** The controller's screen of an open room. Renders once an act; what shows time renders by itself. */
export function Controller() {
  const { showId, title, isSample } = useShow();
  const room = useRoom();
  const snapshot = useSnapshot();
  const { deskRef, returnRef, focusDesk, noteFocus } = useDeskFocus();
  const { settings, changeSettings } = useWindowSettings();
  const { isShowMode, brightness } = settings;
  const toggleShowMode = useShowMode({ isShowMode, changeSettings, focusDesk });
  const sidePanel = useSidePanel(changeSettings);
  const { controller, dialog, closeDialog, refusal } = useControllerState(
    room,
    snapshot.revision,
    { deskRef, noteFocus },
    { ...sidePanel, toggleShowMode },
  );
  useAcknowledge(snapshot);
  useRunningEvent(hasRunningTimer(snapshot.state));
  useRoomKeys({
    room,
    controller,
    focusDesk,
    isDialogOpen: dialog !== undefined,
    isShowMode,
  });

  const { state, self, isIdentifying, connection } = snapshot;
  const timer = shownTimer(snapshot);
  const crumbs = [{ label: 'Dashboard', link: <Link to={paths.dashboard} /> }, { label: title }];
  return (
    <ControllerContext value={controller}>
      <ControllerPage
        title={title}
        data-own-menu
        hidden={isShowMode}
        breadcrumb={<Breadcrumb items={crumbs} />}
        actions={
          <>
            <Tools showId={showId} />
            <RoomMenu showId={showId} />
          </>
        }
      >
        <Layout ref={isShowMode ? undefined : deskRef} tabIndex={-1} role="group" aria-label="Desk">
          <Rail snapshot={snapshot} isSample={isSample} />
          <Columns>
            <TimerPanel snapshot={snapshot} timer={timer} />
            <Middle>
              <Stage state={state} timer={timer} />
              <UndoBar undoable={snapshot.undoable} refusal={refusal} />
              <RoomLog snapshot={snapshot} />
            </Middle>
            <SidePanel
              snapshot={snapshot}
              control={sidePanel}
              dialogs={{ dialog, onClose: closeDialog, finalFocus: returnRef }}
            />
            <Connected snapshot={snapshot} />
          </Columns>
          <CompactClock timer={timer} isBlackout={state.isBlackout} connection={connection} />
        </Layout>
      </ControllerPage>
      {isShowMode && (
        <ShowMode
          title={title}
          snapshot={snapshot}
          timer={timer}
          refusal={refusal}
          brightness={brightness}
          onBrightness={(next) => changeSettings({ brightness: next })}
        />
      )}
      <Dimmer brightness={brightness} />
      {isIdentifying && <Identification name={self.name} />}
      <Dialogs
        dialog={dialog}
        onClose={closeDialog}
        finalFocus={returnRef}
        connection={connection}
        state={state}
        shown={timer}
        settings={settings}
        changeSettings={changeSettings}
      />
      <Announcer />
      <LastMinuteSignals vibrates={settings.vibrates} ticks={settings.ticks} />
    </ControllerContext>
  );
}
