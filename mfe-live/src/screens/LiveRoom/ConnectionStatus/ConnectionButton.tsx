import { useEffect } from 'react';
import { StatusBadge, VisuallyHidden } from '@standby/shared-ui';
import { useRoomSelector } from '@standby/room-parts/room-context';
import { useController } from '../controller-context';
import { Connection } from './ConnectionStatus.styles';
import { useConnectionText } from './useConnectionText';

/** Makes the browser ask before the page closes while some acts are not stored. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [isNeeded]);
}

/** The state of the connection to the server, always in view. A press opens the details. */
export function ConnectionButton() {
  const { open } = useController();
  const { tone, word, detail, isConnecting, unsent } = useConnectionText();
  const hasHeld = useRoomSelector(({ held }) => held.length > 0);
  const whole = detail === null ? word : `${word} ${detail}`;
  useLeaveWarning(unsent > 0 || hasHeld);
  return (
    <>
      <Connection
        aria-label={`Connection: ${whole}`}
        aria-haspopup="dialog"
        onClick={() => open('connection')}
      >
        <StatusBadge tone={tone}>
          {word}
          {detail !== null && <small> {detail}</small>}
        </StatusBadge>
      </Connection>
      <VisuallyHidden role="status">{isConnecting ? '' : whole}</VisuallyHidden>
    </>
  );
}
