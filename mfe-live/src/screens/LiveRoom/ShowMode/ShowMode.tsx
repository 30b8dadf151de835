import { X } from 'lucide-react';
import { VisuallyHidden } from '@standby/shared-ui';
import { NightTheme } from '@standby/room-parts/night-theme';
import { BrightnessSlider } from '../../../components/WindowSettings/BrightnessSlider';
import { useRoom, useRoomSelector, useShownTimer } from '@standby/room-parts/room-context';
import { useShow } from '@standby/room-parts/use-show';
import type { Timer } from '@standby/live-room/domain/state/room-schema';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import { ActButton } from '../ActButton';
import { Countdown } from '../clock/Countdown';
import { EndsAt } from '../clock/EndsAt';
import { NextWords } from '../clock/NextTimer';
import { TimerProgress } from '../clock/TimerProgress';
import { WallClock } from '@standby/room-parts/wall-clock';
import { ConnectionStatus } from '../ConnectionStatus/ConnectionStatus';
import { useController, useControllerView } from '../controller-context';
import { UndoBar } from '../History/UndoBar';
import { AirMark } from '../OnAir/AirMark';
import { HolderLine } from '../OnAir/HolderLine';
import { OnAirLine } from '../OnAir/OnAirLine';
import { useAir } from '../OnAir/useAir';
import { SidePanel } from '../SidePanel/SidePanel';
import { TransportControls } from '../TimerPanel/TransportControls';
import { ViewerControls } from '../TimerPanel/ViewerControls';
import { selectNeighbour, selectOnAir } from '../select-timer';
import { ShowLines } from './ShowLines';
import { Clock, Deck, Desk, Facts, PanelPlace, Root } from './ShowMode.styles';
import {
  Alert,
  LeaveWord,
  Name,
  OnAirButton,
  Time,
  Top,
  TopTools,
  TopWords,
} from './ShowTop.styles';

const selectIsBlackout = ({ state }: RoomSnapshot) => state.isBlackout;

/** The desk during the show: only the clock, what comes next, and the controls, in little light. */
export function ShowMode() {
  const { title } = useShow();
  const { changeSettings, deskRef, toggleShowMode } = useController();
  const { isPanelOpen, settings } = useControllerView();
  const timer = useShownTimer();
  const isBlackout = useRoomSelector(selectIsBlackout);
  return (
    <Root data-show-mode>
      <NightTheme />
      <Desk ref={deskRef} tabIndex={-1} role="group" aria-label="Desk" data-panel={isPanelOpen}>
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
        <Top>
          <TopWords>
            <TimerName timer={timer} />
            {isBlackout && <Alert role="alert">Blackout</Alert>}
            <HolderLine />
            <Time>
              <WallClock />
            </Time>
          </TopWords>
          <TopTools>
            <BrightnessSlider
              value={settings.brightness}
              onChange={(next) => changeSettings({ brightness: next })}
            />
            <ConnectionStatus />
            <ActButton
              variant="ghost"
              keyAct="show-mode"
              aria-label="Leave show mode"
              icon={<X strokeWidth={1.5} aria-hidden />}
              onClick={toggleShowMode}
            >
              <LeaveWord>Leave</LeaveWord>
            </ActButton>
          </TopTools>
        </Top>
        <Clock>
          <Countdown timer={timer} />
          <TimerProgress timer={timer} />
        </Clock>
        <ShowLines />
        <Facts>
          <dl>
            <EndsAt timer={timer} />
          </dl>
          <NextButton timer={timer} />
        </Facts>
        <UndoBar />
        <Deck data-foot>
          <TransportControls timer={timer} isOutlined />
          <ViewerControls />
        </Deck>
        {isPanelOpen && <DimPanel />}
      </Desk>
    </Root>
  );
}

/** The name of the selected timer. If another timer is on air, a press returns to that one. */
function TimerName({ timer }: { readonly timer: Timer }) {
  const room = useRoom();
  const isOnAir = useAir(timer) === 'on-air';
  if (isOnAir) {
    return (
      <Name>
        <AirMark air="on-air" /> {timer.name}
      </Name>
    );
  }
  return (
    <OnAirButton variant="ghost" keyAct="back" hidesKey onClick={() => selectOnAir(room)}>
      <OnAirLine />
      <VisuallyHidden>. Back to it</VisuallyHidden>
    </OnAirButton>
  );
}

/** Messages, calls or the rundown, in the light of the show mode. The clock stays in view. */
function DimPanel() {
  const { closePanel } = useController();
  return (
    <PanelPlace>
      <ActButton
        variant="ghost"
        keyAct="back"
        icon={<X strokeWidth={1.5} aria-hidden />}
        onClick={closePanel}
      >
        Close
      </ActButton>
      <SidePanel />
    </PanelPlace>
  );
}

/** Selects the next timer, because the show mode has no tabs. */
function NextButton({ timer }: { readonly timer: Timer }) {
  const room = useRoom();
  const isLast = useRoomSelector(({ state }) => state.timers.at(-1) === timer);
  return (
    <ActButton
      variant="ghost"
      keyAct="next-timer"
      aria-disabled={isLast}
      onClick={() => !isLast && selectNeighbour(room, 1)}
    >
      <NextWords timer={timer} />
    </ActButton>
  );
}
