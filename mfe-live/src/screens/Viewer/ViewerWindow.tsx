import { Maximize, Minimize } from 'lucide-react';
import { Button, VisuallyHidden } from '@standby/shared-ui';
import {
  shownTimer,
  useAcknowledge,
  useSnapshot,
} from '../../components/room-context/room-context';
import { useShow } from '../../components/room-context/useShow';
import { ViewerDisplay } from '../../components/ViewerDisplay/ViewerDisplay';
import { Identification } from './Identification';
import { StaleNotice } from './StaleNotice';
import { useFlashPhase } from './useFlashPhase';
import { useFullScreen } from './useFullScreen';
import { useIdle } from './useIdle';
import { useWakeLock } from './useWakeLock';
import { Controls, Screen } from './Viewer.styles';
import { ViewerAnnouncer } from './ViewerAnnouncer';

/** The full-screen window that performers read: it shows the room and changes nothing in it. */
export function ViewerWindow() {
  const { title } = useShow();
  const snapshot = useSnapshot();
  const isIdle = useIdle();
  useAcknowledge(snapshot);
  useWakeLock();
  const { state } = snapshot;
  const timer = shownTimer(snapshot);
  return (
    <Screen
      data-theme={state.isBlackout ? 'dark' : state.viewer.theme}
      data-blackout={state.isBlackout}
      data-idle={isIdle}
    >
      <title>{`${title} · Viewer · Standby`}</title>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {`${title}: viewer`}
      </VisuallyHidden>
      <ViewerAnnouncer state={state} timer={timer} />
      {state.isBlackout ? null : <ViewerContent />}
      <FullScreenControl isShown={!isIdle && !state.isBlackout} />
    </Screen>
  );
}

function ViewerContent() {
  const snapshot = useSnapshot();
  const flash = useFlashPhase(snapshot.state.flash);
  return (
    <>
      <ViewerDisplay state={snapshot.state} timer={shownTimer(snapshot)} flash={flash} />
      <StaleNotice />
      {snapshot.isIdentifying && <Identification name={snapshot.self.name} />}
    </>
  );
}

/** F works even while the button hides. */
function FullScreenControl({ isShown }: { readonly isShown: boolean }) {
  const { isFull, isPossible, toggle } = useFullScreen();
  if (!isPossible || !isShown) return null;
  const Icon = isFull ? Minimize : Maximize;
  return (
    <Controls>
      <Button icon={<Icon strokeWidth={1.5} aria-hidden />} aria-keyshortcuts="F" onClick={toggle}>
        {isFull ? 'Leave full screen' : 'Full screen'}
      </Button>
    </Controls>
  );
}
