import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumb } from 'shared-ui';
import { paths } from 'shared-ui/contracts';
import {
  shownTimer,
  useAcknowledge,
  useRoom,
  useSnapshot,
} from '../../components/room-context/room-context';
import { useShow } from '../../components/room-context/useShow';
import { hasRunningTimer } from '../../domain/room/room-state';
import { Announcer } from './Announcer';
import { Connected } from './Connected/Connected';
import { ControllerContext } from './controller-context';
import { ControllerPage, Layout, Middle } from './Controller.styles';
import { Dialogs } from './Dialogs';
import { RoomLog } from './History/RoomLog';
import { UndoBar } from './History/UndoBar';
import { Messages } from './Messages/Messages';
import { BlackoutBanner } from './Notices/BlackoutBanner';
import { Identification } from './Notices/Identification';
import { Notices } from './Notices/Notices';
import { Stage } from './Stage/Stage';
import { TimerPanel } from './TimerPanel/TimerPanel';
import { Tools } from './Tools/Tools';
import { useControllerState } from './useControllerState';
import { useDeskFocus } from './useDeskFocus';
import { useRoomKeys } from './useRoomKeys';
import { useRunningEvent } from './useRunningEvent';

/** The controller's screen of an open room. Renders once an act; what shows time renders by itself. */
export function Controller() {
  const { showId, title, isSample } = useShow();
  const room = useRoom();
  const snapshot = useSnapshot();
  const { deskRef, returnRef, focusDesk, noteFocus } = useDeskFocus();
  const { controller, dialog, closeDialog, refusal } = useControllerState(room, snapshot.revision, {
    deskRef,
    noteFocus,
  });
  const messageRef = useRef<HTMLInputElement>(null);
  useAcknowledge(snapshot);
  useRunningEvent(hasRunningTimer(snapshot.state));
  useRoomKeys({
    room,
    controller,
    messageRef,
    focusDesk,
    isDialogOpen: dialog !== undefined,
  });

  const { state, self, isIdentifying } = snapshot;
  const timer = shownTimer(snapshot);
  const crumbs = [{ label: 'Dashboard', link: <Link to={paths.dashboard} /> }, { label: title }];
  return (
    <ControllerContext value={controller}>
      <ControllerPage
        title={title}
        breadcrumb={<Breadcrumb items={crumbs} />}
        actions={<Tools showId={showId} />}
      >
        <Notices snapshot={snapshot} isSample={isSample} />
        {state.isBlackout && <BlackoutBanner />}
        <Layout ref={deskRef} tabIndex={-1} role="group" aria-label="Desk">
          <TimerPanel timer={timer} />
          <Middle>
            <Stage snapshot={snapshot} timer={timer} />
            <UndoBar undoable={snapshot.undoable} refusal={refusal} />
            <RoomLog snapshot={snapshot} />
          </Middle>
          <Messages state={state} inputRef={messageRef} />
          <Connected snapshot={snapshot} />
        </Layout>
      </ControllerPage>
      {isIdentifying && <Identification name={self.name} />}
      <Dialogs
        dialog={dialog}
        onClose={closeDialog}
        finalFocus={returnRef}
        state={state}
        shown={timer}
      />
      <Announcer />
    </ControllerContext>
  );
}
