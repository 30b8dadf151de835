import { Maximize, Minimize, Tag } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, LazyPart, lazyScreen, VisuallyHidden, DocumentTitle } from '@standby/shared-ui';
import { useAcknowledge, useRoomSelector, useShownTimer } from '@standby/room-parts/room-context';
import { useShow } from '@standby/room-parts/use-show';
import { useStateOnScreen } from '@standby/room-parts/use-state-on-screen';
import { Dimmer } from '@standby/room-parts/dimmer';
import { ViewerDisplay, type ViewerDisplayProps } from '@standby/room-parts/viewer-display';
import type { RoomSnapshot } from '@standby/live-room/client/room-snapshot';
import type { ScreenIdentity } from '@standby/live-room/domain/state/screen-settings';
import { brightnessOf, screenSettingOf } from '@standby/live-room/domain/screens/screens';
import { type OverlayPart, overlayOf, overlaySettings } from '@standby/room-parts/overlay';
import { Identification } from './Identification';
import { StaleNotice } from './StaleNotice';
import { useFlashPhase } from './useFlashPhase';
import { useFullScreen } from './useFullScreen';
import { useIdle } from './useIdle';
import { useScreenIdentity } from './useScreenIdentity';
import { useWakeLock } from '@standby/room-parts/use-wake-lock';
import { Controls, Screen } from './Viewer.styles';
import { ViewerAnnouncer } from './ViewerAnnouncer';

const NameScreen = lazyScreen(() => import('./NameScreen'), 'NameScreen');

interface ViewerWindowProps {
  /** Identity of a paired device; other windows determine their own. */
  readonly device?: ScreenIdentity;
}

/**
 * The full-screen window that performers read, or an overlay on a picture. It shows the room and
 * changes nothing in it.
 */
export function ViewerWindow({ device }: ViewerWindowProps) {
  const { title } = useShow();
  const { screen, rename } = useScreenIdentity(device);
  const overlay = overlayOf(useLocation().search);
  const room = useStateOnScreen(screen?.id);
  const state = overlay ? { ...room, viewer: overlaySettings(room.viewer, overlay) } : room;
  const timer = useShownTimer();
  const isIdle = useIdle();
  const [isNaming, setIsNaming] = useState(false);
  useAcknowledge();
  useWakeLock();
  return (
    <Screen
      data-theme={state.isBlackout ? 'dark' : state.viewer.theme}
      data-blackout={state.isBlackout}
      data-idle={isIdle}
      data-overlay={overlay && ''}
    >
      <DocumentTitle>{`${title} · Viewer · Standby`}</DocumentTitle>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {`${title}: viewer`}
      </VisuallyHidden>
      <ViewerAnnouncer state={state} timer={timer} />
      {!state.isBlackout && <ViewerContent state={state} timer={timer} overlay={overlay} />}
      {!overlay && (
        <>
          <Dimmer brightness={brightnessOf(screenSettingOf(state, screen?.id))} />
          <ViewerControls
            isShown={!isIdle && !state.isBlackout}
            onName={screen && rename && (() => setIsNaming(true))}
          />
        </>
      )}
      {isNaming && screen && rename && (
        <LazyPart>
          <NameScreen screen={screen} onRename={rename} onClose={() => setIsNaming(false)} />
        </LazyPart>
      )}
    </Screen>
  );
}

const selectShownName = ({ isIdentifying, self }: RoomSnapshot) =>
  isIdentifying ? self.name : undefined;

interface ViewerContentProps extends Pick<ViewerDisplayProps, 'state' | 'timer'> {
  readonly overlay: readonly OverlayPart[] | undefined;
}

function ViewerContent({ state, timer, overlay }: ViewerContentProps) {
  const flash = useFlashPhase(state.flash);
  const name = useRoomSelector(selectShownName);
  const isShown = (part: OverlayPart) => overlay?.includes(part) ?? true;
  return (
    <>
      <ViewerDisplay
        state={state}
        timer={timer}
        flash={flash}
        isWithoutFigure={!isShown('countdown')}
      />
      {isShown('connection') && <StaleNotice />}
      {!overlay && name !== undefined && <Identification name={name} />}
    </>
  );
}

const selectOwnName = ({ self }: RoomSnapshot) => self.name;

/** The screen’s name, as a button that changes it. */
function NameButton({ onPress }: { readonly onPress: () => void }) {
  const name = useRoomSelector(selectOwnName);
  return (
    <Button icon={<Tag strokeWidth={1.5} aria-hidden />} onClick={onPress}>
      <VisuallyHidden>Name of this screen: </VisuallyHidden>
      {name}
    </Button>
  );
}

interface ViewerControlsProps {
  readonly isShown: boolean;
  /**
   * Opens the dialog for the name; undefined until the screen’s identity is known, and on a paired
   * device.
   */
  readonly onName: (() => void) | undefined;
}

/** The buttons of a viewer. The key F works even while they are hidden. */
function ViewerControls({ isShown, onName }: ViewerControlsProps) {
  const { isFull, isPossible, toggle } = useFullScreen();
  if (!isShown) return null;
  const Icon = isFull ? Minimize : Maximize;
  return (
    <Controls>
      {onName && <NameButton onPress={onName} />}
      {isPossible && (
        <Button
          icon={<Icon strokeWidth={1.5} aria-hidden />}
          aria-keyshortcuts="F"
          onClick={toggle}
        >
          {isFull ? 'Leave full screen' : 'Full screen'}
        </Button>
      )}
    </Controls>
  );
}
