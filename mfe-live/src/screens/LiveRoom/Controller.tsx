import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { Breadcrumb } from '@standby/shared-ui';
import { paths, showPath } from '@standby/contracts';
import { RoomFrame } from '@standby/room-parts/room-frame';
import { useAcknowledge, useRoom } from '@standby/room-parts/room-context';
import { useShow } from '@standby/room-parts/use-show';
import { useMediaQuery } from '../../components/useMediaQuery';
import { StreamDeck } from '@standby/room-parts/stream-deck';
import { Dimmer } from '@standby/room-parts/dimmer';
import { Announcer } from './Announcer';
import { CallSignals } from './Calls/CallSignals';
import { CompactClock } from './clock/CompactClock';
import { useController, useControllerView } from './controller-context';
import { Columns, ControllerPage, Layout, Middle, Way } from './Controller.styles';
import { ControllerProvider } from './ControllerProvider';
import { WIDE_DESK } from './desk-layout';
import { Dialogs } from './Dialogs';
import { AtFoot, FootProvider, WithoutFoot } from './Foot';
import { RoomLog } from './History/RoomLog';
import { UndoBar } from './History/UndoBar';
import { LastMinuteSignals } from './LastMinuteSignals';
import { Identification } from './Notices/Identification';
import { SelectionAnnouncer } from './OnAir/SelectionAnnouncer';
import { PerformanceProvider } from './Performance/PerformanceProvider';
import { People } from './People/People';
import { Rail } from './Rail/Rail';
import { ShowMode } from './ShowMode/ShowMode';
import { SidePanel } from './SidePanel/SidePanel';
import { Stage } from './Stage/Stage';
import { Controls, TimerPanel } from './TimerPanel/TimerPanel';
import { RoomMenu } from './Tools/RoomMenu';
import { Tools } from './Tools/Tools';
import { Wall } from './Wall/Wall';
import { useConnectedParts } from './useConnectedParts';
import { useRoomKeys } from './useRoomKeys';
import { useRunningEvent } from './useRunningEvent';
import { WidePanels } from './WideDesk/WidePanels';

/** The controller’s screen of an open room. Each part renders when its data changes. */
export function Controller() {
  return (
    <ControllerProvider>
      <PerformanceProvider>
        <DeskPage />
        <WindowParts />
        <Identification />
        <Dialogs />
        <Announcer />
        <SelectionAnnouncer />
        <RoomEffects />
        <StreamDeck page="desk" />
      </PerformanceProvider>
    </ControllerProvider>
  );
}

/** Effects of the screen without visible output. */
function RoomEffects() {
  useAcknowledge();
  useConnectedParts();
  useRunningEvent();
  useRoomKeys();
  useLock();
  return null;
}

/** Keeps a locked desk locked after a reload. */
function useLock() {
  const room = useRoom();
  const { isLocked } = useControllerView().settings;
  useEffect(() => room.lock(isLocked), [room, isLocked]);
}

/** Parts that follow the settings of this window. */
function WindowParts() {
  const { isShowMode, brightness, vibrates, ticks, soundsCalls } = useControllerView().settings;
  return (
    <>
      {isShowMode && <ShowMode />}
      <Dimmer brightness={brightness} />
      <LastMinuteSignals vibrates={vibrates} ticks={ticks} />
      <CallSignals sounds={soundsCalls} />
    </>
  );
}

function DeskPage() {
  const { showId, title } = useShow();
  const { deskRef } = useController();
  const { isShowMode } = useControllerView().settings;
  const isWide = useMediaQuery(WIDE_DESK);
  const crumbs = [
    { label: 'Dashboard', link: <Link to={paths.dashboard} /> },
    { label: title, link: <Link to={showPath(showId)} /> },
    { label: 'Live room' },
  ];
  return (
    <ControllerPage
      title={title}
      data-own-menu
      hidden={isShowMode}
      breadcrumb={
        <Way>
          <Breadcrumb items={crumbs} />
          <RoomFrame place="desk" />
        </Way>
      }
      actions={
        <>
          <Tools />
          <RoomMenu />
        </>
      }
    >
      <Layout ref={isShowMode ? undefined : deskRef} tabIndex={-1} role="group" aria-label="Desk">
        <FootProvider>
          <Rail />
          <Columns>
            <TimerPanel>
              <WithoutFoot>
                <Controls />
              </WithoutFoot>
            </TimerPanel>
            <Middle>
              <Stage />
              <WithoutFoot>
                <Wall />
                <UndoBar />
              </WithoutFoot>
              <RoomLog isOpenAtFirst={isWide} key={String(isWide)} />
            </Middle>
            {/* The show mode has its own panels. */}
            {!isShowMode && (isWide ? <WidePanels /> : <SidePanel />)}
            <People />
            <AtFoot>
              <Wall />
              <UndoBar />
              <Controls />
            </AtFoot>
          </Columns>
          <CompactClock />
        </FootProvider>
      </Layout>
    </ControllerPage>
  );
}
